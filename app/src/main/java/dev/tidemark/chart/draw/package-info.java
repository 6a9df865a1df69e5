/** Draws chart descriptions on any {@code Graphics2D}: the screen's image, PNG, SVG and PDF are one drawing. */
@NullMarked
package dev.tidemark.chart.draw;

import org.jspecify.annotations.NullMarked;
