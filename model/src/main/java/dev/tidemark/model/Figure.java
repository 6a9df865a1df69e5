package dev.tidemark.model;

import org.jspecify.annotations.Nullable;

/**
 * One number that the source itself reports.
 *
 * @param value in the metric's base unit; never NaN: what a source does not say is no figure
 * @param phase label of the phase it describes; empty for the whole run
 * @param method {@link PercentileMethod#NONE} for everything but percentiles
 * @param spread set where the source prints a median over repetitions instead of one run's value; its median is
 *     {@code value}
 */
public record Figure(
        Metric metric,
        Statistic statistic,
        double value,
        String phase,
        PercentileMethod method,
        @Nullable Spread spread) {
    public Figure {
        if (Double.isNaN(value)) {
            throw new IllegalArgumentException(metric.key() + " " + statistic.id() + " has no value");
        }
        if ((statistic.kind() == Statistic.Kind.PERCENTILE) == (method == PercentileMethod.NONE)) {
            throw new IllegalArgumentException(metric.key() + " " + statistic.id() + " with method " + method.word());
        }
        if (spread != null && Double.compare(spread.median(), value) != 0) {
            throw new IllegalArgumentException(metric.key() + ": the value is not the median of its spread");
        }
    }

    /** A figure of the whole run that is no percentile. */
    public static Figure of(Metric metric, Statistic statistic, double value) {
        return new Figure(metric, statistic, value, "", PercentileMethod.NONE, null);
    }

    /** @param percent 0..100 */
    public static Figure percentile(Metric metric, double percent, double value, PercentileMethod method) {
        return new Figure(metric, Statistic.percentile(percent), value, "", method, null);
    }

    /** A published median over repetitions. */
    public static Figure published(Metric metric, Statistic statistic, String phase, Spread spread) {
        PercentileMethod method =
                statistic.kind() == Statistic.Kind.PERCENTILE ? PercentileMethod.STATED : PercentileMethod.NONE;
        return new Figure(metric, statistic, spread.median(), phase, method, spread);
    }

    public Figure inPhase(String label) {
        return new Figure(metric, statistic, value, label, method, spread);
    }
}
