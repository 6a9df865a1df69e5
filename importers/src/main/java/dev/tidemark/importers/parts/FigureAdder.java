package dev.tidemark.importers.parts;

import dev.tidemark.model.Figure;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import java.util.OptionalDouble;

/** Adds figures to a run and leaves out those that the source does not state: missing is not zero. */
public final class FigureAdder {
    private final Run.Builder run;

    public FigureAdder(Run.Builder run) {
        this.run = run;
    }

    /** @param value in the metric's base unit; what is empty, infinite or not a number is no figure */
    public FigureAdder add(Metric metric, Statistic statistic, OptionalDouble value) {
        if (isNumber(value)) {
            run.add(Figure.of(metric, statistic, value.getAsDouble()));
        }
        return this;
    }

    public FigureAdder add(Metric metric, Statistic statistic, double value) {
        return add(metric, statistic, OptionalDouble.of(value));
    }

    /** @param percent 0..100 */
    public FigureAdder percentile(Metric metric, double percent, OptionalDouble value, PercentileMethod method) {
        if (isNumber(value)) {
            run.add(Figure.percentile(metric, percent, value.getAsDouble(), method));
        }
        return this;
    }

    private static boolean isNumber(OptionalDouble value) {
        return value.isPresent() && Double.isFinite(value.getAsDouble());
    }

    /** A value over a divisor: {@code over(latency, 1000)} makes milliseconds seconds. */
    public static OptionalDouble over(OptionalDouble value, double divisor) {
        return value.isPresent() ? OptionalDouble.of(value.getAsDouble() / divisor) : value;
    }
}
