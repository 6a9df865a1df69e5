package dev.tidemark.chart.shape;

import dev.tidemark.chart.ChartSpec;
import java.awt.BasicStroke;
import java.awt.Shape;
import java.awt.Stroke;
import java.awt.geom.AffineTransform;
import java.awt.geom.Ellipse2D;
import java.awt.geom.Path2D;
import java.awt.geom.Rectangle2D;

/** What tells lines apart beside their colour: a mark per subject, a dash pattern per metric, a width per emphasis. */
public final class Strokes {
    private static final float[][] DASHES = {{}, {7, 4}, {2, 3}, {10, 3, 2, 3}, {14, 4}, {5, 2, 1, 2, 1, 2}};
    private static final int MARKS = 7;

    private Strokes() {}

    public static Stroke line(ChartSpec.Style style) {
        float width = style.emphasis() == ChartSpec.Emphasis.STRONG ? 2f : 1f;
        float[] dash = DASHES[Math.floorMod(style.pattern(), DASHES.length)];
        return dash.length == 0
                ? new BasicStroke(width, BasicStroke.CAP_ROUND, BasicStroke.JOIN_ROUND)
                : new BasicStroke(width, BasicStroke.CAP_BUTT, BasicStroke.JOIN_ROUND, 10f, dash, 0f);
    }

    /** A mark about 8 units wide, its centre at the point. */
    public static Shape mark(int index, double x, double y) {
        return AffineTransform.getTranslateInstance(x, y).createTransformedShape(mark(Math.floorMod(index, MARKS)));
    }

    private static Shape mark(int index) {
        return switch (index) {
            case 0 -> new Ellipse2D.Double(-3.8, -3.8, 7.6, 7.6);
            case 1 -> new Rectangle2D.Double(-3.4, -3.4, 6.8, 6.8);
            case 2 -> polygon(0, -4.6, 4.4, 3.4, -4.4, 3.4);
            case 3 -> polygon(0, -4.8, 4.8, 0, 0, 4.8, -4.8, 0);
            case 4 -> polygon(0, 4.6, 4.4, -3.4, -4.4, -3.4);
            case 5 ->
                polygon(
                        -1.5, -4.5, 1.5, -4.5, 1.5, -1.5, 4.5, -1.5, 4.5, 1.5, 1.5, 1.5, 1.5, 4.5, -1.5, 4.5, -1.5, 1.5,
                        -4.5, 1.5, -4.5, -1.5, -1.5, -1.5);
            default -> polygon(0, -4.6, 4.4, -1.4, 2.7, 3.8, -2.7, 3.8, -4.4, -1.4);
        };
    }

    private static Shape polygon(double... xy) {
        Path2D path = new Path2D.Double();
        path.moveTo(xy[0], xy[1]);
        for (int i = 2; i < xy.length; i += 2) {
            path.lineTo(xy[i], xy[i + 1]);
        }
        path.closePath();
        return path;
    }
}
