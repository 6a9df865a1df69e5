package dev.tidemark.model;

import java.util.Arrays;

/** Collects the samples of one series. Not thread-safe. */
public final class SeriesBuilder {
    private final Metric metric;
    private long[] offsets = new long[64];
    private double[] values = new double[64];
    private int size;
    private boolean ordered = true;

    public SeriesBuilder(Metric metric) {
        this.metric = metric;
    }

    /**
     * Adds one sample.
     *
     * @param offsetNanos from the run's start; may come out of order, {@link #build} sorts
     * @param value in the metric's base unit; NaN for a missed sample
     */
    public SeriesBuilder add(long offsetNanos, double value) {
        if (size == offsets.length) {
            offsets = Arrays.copyOf(offsets, size * 2);
            values = Arrays.copyOf(values, size * 2);
        }
        ordered &= size == 0 || offsets[size - 1] <= offsetNanos;
        offsets[size] = offsetNanos;
        values[size] = value;
        size++;
        return this;
    }

    public int size() {
        return size;
    }

    /** Whether the samples came in order of time; a reader may want to report it when they did not. */
    public boolean isOrdered() {
        return ordered;
    }

    /** Sorts by time where needed, keeping the order of samples with the same time. */
    public Series build() {
        if (!ordered) {
            sort();
        }
        return Series.adopt(metric, Arrays.copyOf(offsets, size), Arrays.copyOf(values, size));
    }

    private void sort() {
        Integer[] order = new Integer[size];
        Arrays.setAll(order, i -> i);
        Arrays.sort(order, (a, b) -> Long.compare(offsets[a], offsets[b]));
        long[] sortedOffsets = new long[size];
        double[] sortedValues = new double[size];
        for (int i = 0; i < size; i++) {
            sortedOffsets[i] = offsets[order[i]];
            sortedValues[i] = values[order[i]];
        }
        offsets = sortedOffsets;
        values = sortedValues;
        ordered = true;
    }
}
