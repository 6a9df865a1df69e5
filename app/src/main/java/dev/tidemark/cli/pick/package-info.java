/** What a command is about: the study, scenario, subjects, figures and format that the user's words mean. */
@NullMarked
package dev.tidemark.cli.pick;

import org.jspecify.annotations.NullMarked;
