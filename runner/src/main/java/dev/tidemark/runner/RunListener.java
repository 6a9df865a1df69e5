package dev.tidemark.runner;

import dev.tidemark.model.Metric;

/** Hears of each sample as it is taken, on the sampling thread. */
public interface RunListener {
    /**
     * One sample.
     *
     * @param offsetNanos from the run's start
     * @param value in the metric's base unit; NaN for a missed sample
     */
    void sampled(Metric metric, long offsetNanos, double value);
}
