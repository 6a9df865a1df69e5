/** The per-framework table of one scenario, and the runs behind each of its rows. */
@NullMarked
package dev.tidemark.app.table;

import org.jspecify.annotations.NullMarked;
