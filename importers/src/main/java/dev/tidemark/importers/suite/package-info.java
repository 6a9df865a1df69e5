/** Published comparison suites. */
@NullMarked
package dev.tidemark.importers.suite;

import org.jspecify.annotations.NullMarked;
