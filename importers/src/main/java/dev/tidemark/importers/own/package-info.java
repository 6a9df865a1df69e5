/** Tidemark's own study file. */
@NullMarked
package dev.tidemark.importers.own;

import org.jspecify.annotations.NullMarked;
