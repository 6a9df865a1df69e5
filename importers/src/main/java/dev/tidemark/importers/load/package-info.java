/** Load generators. */
@NullMarked
package dev.tidemark.importers.load;

import org.jspecify.annotations.NullMarked;
