package dev.tidemark.model;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * One measurement: one subject in one scenario, one repetition. Raw: nothing derived is stored.
 *
 * @param id unique within its source, and the same each time the source is read
 * @param repetition 1-based; 0 where the source does not say
 * @param started null where the source does not say
 */
public record Run(
        String id,
        Subject subject,
        Scenario scenario,
        int repetition,
        @Nullable Instant started,
        Conditions conditions,
        Outcome outcome,
        List<Phase> phases,
        List<Series> series,
        List<Figure> figures,
        List<Distribution> distributions) {
    public Run {
        if (id.isBlank() || repetition < 0) {
            throw new IllegalArgumentException("run '" + id + "', repetition " + repetition);
        }
        phases = List.copyOf(phases);
        series = List.copyOf(series);
        figures = List.copyOf(figures);
        distributions = List.copyOf(distributions);
    }

    public static Builder builder(String id, Subject subject, Scenario scenario) {
        return new Builder(id, subject, scenario);
    }

    /** The first phase of that kind. */
    public Optional<Phase> phase(Phase.Kind kind) {
        return phases.stream().filter(p -> p.kind() == kind).findFirst();
    }

    public Optional<Series> series(Metric metric) {
        return series.stream()
                .filter(s -> s.metric().key().equals(metric.key()))
                .findFirst();
    }

    /** The first figure of that metric and statistic, whatever its phase. */
    public Optional<Figure> figure(Metric metric, Statistic statistic) {
        return figures.stream()
                .filter(f ->
                        f.metric().key().equals(metric.key()) && f.statistic().equals(statistic))
                .findFirst();
    }

    /** From the run's start to its last phase's end or last sample, whichever is later. */
    public Duration length() {
        long end = phases.stream().mapToLong(p -> p.end().toNanos()).max().orElse(0);
        for (Series s : series) {
            if (!s.isEmpty()) {
                end = Math.max(end, s.offsetNanos(s.size() - 1));
            }
        }
        return Duration.ofNanos(end);
    }

    /** Collects the parts of a run; everything but the three in the constructor may stay away. */
    public static final class Builder {
        private final String id;
        private final Subject subject;
        private final Scenario scenario;
        private int repetition;
        private @Nullable Instant started;
        private Conditions conditions = Conditions.UNKNOWN;
        private Outcome outcome = Outcome.COMPLETED;
        private final List<Phase> phases = new ArrayList<>();
        private final List<Series> series = new ArrayList<>();
        private final List<Figure> figures = new ArrayList<>();
        private final List<Distribution> distributions = new ArrayList<>();

        private Builder(String id, Subject subject, Scenario scenario) {
            this.id = id;
            this.subject = subject;
            this.scenario = scenario;
        }

        public Builder repetition(int number) {
            this.repetition = number;
            return this;
        }

        public Builder started(@Nullable Instant instant) {
            this.started = instant;
            return this;
        }

        public Builder conditions(Conditions known) {
            this.conditions = known;
            return this;
        }

        public Builder outcome(Outcome how) {
            this.outcome = how;
            return this;
        }

        public Builder add(Phase phase) {
            phases.add(phase);
            return this;
        }

        /** An empty series is left out: it says nothing. */
        public Builder add(Series samples) {
            if (!samples.isEmpty()) {
                series.add(samples);
            }
            return this;
        }

        public Builder add(Figure figure) {
            figures.add(figure);
            return this;
        }

        public Builder add(Distribution distribution) {
            distributions.add(distribution);
            return this;
        }

        public Run build() {
            return new Run(
                    id,
                    subject,
                    scenario,
                    repetition,
                    started,
                    conditions,
                    outcome,
                    phases,
                    series,
                    figures,
                    distributions);
        }
    }
}
