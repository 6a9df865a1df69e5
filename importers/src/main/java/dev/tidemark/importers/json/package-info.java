/** Typed access to JSON documents that knows where it stands. */
@NullMarked
package dev.tidemark.importers.json;

import org.jspecify.annotations.NullMarked;
