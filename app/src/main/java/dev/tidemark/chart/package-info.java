/** What the charts say, as values: no pixel, no colour value, no toolkit type. {@code draw} turns them into pictures. */
@NullMarked
package dev.tidemark.chart;

import org.jspecify.annotations.NullMarked;
