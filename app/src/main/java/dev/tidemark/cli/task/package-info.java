/** Longer jobs of the command line. */
@NullMarked
package dev.tidemark.cli.task;

import org.jspecify.annotations.NullMarked;
