package dev.tidemark.analysis;

import dev.tidemark.model.Figure;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * One run's numbers, each by its definition and from the best source that the run has: samples first, else what the
 * source itself states. Empty means unknown, never zero. All in base units.
 */
public final class Measures {
    private final Run run;
    private final Reducer reducer;

    /** @param reducer applied to the samples of a phase */
    public Measures(Run run, Reducer reducer) {
        this.run = run;
        this.reducer = reducer;
    }

    public Run run() {
        return run;
    }

    /** A gauge over the samples of the first phase of that kind. */
    public OptionalDouble inPhase(Metric metric, Phase.Kind kind) {
        return reduced(metric, kind, reducer);
    }

    /** The sampled maximum of the first phase of that kind. */
    public OptionalDouble peak(Metric metric, Phase.Kind kind) {
        return reduced(metric, kind, Reducer.MAX);
    }

    private OptionalDouble reduced(Metric metric, Phase.Kind kind, Reducer how) {
        Optional<Phase> phase = run.phase(kind);
        Optional<Series> series = run.series(metric);
        if (phase.isPresent() && series.isPresent()) {
            double[] inside = series.get().valuesIn(phase.get());
            if (inside.length > 0) {
                return OptionalDouble.of(how.reduce(inside));
            }
        }
        return statedInPhase(metric, statisticOf(how), kind)
                .map(f -> OptionalDouble.of(f.value()))
                .orElse(OptionalDouble.empty());
    }

    private static Statistic statisticOf(Reducer reducer) {
        return switch (reducer) {
            case MEDIAN -> Statistic.MEDIAN;
            case MEAN -> Statistic.MEAN;
            case P95 -> Statistic.percentile(95);
            case LAST -> Statistic.VALUE;
            case MIN -> Statistic.MIN;
            case MAX -> Statistic.MAX;
        };
    }

    /** The figure that the source states for a phase of that kind, or for the whole run where it is about the load. */
    Optional<Figure> statedInPhase(Metric metric, Statistic statistic, Phase.Kind kind) {
        return run.figures().stream()
                .filter(f ->
                        f.metric().key().equals(metric.key()) && f.statistic().equals(statistic))
                .filter(f -> f.phase().isEmpty() ? kind == Phase.Kind.LOAD : isPhase(f.phase(), kind))
                .findFirst();
    }

    private boolean isPhase(String label, Phase.Kind kind) {
        return run.phases().stream().anyMatch(p -> p.kind() == kind && p.label().equals(label))
                || label.equals(kind.word());
    }

    /** What the source states, whatever the phase. */
    public OptionalDouble stated(Metric metric, Statistic statistic) {
        return run.figure(metric, statistic)
                .map(f -> OptionalDouble.of(f.value()))
                .orElse(OptionalDouble.empty());
    }

    /**
     * Mean CPU over the sampled window of the load phase, in cores: the increase of CPU time from the phase's first to
     * its last sample over the time between them; else the mean of sampled usage; else as stated.
     */
    public OptionalDouble cpuCores() {
        Optional<Phase> load = run.phase(Phase.Kind.LOAD);
        if (load.isPresent()) {
            Optional<Series> time = run.series(Metric.CPU_TIME);
            if (time.isPresent()) {
                OptionalDouble slope = slope(time.get(), load.get());
                if (slope.isPresent()) {
                    return slope;
                }
            }
            Optional<Series> usage = run.series(Metric.CPU);
            if (usage.isPresent()) {
                double[] inside = usage.get().valuesIn(load.get());
                if (inside.length > 0) {
                    return OptionalDouble.of(Reducer.MEAN.reduce(inside));
                }
            }
        }
        OptionalDouble mean = stated(Metric.CPU, Statistic.MEAN);
        return mean.isPresent() ? mean : stated(Metric.CPU, Statistic.VALUE);
    }

    private static OptionalDouble slope(Series counter, Phase phase) {
        int from = counter.firstAtOrAfter(phase.start().toNanos());
        int to = counter.firstAtOrAfter(phase.end().toNanos()) - 1;
        if (to <= from || counter.offsetNanos(to) == counter.offsetNanos(from)) {
            return OptionalDouble.empty();
        }
        double seconds = (counter.offsetNanos(to) - counter.offsetNanos(from)) / 1e9;
        double cores = (counter.value(to) - counter.value(from)) / seconds;
        return Double.isNaN(cores) ? OptionalDouble.empty() : OptionalDouble.of(cores);
    }

    /** Completed requests ÷ (target rate × the generator's own duration); else as stated. */
    public OptionalDouble coverage() {
        OptionalDouble completed = stated(Metric.COMPLETED, Statistic.VALUE);
        OptionalDouble seconds = stated(Metric.DURATION, Statistic.VALUE);
        OptionalDouble rate = targetRate();
        if (completed.isPresent() && seconds.isPresent() && rate.isPresent()) {
            double due = rate.getAsDouble() * seconds.getAsDouble();
            if (due > 0) {
                return OptionalDouble.of(completed.getAsDouble() / due);
            }
        }
        return stated(Metric.COVERAGE, Statistic.VALUE);
    }

    private OptionalDouble targetRate() {
        OptionalDouble stated = stated(Metric.TARGET_RATE, Statistic.VALUE);
        return stated.isPresent() ? stated : run.scenario().load().rate();
    }

    /** Requests per second: as stated as a quotient, else completed ÷ duration, else a stated mean of intervals. */
    public OptionalDouble rate() {
        OptionalDouble value = stated(Metric.RATE, Statistic.VALUE);
        if (value.isPresent()) {
            return value;
        }
        OptionalDouble completed = stated(Metric.COMPLETED, Statistic.VALUE);
        OptionalDouble seconds = stated(Metric.DURATION, Statistic.VALUE);
        if (completed.isPresent() && seconds.isPresent() && seconds.getAsDouble() > 0) {
            return OptionalDouble.of(completed.getAsDouble() / seconds.getAsDouble());
        }
        return stated(Metric.RATE, Statistic.MEAN);
    }

    public OptionalDouble p99() {
        return stated(Metric.LATENCY, Statistic.P99);
    }

    /** The value that a health clause asks for. */
    public OptionalDouble valueFor(Metric metric, Statistic statistic) {
        return metric.key().equals(Metric.COVERAGE.key()) ? coverage() : stated(metric, statistic);
    }

    /** The spread that the source itself prints for a figure, for studies known only by their published table. */
    Optional<Spread> publishedSpread(Metric metric, Statistic statistic, Phase.Kind kind) {
        return statedInPhase(metric, statistic, kind).flatMap(f -> Optional.ofNullable(f.spread()));
    }
}
