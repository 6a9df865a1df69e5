/** Pure functions from runs to figures, tables, comparisons and findings. Nothing here draws, formats or stores. */
@NullMarked
package dev.tidemark.analysis;

import org.jspecify.annotations.NullMarked;
