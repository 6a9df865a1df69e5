/** Foreign files to runs. {@link dev.tidemark.importers.Importers} is the way in. */
@NullMarked
package dev.tidemark.importers;

import org.jspecify.annotations.NullMarked;
