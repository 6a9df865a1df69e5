/** Micro-benchmarks. */
@NullMarked
package dev.tidemark.importers.micro;

import org.jspecify.annotations.NullMarked;
