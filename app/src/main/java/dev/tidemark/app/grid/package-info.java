/** Any table of a report on screen: sorted, with chosen columns, copied as text. */
@NullMarked
package dev.tidemark.app.grid;

import org.jspecify.annotations.NullMarked;
