/** The window: its composition, the one observable state, and the one way off the UI thread. */
@NullMarked
package dev.tidemark.app;

import org.jspecify.annotations.NullMarked;
