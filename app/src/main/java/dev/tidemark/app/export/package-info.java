/** Charts and reports to files that the user chooses. */
@NullMarked
package dev.tidemark.app.export;

import org.jspecify.annotations.NullMarked;
