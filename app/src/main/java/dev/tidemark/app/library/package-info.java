/** The library at the left: studies, their subjects, their runs. */
@NullMarked
package dev.tidemark.app.library;

import org.jspecify.annotations.NullMarked;
