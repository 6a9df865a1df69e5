/** From values to places: pixels and back, the outline of a line however many samples it has, marks and dashes. */
@NullMarked
package dev.tidemark.chart.shape;

import org.jspecify.annotations.NullMarked;
