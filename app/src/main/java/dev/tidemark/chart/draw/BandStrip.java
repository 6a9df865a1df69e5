package dev.tidemark.chart.draw;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.shape.ChartGeometry;
import dev.tidemark.model.Phase;
import java.awt.BasicStroke;
import java.awt.FontMetrics;
import java.awt.Graphics2D;
import java.awt.geom.Line2D;
import java.awt.geom.Rectangle2D;
import java.util.List;

/**
 * The names of the phases in a strip above the plot. A name that is wider than its phase stands one row higher, from
 * the phase's beginning on, where it still finds room there.
 */
final class BandStrip {
    private static final double ROW = 17;
    private static final double GAP = 4;

    private final List<ChartSpec.Band> bands;
    private final Theme theme;

    BandStrip(List<ChartSpec.Band> bands, Theme theme) {
        this.bands = bands;
        this.theme = theme;
    }

    /** The strip's height for a plot that is about so wide and shows so many seconds. */
    double height(Graphics2D g, double width, ChartSpec.Axis time) {
        if (bands.isEmpty()) {
            return 0;
        }
        FontMetrics metrics = g.getFontMetrics(ChartFonts.SMALL);
        double unitsPerSecond = width / (time.max() - time.min());
        boolean second = bands.stream()
                .anyMatch(b -> metrics.stringWidth(b.label()) + 2 * GAP > (b.to() - b.from()) * unitsPerSecond);
        return second ? 2 * ROW : ROW;
    }

    void draw(Graphics2D g, ChartGeometry geometry, double height) {
        Rectangle2D plot = geometry.plot();
        double upperFree = plot.getMinX() - 1;
        for (ChartSpec.Band band : bands) {
            double from = Math.max(geometry.toX(band.from()), plot.getMinX());
            double to = Math.min(geometry.toX(band.to()), plot.getMaxX());
            if (from >= to) {
                continue;
            }
            Rectangle2D cell = new Rectangle2D.Double(from, plot.getY() - ROW, to - from, ROW);
            g.setPaint(theme.band(band.kind()));
            g.fill(cell);
            g.setFont(band.kind() == Phase.Kind.LOAD ? ChartFonts.SMALL_BOLD : ChartFonts.SMALL);
            double width = g.getFontMetrics().stringWidth(band.label());
            if (width + 2 * GAP <= cell.getWidth()) {
                g.setPaint(theme.text());
                g.drawString(band.label(), (float) (cell.getCenterX() - width / 2), (float) (cell.getMaxY() - 5));
            } else if (height > ROW && from >= upperFree && from + width <= plot.getMaxX()) {
                drawAbove(g, band.label(), cell);
                upperFree = from + width + GAP;
            }
        }
    }

    private void drawAbove(Graphics2D g, String label, Rectangle2D cell) {
        g.setPaint(theme.muted());
        g.setStroke(new BasicStroke(1f));
        g.draw(new Line2D.Double(cell.getX(), cell.getY() - 4, cell.getX(), cell.getMaxY()));
        g.drawString(label, (float) cell.getX(), (float) (cell.getY() - 6));
    }
}
