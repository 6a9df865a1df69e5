/**
 * Runs as immutable values, in base units, with nothing derived stored in them.
 *
 * <p>A type of this package throws {@link IllegalArgumentException} for what no caller may do; what a file may do
 * wrong is the importer's business and becomes a {@link dev.tidemark.model.Problem}.
 */
@NullMarked
package dev.tidemark.model;

import org.jspecify.annotations.NullMarked;
