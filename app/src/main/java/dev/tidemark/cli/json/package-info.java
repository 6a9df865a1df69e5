/** Figures for programs: base units, every digit, null for what is unknown. */
@NullMarked
package dev.tidemark.cli.json;

import org.jspecify.annotations.NullMarked;
