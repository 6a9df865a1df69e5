package dev.tidemark.analysis.rules;

import dev.tidemark.analysis.Finding;
import dev.tidemark.analysis.Rule;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import java.util.List;
import java.util.Optional;

/** All latency percentiles are whole milliseconds: equal ones may be the tool's resolution, not stability. */
public final class CoarseLatency implements Rule {
    @Override
    public String id() {
        return "coarse-latency";
    }

    @Override
    public Optional<Finding> judge(Run run) {
        List<Figure> percentiles = run.figures().stream()
                .filter(f -> f.metric().equals(Metric.LATENCY))
                .filter(f -> f.statistic().kind() == Statistic.Kind.PERCENTILE)
                .toList();
        boolean coarse = percentiles.size() >= 3
                && percentiles.stream().allMatch(f -> Math.abs(f.value() * 1000 - Math.rint(f.value() * 1000)) < 1e-9);
        return coarse ? Optional.of(new Finding(id(), run.id(), List.of((long) percentiles.size()))) : Optional.empty();
    }
}
