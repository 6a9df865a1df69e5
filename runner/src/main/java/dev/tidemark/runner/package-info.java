/** Local scenarios to runs: one fresh process per run, sampled through its phases. */
@NullMarked
package dev.tidemark.runner;

import org.jspecify.annotations.NullMarked;
