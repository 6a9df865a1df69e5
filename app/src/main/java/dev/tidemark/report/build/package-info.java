/** From runs to the blocks of a report: tables, charts, sentences. */
@NullMarked
package dev.tidemark.report.build;

import org.jspecify.annotations.NullMarked;
