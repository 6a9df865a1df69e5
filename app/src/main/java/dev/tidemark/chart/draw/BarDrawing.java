package dev.tidemark.chart.draw;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.shape.ChartGeometry;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.model.Spread;
import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import org.jfree.chart.ChartRenderingInfo;
import org.jfree.chart.LegendItemCollection;
import org.jfree.chart.axis.AxisLocation;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.plot.PlotOrientation;
import org.jfree.chart.text.TextBlock;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;
import org.jfree.data.category.DefaultCategoryDataset;

/** One drawing of a bar chart: bars from left to right, so that long names stay readable, the first at the top. */
final class BarDrawing {
    private final ChartSpec.Bars chart;
    private final Theme theme;
    private final Formats formats;

    BarDrawing(ChartSpec.Bars chart, Theme theme) {
        this.chart = chart;
        this.theme = theme;
        this.formats = new Formats(chart.heading().locale());
    }

    ChartGeometry draw(Graphics2D g, Rectangle2D area) {
        ChartSpec.Axis axis = withRoomForLabels(g, area.getWidth());
        CategoryPlot plot = plot(axis);
        plot.setInsets(new RectangleInsets(6, 4, 4, 16));
        ChartRenderingInfo info = new ChartRenderingInfo();
        Dress.chart(chart.heading(), plot, theme).draw(g, area, info);
        return new ChartGeometry(
                info.getPlotInfo().getDataArea(),
                axis.min(),
                axis.max(),
                0,
                Math.max(1, chart.bars().size()));
    }

    private CategoryPlot plot(ChartSpec.Axis axis) {
        NumberAxis values = Dress.axis(AxisTicks.axis(axis, formats), theme);
        values.setTickLabelInsets(Dress.APART);
        CategoryAxis names = new Names();
        Dress.colours(names, theme);
        names.setTickLabelPaint(theme.text());
        names.setTickLabelFont(ChartFonts.LABEL);
        names.setLowerMargin(0.02);
        names.setUpperMargin(0.02);
        names.setCategoryMargin(0.35);
        names.setTickMarksVisible(false);
        CategoryPlot plot = new CategoryPlot(
                chart.isEmpty() ? null : dataset(), names, values, new ExtremesRenderer(chart, theme, this::written));
        plot.setOrientation(PlotOrientation.HORIZONTAL);
        plot.setRangeAxisLocation(AxisLocation.BOTTOM_OR_LEFT);
        plot.setRangeGridlinePaint(theme.grid());
        plot.setRangeGridlineStroke(new BasicStroke(1f));
        plot.setFixedLegendItems(new LegendItemCollection());
        names.setVisible(!chart.isEmpty());
        values.setVisible(!chart.isEmpty());
        plot.setRangeGridlinesVisible(!chart.isEmpty());
        return plot;
    }

    /** Named by their place, as two bars may have the same label. */
    private DefaultCategoryDataset dataset() {
        DefaultCategoryDataset dataset = new DefaultCategoryDataset();
        for (int i = 0; i < chart.bars().size(); i++) {
            // An unknown value is drawn as a word; the 0 only keeps its place.
            dataset.addValue(chart.bars().get(i).spread().map(Spread::median).orElse(0.0), "", Integer.valueOf(i));
        }
        return dataset;
    }

    /** {@code 159.3 [150.1–167.0] MiB}. */
    private String written(ChartSpec.Bar bar) {
        Scale scale = AxisTicks.scale(chart.value());
        return bar.spread()
                .map(s -> (formats.spread(s, scale) + " " + scale.suffix()).strip())
                .orElse(Formats.UNKNOWN);
    }

    /** The axis, reaching so far that the numbers to the right of the bars are inside the plot. */
    private ChartSpec.Axis withRoomForLabels(Graphics2D g, double width) {
        FontMetrics small = g.getFontMetrics(ChartFonts.SMALL);
        FontMetrics normal = g.getFontMetrics(ChartFonts.LABEL);
        double names = 0;
        for (ChartSpec.Bar bar : chart.bars()) {
            names = Math.max(names, normal.stringWidth(bar.label()));
        }
        double plot = Math.max(100, width - names - 60);
        double max = chart.value().max();
        for (ChartSpec.Bar bar : chart.bars()) {
            double room = Math.min(0.7, (small.stringWidth(written(bar)) + 16) / plot);
            max = Math.max(max, bar.spread().map(Spread::max).orElse(0.0) / (1 - room));
        }
        return chart.value().between(chart.value().min(), max);
    }

    /** Writes each bar's label, and its note in a second line. */
    private final class Names extends CategoryAxis {
        @Override
        @SuppressWarnings("rawtypes") // as JFreeChart declares it
        protected TextBlock createLabel(Comparable category, float width, RectangleEdge edge, Graphics2D g) {
            ChartSpec.Bar bar = chart.bars().get((Integer) category);
            TextBlock block = new TextBlock();
            block.setLineAlignment(HorizontalAlignment.RIGHT);
            block.addLine(bar.label(), ChartFonts.LABEL, theme.text());
            if (!bar.note().isEmpty()) {
                block.addLine(bar.note(), ChartFonts.SMALL, theme.muted());
            }
            return block;
        }
    }
}
