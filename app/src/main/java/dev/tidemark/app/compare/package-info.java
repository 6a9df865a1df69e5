/** Two to eight runs or groups of runs side by side. */
@NullMarked
package dev.tidemark.app.compare;

import org.jspecify.annotations.NullMarked;
