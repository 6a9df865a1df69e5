package dev.tidemark.app;

import dev.tidemark.library.RunEntry;
import dev.tidemark.model.Run;

/** A whole run with the entry it was found by. */
public record OpenRun(RunEntry entry, Run run) {}
