/** Reports as values, and their exporters. No JavaFX, no clock, no locale of the machine, no network. */
@NullMarked
package dev.tidemark.report;

import org.jspecify.annotations.NullMarked;
