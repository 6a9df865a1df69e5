/** Typed access to what Tidemark ships: texts in both languages, example runs, schemas, fonts, themes. */
@NullMarked
package dev.tidemark.assets;

import org.jspecify.annotations.NullMarked;
