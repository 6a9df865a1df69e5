package dev.tidemark.chart.draw;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.model.Spread;
import java.awt.BasicStroke;
import java.awt.Color;
import java.awt.Graphics2D;
import java.awt.Paint;
import java.awt.Shape;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.function.Function;
import org.jfree.chart.axis.CategoryAxis;
import org.jfree.chart.axis.ValueAxis;
import org.jfree.chart.plot.CategoryPlot;
import org.jfree.chart.renderer.category.BarRenderer;
import org.jfree.chart.renderer.category.CategoryItemRendererState;
import org.jfree.chart.renderer.category.StandardBarPainter;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.data.category.CategoryDataset;

/** JFreeChart's bars with the range of the repetitions, the numbers beside them, and hatching where there is a doubt. */
final class ExtremesRenderer extends BarRenderer {
    private static final double HATCH = 7;

    private final transient ChartSpec.Bars chart;
    private final transient Theme theme;
    private final transient Function<ChartSpec.Bar, String> written;

    /** @param written what stands beside a bar */
    ExtremesRenderer(ChartSpec.Bars chart, Theme theme, Function<ChartSpec.Bar, String> written) {
        this.chart = chart;
        this.theme = theme;
        this.written = written;
        setBarPainter(new StandardBarPainter());
        setShadowVisible(false);
        setDrawBarOutline(false);
        setMaximumBarWidth(0.2);
    }

    @Override
    public Paint getItemPaint(int row, int column) {
        ChartSpec.Bar bar = chart.bars().get(column);
        Color colour = theme.colour(bar.colour());
        return bar.doubtful() ? Theme.faint(colour, 0.25) : Theme.faint(colour, 0.85);
    }

    @Override
    public void drawItem(
            Graphics2D g,
            CategoryItemRendererState state,
            Rectangle2D area,
            CategoryPlot plot,
            CategoryAxis names,
            ValueAxis values,
            CategoryDataset dataset,
            int row,
            int column,
            int pass) {
        ChartSpec.Bar bar = chart.bars().get(column);
        double length = state.getBarWidth();
        double top = calculateBarW0(plot, plot.getOrientation(), area, names, state, row, column);
        RectangleEdge edge = plot.getRangeAxisEdge();
        double zero = values.valueToJava2D(0, area, edge);
        double right = zero;
        if (bar.spread().isPresent()) {
            super.drawItem(g, state, area, plot, names, values, dataset, row, column, pass);
            Spread spread = bar.spread().get();
            double end = values.valueToJava2D(spread.median(), area, edge);
            if (bar.doubtful()) {
                hatch(g, new Rectangle2D.Double(Math.min(zero, end), top, Math.abs(end - zero), length), bar);
            }
            double min = values.valueToJava2D(spread.min(), area, edge);
            right = Math.max(zero, values.valueToJava2D(spread.max(), area, edge));
            if (spread.n() > 1) {
                whisker(g, min, right, top + length / 2, Math.min(5, length / 4));
            }
        }
        g.setFont(ChartFonts.SMALL);
        g.setPaint(theme.text());
        g.drawString(written.apply(bar), (float) right + 7, (float) (top + length / 2 + 4));
    }

    private void whisker(Graphics2D g, double min, double max, double y, double half) {
        g.setPaint(theme.text());
        g.setStroke(new BasicStroke(1.5f));
        g.draw(new Line2D.Double(min, y, max, y));
        g.draw(new Line2D.Double(min, y - half, min, y + half));
        g.draw(new Line2D.Double(max, y - half, max, y + half));
    }

    private void hatch(Graphics2D g, Rectangle2D bar, ChartSpec.Bar what) {
        g.setPaint(theme.colour(what.colour()));
        g.setStroke(new BasicStroke(1f));
        Shape clip = g.getClip();
        g.clip(bar);
        for (double x = bar.getX() - bar.getHeight(); x < bar.getMaxX(); x += HATCH) {
            g.draw(new Line2D.Double(x, bar.getMaxY(), x + bar.getHeight(), bar.getY()));
        }
        g.setClip(clip);
        g.draw(bar);
    }
}
