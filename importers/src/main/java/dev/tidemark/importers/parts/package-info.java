/** Pieces that several formats share: lines, tables, names of units and of things. They know no format. */
@NullMarked
package dev.tidemark.importers.parts;

import org.jspecify.annotations.NullMarked;
