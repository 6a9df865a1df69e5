package dev.tidemark.analysis;

import dev.tidemark.model.Run;
import java.util.Optional;

/** One thing worth telling about a run. Stateless; one file per rule. */
public interface Rule {
    /** Stable, kebab-case: {@code too-few-observations}. */
    String id();

    /** Empty when there is nothing to say or the run lacks the data. Never throws for a valid run. */
    Optional<Finding> judge(Run run);
}
