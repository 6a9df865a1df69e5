package dev.tidemark.analysis;

import dev.tidemark.model.Health;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Run;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;

/** Applies a health rule to a run. */
public final class HealthCheck {
    private HealthCheck() {}

    /**
     * Judges every clause on the run's own figures. A run that failed is unhealthy whatever its figures say: each
     * clause that cannot be judged then counts as failed with NaN.
     */
    public static Health judge(HealthRule rule, Run run) {
        Measures measures = new Measures(run, Reducer.MEDIAN);
        boolean failed = run.outcome().status() == Outcome.Status.FAILED;
        List<Health.Failure> failures = new ArrayList<>();
        List<HealthRule.Clause> unknown = new ArrayList<>();
        for (HealthRule.Clause clause : rule.clauses()) {
            OptionalDouble value = measures.valueFor(clause.metric(), clause.statistic());
            if (value.isEmpty() && !failed) {
                unknown.add(clause);
            } else if (value.isEmpty() || !clause.holds(value.getAsDouble())) {
                failures.add(new Health.Failure(clause, value.orElse(Double.NaN)));
            }
        }
        return new Health(rule, failures, unknown);
    }
}
