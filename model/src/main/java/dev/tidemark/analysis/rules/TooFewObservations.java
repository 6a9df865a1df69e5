package dev.tidemark.analysis.rules;

import dev.tidemark.analysis.Finding;
import dev.tidemark.analysis.Quantiles;
import dev.tidemark.analysis.Rule;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A latency percentile of too few requests for its one-sided 95 % bound to exist: p99 needs 299. */
public final class TooFewObservations implements Rule {
    @Override
    public String id() {
        return "too-few-observations";
    }

    @Override
    public Optional<Finding> judge(Run run) {
        OptionalLong observations = observations(run);
        Optional<Figure> p99 = run.figure(Metric.LATENCY, Statistic.P99);
        long needed = Quantiles.observationsNeeded(99);
        if (observations.isEmpty() || p99.isEmpty() || observations.getAsLong() >= needed) {
            return Optional.empty();
        }
        return Optional.of(new Finding(id(), run.id(), List.of("p99", observations.getAsLong(), needed)));
    }

    /** Of the latency distribution where its source counts them, else the completed requests. */
    private static OptionalLong observations(Run run) {
        for (Distribution distribution : run.distributions()) {
            if (distribution.metric().equals(Metric.LATENCY)
                    && distribution.observations().isPresent()) {
                return distribution.observations();
            }
        }
        return run.figure(Metric.COMPLETED, Statistic.VALUE)
                .map(f -> OptionalLong.of((long) f.value()))
                .orElse(OptionalLong.empty());
    }
}
