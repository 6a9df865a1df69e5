/** What is known about the selection: where it comes from, under what conditions, how it is judged, what it holds. */
@NullMarked
package dev.tidemark.app.inspector;

import org.jspecify.annotations.NullMarked;
