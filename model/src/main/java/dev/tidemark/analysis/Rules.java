package dev.tidemark.analysis;

import dev.tidemark.analysis.rules.CoarseLatency;
import dev.tidemark.analysis.rules.FailedRun;
import dev.tidemark.analysis.rules.NoRecoveryPhase;
import dev.tidemark.analysis.rules.TooFewObservations;
import dev.tidemark.analysis.rules.TooFewSamples;
import dev.tidemark.model.Run;
import java.util.List;
import java.util.Optional;

/** Every rule: one line each. */
public final class Rules {
    private static final List<Rule> ALL = List.of(
            new FailedRun(), new TooFewSamples(), new NoRecoveryPhase(), new TooFewObservations(), new CoarseLatency());

    private Rules() {}

    public static List<Rule> all() {
        return ALL;
    }

    /** What all rules find in the runs, run by run. */
    public static List<Finding> judge(List<Run> runs) {
        return runs.stream()
                .flatMap(run -> ALL.stream().map(rule -> rule.judge(run)).flatMap(Optional::stream))
                .toList();
    }
}
