package dev.tidemark.model;

import java.util.List;
import java.util.Locale;

/**
 * When a run counts as healthy, as data that the user can edit. The verdict is never shown without the rule.
 *
 * @param clauses all must hold
 */
public record HealthRule(String name, List<Clause> clauses) {
    public enum Bound {
        AT_LEAST,
        AT_MOST;

        /** The sign used in texts and study files. */
        public String sign() {
            return this == AT_LEAST ? "≥" : "≤";
        }
    }

    /**
     * One condition on one figure of a run.
     *
     * @param limit in the metric's base unit
     */
    public record Clause(Metric metric, Statistic statistic, Bound bound, double limit) {
        public boolean holds(double value) {
            return bound == Bound.AT_LEAST ? value >= limit : value <= limit;
        }

        @Override
        public String toString() {
            return String.format(
                    Locale.ROOT,
                    "%s %s %s %s %s",
                    metric.key(),
                    statistic.id(),
                    bound.sign(),
                    limit,
                    metric.unit().symbol());
        }
    }

    public HealthRule {
        clauses = List.copyOf(clauses);
    }

    /** Coverage at least 95 %, p99 at most 250 ms, and no error, timeout or answer other than 2xx. */
    public static final HealthRule DEFAULT = new HealthRule(
            "default",
            List.of(
                    new Clause(Metric.COVERAGE, Statistic.VALUE, Bound.AT_LEAST, 0.95),
                    new Clause(Metric.LATENCY, Statistic.P99, Bound.AT_MOST, 0.250),
                    new Clause(Metric.ERRORS, Statistic.VALUE, Bound.AT_MOST, 0),
                    new Clause(Metric.TIMEOUTS, Statistic.VALUE, Bound.AT_MOST, 0),
                    new Clause(Metric.NON_2XX, Statistic.VALUE, Bound.AT_MOST, 0)));
}
