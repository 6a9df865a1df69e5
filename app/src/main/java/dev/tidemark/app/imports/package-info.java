/** Importing: whatever was dropped goes into the library, and a report says what became of each file. */
@NullMarked
package dev.tidemark.app.imports;

import org.jspecify.annotations.NullMarked;
