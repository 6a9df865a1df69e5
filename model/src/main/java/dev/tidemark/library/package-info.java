/** Where imported and recorded runs live: one SQLite file, reached by plain JDBC. */
@NullMarked
package dev.tidemark.library;

import org.jspecify.annotations.NullMarked;
