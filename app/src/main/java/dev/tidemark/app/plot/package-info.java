/** One chart in the window: drawn off the UI thread, with zoom, a cursor that plots share, and a read-out. */
@NullMarked
package dev.tidemark.app.plot;

import org.jspecify.annotations.NullMarked;
