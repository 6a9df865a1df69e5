package dev.tidemark.chart.draw;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.shape.ChartGeometry;
import dev.tidemark.chart.shape.Decimation;
import dev.tidemark.model.Series;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.util.IdentityHashMap;

/**
 * Draws a chart description on any Graphics2D: the screen's image, PNG, SVG and PDF are the same drawing. Axes, legends,
 * markers and bars are JFreeChart's; lines are drawn as one column per pixel from a min/max pyramid.
 *
 * <p>A renderer keeps the pyramids of the chart that it drew last, so that drawing another stretch of the same series
 * is cheap. It belongs to one view and one thread at a time.
 */
public final class ChartRenderer {
    private IdentityHashMap<Series, Decimation> pyramids = new IdentityHashMap<>();

    /**
     * @param area in user space units of {@code g}; text stays text where the target keeps it
     * @return where the plot lies, for what is to be laid over it
     */
    public ChartGeometry draw(ChartSpec chart, Theme theme, Graphics2D g, Rectangle2D area) {
        if (chart instanceof ChartSpec.Time time) {
            prepare(time);
            return new TimeDrawing(time, theme, l -> pyramids.computeIfAbsent(l.data(), Decimation::new)).draw(g, area);
        }
        return new BarDrawing((ChartSpec.Bars) chart, theme).draw(g, area);
    }

    /** Keeps what the chart still needs, makes what is new, forgets the rest. */
    private void prepare(ChartSpec.Time chart) {
        IdentityHashMap<Series, Decimation> needed = new IdentityHashMap<>();
        for (ChartSpec.Line line : chart.lines()) {
            Decimation known = pyramids.get(line.data());
            needed.put(line.data(), known == null ? new Decimation(line.data()) : known);
        }
        pyramids = needed;
    }
}
