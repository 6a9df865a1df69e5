package dev.tidemark.model;

import java.util.List;

/**
 * A rule's verdict on one run, with each failed clause named.
 *
 * @param unknown clauses that could not be judged because the source does not say
 */
public record Health(HealthRule rule, List<Failure> failures, List<HealthRule.Clause> unknown) {
    public enum Verdict {
        HEALTHY,
        UNHEALTHY,
        /** Nothing failed, but something could not be judged. */
        UNKNOWN
    }

    /** @param actual the run's value, in the metric's base unit */
    public record Failure(HealthRule.Clause clause, double actual) {}

    public Health {
        failures = List.copyOf(failures);
        unknown = List.copyOf(unknown);
    }

    public Verdict verdict() {
        if (!failures.isEmpty()) {
            return Verdict.UNHEALTHY;
        }
        return unknown.isEmpty() ? Verdict.HEALTHY : Verdict.UNKNOWN;
    }
}
