/** Files inside other files. */
@NullMarked
package dev.tidemark.importers.archive;

import org.jspecify.annotations.NullMarked;
