/** What every command shares: its surroundings, its output, how it fails. */
@NullMarked
package dev.tidemark.cli.shell;

import org.jspecify.annotations.NullMarked;
