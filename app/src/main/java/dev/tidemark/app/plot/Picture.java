package dev.tidemark.app.plot;

import dev.tidemark.chart.shape.ChartGeometry;
import javafx.scene.image.Image;

/**
 * A drawn chart.
 *
 * @param scale image pixels per unit of the window
 * @param geometry in units of the window, from the picture's upper left corner
 */
record Picture(Image image, double scale, ChartGeometry geometry) {}
