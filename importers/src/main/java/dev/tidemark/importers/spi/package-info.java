/** What a format must implement and what it is given. */
@NullMarked
package dev.tidemark.importers.spi;

import org.jspecify.annotations.NullMarked;
