/** An imported file as it was, to be read and copied. */
@NullMarked
package dev.tidemark.app.inspector.original;

import org.jspecify.annotations.NullMarked;
