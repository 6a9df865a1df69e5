package dev.tidemark.chart.shape;

import dev.tidemark.chart.ChartSpec;
import java.awt.Shape;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;

/**
 * The outline of one line in a plot. Up to {@link #DENSE} visible samples a pixel column it is the polyline through
 * them; above, the envelope of each column's minimum and maximum. Missed samples break both.
 *
 * @param path in the drawing's user space
 * @param filled whether {@code path} is an envelope to be filled as well as stroked
 * @param dots samples between two missed ones, which no polyline would show
 */
public record LineShape(Path2D path, boolean filled, Path2D dots) {
    public static final int DENSE = 4;

    /** Pixel columns per user space unit, at least 1: a sharper screen shows more columns. */
    public static LineShape of(ChartSpec.Line line, Decimation decimation, ChartGeometry geometry, double sharpness) {
        int columns = (int) Math.ceil(geometry.plot().getWidth() * Math.max(1, sharpness));
        int from = line.firstAtOrAfter(geometry.xMin());
        int to = line.firstAtOrAfter(Math.nextUp(geometry.xMax()));
        return (long) to - from > (long) DENSE * columns
                ? envelope(line, decimation, geometry, columns)
                : polyline(
                        line,
                        geometry,
                        Math.max(0, from - 1),
                        Math.min(line.data().size(), to + 1));
    }

    /** Through the samples {@code [from, to)}: one more than is visible on each side, so that the line runs on. */
    private static LineShape polyline(ChartSpec.Line line, ChartGeometry geometry, int from, int to) {
        Path2D path = new Path2D.Double();
        Path2D dots = new Path2D.Double();
        int length = 0;
        for (int i = from; i <= to; i++) {
            if (i < to && Double.isFinite(line.data().value(i))) {
                double x = geometry.toX(line.time(i));
                double y = geometry.toY(line.data().value(i));
                if (length++ == 0) {
                    path.moveTo(x, y);
                } else {
                    path.lineTo(x, y);
                }
            } else {
                if (length == 1) {
                    dots.append(
                            dot(
                                    geometry.toX(line.time(i - 1)),
                                    geometry.toY(line.data().value(i - 1))),
                            false);
                }
                length = 0;
            }
        }
        return new LineShape(path, false, dots);
    }

    private static Shape dot(double x, double y) {
        return new Ellipse2D.Double(x - 2, y - 2, 4, 4);
    }

    private static LineShape envelope(ChartSpec.Line line, Decimation decimation, ChartGeometry geometry, int columns) {
        Path2D path = new Path2D.Double();
        double[] x = new double[columns];
        double[] low = new double[columns];
        double[] high = new double[columns];
        int length = 0;
        double seconds = (geometry.xMax() - geometry.xMin()) / columns;
        int from = line.firstAtOrAfter(geometry.xMin());
        for (int column = 0; column < columns; column++) {
            int to = line.firstAtOrAfter(
                    column == columns - 1 ? Math.nextUp(geometry.xMax()) : geometry.xMin() + (column + 1) * seconds);
            double max = decimation.max(from, to);
            if (!Double.isNaN(max)) {
                x[length] = geometry.toX(geometry.xMin() + (column + 0.5) * seconds);
                low[length] = geometry.toY(decimation.min(from, to));
                high[length] = geometry.toY(max);
                length++;
            } else if (to > from) { // samples were due and all of them missed; a column without any is no gap
                close(path, x, low, high, length);
                length = 0;
            }
            from = to;
        }
        close(path, x, low, high, length);
        return new LineShape(path, true, new Path2D.Double());
    }

    private static void close(Path2D path, double[] x, double[] low, double[] high, int length) {
        if (length == 0) {
            return;
        }
        path.moveTo(x[0], high[0]);
        for (int i = 1; i < length; i++) {
            path.lineTo(x[i], high[i]);
        }
        for (int i = length - 1; i >= 0; i--) {
            path.lineTo(x[i], low[i]);
        }
        path.closePath();
    }
}
