package dev.tidemark.chart.draw;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.draw.LineRenderer.Prepared;
import dev.tidemark.chart.shape.ChartGeometry;
import dev.tidemark.chart.shape.Decimation;
import dev.tidemark.chart.shape.Strokes;
import dev.tidemark.format.Formats;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.LegendItem;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.DatasetRenderingOrder;
import org.jfree.chart.plot.IntervalMarker;
import org.jfree.chart.plot.SeriesRenderingOrder;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.ui.Layer;
import org.jfree.chart.ui.RectangleInsets;

/** One drawing of a time chart. */
final class TimeDrawing {
    /** What the value axis takes of the width, roughly: only to guess how much room the phases' names have. */
    private static final double AXIS_WIDTH = 75;
    /** More of them would leave the plot no room. */
    private static final int MOST_ENTRIES = 24;

    private final ChartSpec.Time chart;
    private final Theme theme;
    private final List<Prepared> lines;

    /** @param pyramids of a line's series */
    TimeDrawing(ChartSpec.Time chart, Theme theme, Function<ChartSpec.Line, Decimation> pyramids) {
        this.chart = chart;
        this.theme = theme;
        this.lines = chart.lines().stream()
                .sorted(Comparator.comparing(l -> l.style().emphasis())) // what is faint lies behind all that is strong
                .map(l -> new Prepared(l, pyramids.apply(l)))
                .toList();
    }

    ChartGeometry draw(Graphics2D g, Rectangle2D area) {
        BandStrip strip = new BandStrip(chart.bands(), theme);
        double stripHeight = strip.height(g, area.getWidth() - AXIS_WIDTH, chart.x());
        XYPlot plot = plot();
        plot.setInsets(new RectangleInsets(stripHeight + 6, 4, 4, 16));
        JFreeChart drawing = Dress.chart(chart.heading(), plot, theme);
        ChartRenderingInfo info = new ChartRenderingInfo();
        drawing.draw(g, area, info);
        ChartGeometry geometry = new ChartGeometry(
                info.getPlotInfo().getDataArea(),
                chart.x().min(),
                chart.x().max(),
                chart.y().min(),
                chart.y().max());
        strip.draw(g, geometry, stripHeight);
        return geometry;
    }

    private XYPlot plot() {
        Formats formats = new Formats(chart.heading().locale());
        NumberAxis x = Dress.axis(AxisTicks.axis(chart.x(), formats), theme);
        x.setTickLabelInsets(Dress.APART);
        NumberAxis y = Dress.axis(AxisTicks.axis(chart.y(), formats), theme);
        LineRenderer renderer = new LineRenderer(lines, theme);
        XYPlot plot = new XYPlot(chart.isEmpty() ? null : renderer.dataset(), x, y, renderer);
        plot.setSeriesRenderingOrder(SeriesRenderingOrder.FORWARD);
        plot.setDatasetRenderingOrder(DatasetRenderingOrder.FORWARD);
        plot.setDomainGridlinesVisible(false);
        plot.setRangeGridlinePaint(theme.grid());
        plot.setRangeGridlineStroke(new BasicStroke(1f));
        plot.setFixedLegendItems(legend(renderer.isMarked()));
        x.setVisible(!chart.isEmpty());
        y.setVisible(!chart.isEmpty());
        plot.setRangeGridlinesVisible(!chart.isEmpty());
        for (ChartSpec.Band band : chart.bands()) {
            plot.addDomainMarker(
                    new IntervalMarker(
                            band.from(),
                            band.to(),
                            theme.band(band.kind()),
                            new BasicStroke(1f),
                            theme.grid(),
                            null,
                            1f),
                    Layer.BACKGROUND);
        }
        return plot;
    }

    /** One entry per name, as its strongest line looks. */
    private LegendItemCollection legend(boolean marked) {
        Map<String, ChartSpec.Style> styles = new LinkedHashMap<>();
        for (ChartSpec.Line line : chart.lines()) {
            styles.merge(line.label(), line.style(), (a, b) -> b.emphasis() == ChartSpec.Emphasis.STRONG ? b : a);
        }
        LegendItemCollection legend = new LegendItemCollection();
        for (Map.Entry<String, ChartSpec.Style> entry : styles.entrySet()) {
            if (legend.getItemCount() == MOST_ENTRIES) {
                legend.add(more(styles.size() - MOST_ENTRIES));
                break;
            }
            legend.add(entry(entry.getKey(), entry.getValue(), marked));
        }
        return legend;
    }

    /** What no longer fits: its number, without a line. */
    private LegendItem more(int entries) {
        LegendItem item = new LegendItem("+ " + entries + " …", new Color(0, true));
        item.setShapeVisible(false);
        item.setLabelFont(ChartFonts.LABEL);
        item.setLabelPaint(theme.muted());
        return item;
    }

    private LegendItem entry(String label, ChartSpec.Style style, boolean marked) {
        LegendItem item = new LegendItem(
                label,
                null,
                null,
                null,
                marked,
                Strokes.mark(style.colour(), 0, 0),
                true,
                theme.colour(style.colour()),
                false,
                theme.background(),
                new BasicStroke(1f),
                true,
                new Line2D.Double(-16, 0, 16, 0),
                Strokes.line(style),
                theme.colour(style.colour()));
        item.setLabelFont(ChartFonts.LABEL);
        item.setLabelPaint(theme.text());
        return item;
    }
}
