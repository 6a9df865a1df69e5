/** The command line: one class per command. No JavaFX. */
@NullMarked
package dev.tidemark.cli;

import org.jspecify.annotations.NullMarked;
