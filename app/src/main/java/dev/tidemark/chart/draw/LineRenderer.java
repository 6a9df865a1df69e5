package dev.tidemark.chart.draw;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.shape.ChartGeometry;
import dev.tidemark.chart.shape.Decimation;
import dev.tidemark.chart.shape.LineShape;
import dev.tidemark.chart.shape.Strokes;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.RenderingHints;
import java.awt.Shape;
import java.awt.geom.Rectangle2D;
import java.util.List;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CrosshairState;
import org.jfree.chart.plot.PlotRenderingInfo;
import org.jfree.chart.plot.XYPlot;
import org.jfree.chart.renderer.xy.AbstractXYItemRenderer;
import org.jfree.chart.renderer.xy.XYItemRendererState;
import org.jfree.data.xy.AbstractXYDataset;
import org.jfree.data.xy.XYDataset;

/**
 * Draws whole lines where JFreeChart draws items: each line is a series of one item, so that the cost of a line is that
 * of its pixels and not of its samples.
 */
final class LineRenderer extends AbstractXYItemRenderer {
    private static final double MARK_EVERY = 110;
    private static final BasicStroke OUTLINE = new BasicStroke(1f, BasicStroke.CAP_BUTT, BasicStroke.JOIN_BEVEL);

    /** A line with its pyramid. */
    record Prepared(ChartSpec.Line line, Decimation decimation) {
        ChartSpec.Style style() {
            return line.style();
        }
    }

    private final transient List<Prepared> lines;
    private final transient Theme theme;
    private final boolean marked;

    /** @param lines in drawing order, the last one in front */
    LineRenderer(List<Prepared> lines, Theme theme) {
        this.lines = lines;
        this.theme = theme;
        this.marked = lines.stream().map(l -> l.style().colour()).distinct().count() > 1;
    }

    boolean isMarked() {
        return marked;
    }

    /** As many series as lines, of one item each. Its values are not asked for: the axes are set. */
    XYDataset dataset() {
        return new OneItemPerLine(lines);
    }

    @Override
    public void drawItem(
            Graphics2D g,
            XYItemRendererState state,
            Rectangle2D area,
            PlotRenderingInfo info,
            XYPlot plot,
            ValueAxis x,
            ValueAxis y,
            XYDataset dataset,
            int series,
            int item,
            CrosshairState crosshair,
            int pass) {
        ChartGeometry geometry =
                new ChartGeometry(area, x.getLowerBound(), x.getUpperBound(), y.getLowerBound(), y.getUpperBound());
        Prepared prepared = lines.get(series);
        double sharpness = Math.abs(g.getTransform().getScaleX());
        draw(g, prepared, LineShape.of(prepared.line(), prepared.decimation(), geometry, sharpness));
        if (marked && prepared.style().emphasis() == ChartSpec.Emphasis.STRONG) {
            drawMarks(g, prepared.line(), geometry);
        }
    }

    private void draw(Graphics2D g, Prepared prepared, LineShape shape) {
        boolean strong = prepared.style().emphasis() == ChartSpec.Emphasis.STRONG;
        Color colour = theme.colour(prepared.style().colour());
        Color edge = strong ? colour : Theme.faint(colour, 0.45);
        if (shape.filled()) {
            drawDense(g, shape, edge, Theme.faint(colour, strong ? 0.5 : 0.2));
            return;
        }
        g.setPaint(edge);
        g.setStroke(Strokes.line(prepared.style()));
        g.draw(shape.path());
        g.fill(shape.dots());
    }

    /** Without smoothing: a column is a pixel wide, there is nothing to smooth, and it takes a third of the time. */
    private static void drawDense(Graphics2D g, LineShape shape, Color edge, Color inside) {
        Object smoothing = g.getRenderingHint(RenderingHints.KEY_ANTIALIASING);
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, RenderingHints.VALUE_ANTIALIAS_OFF);
        g.setPaint(inside);
        g.fill(shape.path());
        g.setPaint(edge);
        g.setStroke(OUTLINE);
        g.draw(shape.path());
        g.setRenderingHint(RenderingHints.KEY_ANTIALIASING, smoothing);
    }

    /** Sparse and staggered, so that marks of several subjects do not hide each other; always on a sample. */
    private void drawMarks(Graphics2D g, ChartSpec.Line line, ChartGeometry geometry) {
        Rectangle2D plot = geometry.plot();
        double first = plot.getX() + MARK_EVERY * (0.2 + 0.31 * line.style().colour() % 1);
        for (double pixel = first; pixel < plot.getMaxX() - 5; pixel += MARK_EVERY) {
            int index = line.firstAtOrAfter(geometry.valueAtX(pixel));
            if (index < line.data().size() && Double.isFinite(line.data().value(index))) {
                double x = geometry.toX(line.time(index));
                double y = geometry.toY(line.data().value(index));
                Shape mark = Strokes.mark(line.style().colour(), x, y);
                g.setPaint(theme.colour(line.style().colour()));
                g.fill(mark);
                g.setPaint(theme.background());
                g.setStroke(new BasicStroke(1f));
                g.draw(mark);
            }
        }
    }

    private static final class OneItemPerLine extends AbstractXYDataset {
        private final transient List<Prepared> lines;

        OneItemPerLine(List<Prepared> lines) {
            this.lines = lines;
        }

        @Override
        public int getSeriesCount() {
            return lines.size();
        }

        @Override
        public Comparable<?> getSeriesKey(int series) {
            return series;
        }

        @Override
        public int getItemCount(int series) {
            return 1;
        }

        @Override
        public Number getX(int series, int item) {
            return lines.get(series).line().time(0);
        }

        @Override
        public Number getY(int series, int item) {
            return lines.get(series).line().data().value(0);
        }
    }
}
