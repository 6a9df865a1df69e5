/** Numbers to text, in the reader's language. The only place that scales base units. */
@NullMarked
package dev.tidemark.format;

import org.jspecify.annotations.NullMarked;
