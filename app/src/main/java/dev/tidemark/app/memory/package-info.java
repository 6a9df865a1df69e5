/** Memory over time of the selected runs. */
@NullMarked
package dev.tidemark.app.memory;

import org.jspecify.annotations.NullMarked;
