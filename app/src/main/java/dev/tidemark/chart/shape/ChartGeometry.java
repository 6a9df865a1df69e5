package dev.tidemark.chart.shape;

import java.awt.geom.Rectangle2D;

/**
 * Where the plot lies in a drawn chart and which values its edges stand for: the way from pixel to value and back, for
 * what is laid over the picture. Pixels are user space units of the drawing; values are base units.
 *
 * @param plot inside the axes
 */
public record ChartGeometry(Rectangle2D plot, double xMin, double xMax, double yMin, double yMax) {
    public ChartGeometry {
        plot = (Rectangle2D) plot.clone();
    }

    @Override
    public Rectangle2D plot() {
        return (Rectangle2D) plot.clone();
    }

    public double toX(double value) {
        return plot.getX() + (value - xMin) / (xMax - xMin) * plot.getWidth();
    }

    /** Upwards: greater values have smaller pixels. */
    public double toY(double value) {
        return plot.getMaxY() - (value - yMin) / (yMax - yMin) * plot.getHeight();
    }

    public double valueAtX(double pixel) {
        return xMin + (pixel - plot.getX()) / plot.getWidth() * (xMax - xMin);
    }

    public double valueAtY(double pixel) {
        return yMin + (plot.getMaxY() - pixel) / plot.getHeight() * (yMax - yMin);
    }
}
