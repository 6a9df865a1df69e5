package dev.tidemark.analysis.rules;

import dev.tidemark.analysis.Finding;
import dev.tidemark.analysis.Rule;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import java.util.List;
import java.util.Optional;

/** A median of few samples hangs on single ones: said of the load and recovery phases. */
public final class TooFewSamples implements Rule {
    /** With five, one stray sample at either end cannot move the median beyond its neighbours. */
    private static final int ENOUGH = 5;

    @Override
    public String id() {
        return "too-few-samples";
    }

    @Override
    public Optional<Finding> judge(Run run) {
        Optional<Series> rss = run.series(Metric.RSS);
        if (rss.isEmpty()) {
            return Optional.empty();
        }
        return run.phases().stream()
                .filter(p -> p.kind() == Phase.Kind.LOAD || p.kind() == Phase.Kind.RECOVERY)
                .filter(p -> rss.get().valuesIn(p).length < ENOUGH)
                .findFirst()
                .map(p -> new Finding(
                        id(), run.id(), List.of(p.label(), (long) rss.get().valuesIn(p).length, (long) ENOUGH)));
    }
}
