/**
 * Measures a local process and ends in the same {@link dev.tidemark.model.Run} as every import.
 *
 * <p>So far it watches a process that somebody else started and loads; clocks and waiting come in by constructor.
 */
@NullMarked
package dev.tidemark.runner;

import org.jspecify.annotations.NullMarked;
