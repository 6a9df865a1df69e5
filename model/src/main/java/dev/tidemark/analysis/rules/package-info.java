/** What Tidemark remarks on a single run: one file per rule, listed in {@link dev.tidemark.analysis.Rules}. */
@NullMarked
package dev.tidemark.analysis.rules;

import org.jspecify.annotations.NullMarked;
