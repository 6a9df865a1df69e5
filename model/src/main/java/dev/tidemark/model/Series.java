package dev.tidemark.model;

import java.util.Arrays;
import java.util.stream.DoubleStream;

/**
 * One metric over time within a run, as two parallel primitive columns. Immutable.
 *
 * <p>Offsets are nanoseconds from the run's start, ascending (equal neighbours allowed); values are in the metric's
 * base unit; NaN marks a sample that was due and missed.
 */
public final class Series {
    private final Metric metric;
    private final long[] offsetNanos;
    private final double[] values;

    private Series(Metric metric, long[] offsetNanos, double[] values) {
        this.metric = metric;
        this.offsetNanos = offsetNanos;
        this.values = values;
    }

    /** Copies both columns. */
    public static Series of(Metric metric, long[] offsetNanos, double[] values) {
        return adopt(metric, offsetNanos.clone(), values.clone());
    }

    /** Takes the arrays as they are: for makers that hand over arrays nobody else keeps. */
    public static Series adopt(Metric metric, long[] offsetNanos, double[] values) {
        if (offsetNanos.length != values.length) {
            throw new IllegalArgumentException(
                    metric.key() + ": " + offsetNanos.length + " times but " + values.length + " values");
        }
        for (int i = 1; i < offsetNanos.length; i++) {
            if (offsetNanos[i] < offsetNanos[i - 1]) {
                throw new IllegalArgumentException(metric.key() + ": sample " + i + " is earlier than the one before");
            }
        }
        return new Series(metric, offsetNanos, values);
    }

    public Metric metric() {
        return metric;
    }

    public int size() {
        return values.length;
    }

    public boolean isEmpty() {
        return values.length == 0;
    }

    public long offsetNanos(int index) {
        return offsetNanos[index];
    }

    public double value(int index) {
        return values[index];
    }

    /** All values in order, NaN included. */
    public DoubleStream values() {
        return Arrays.stream(values);
    }

    /** The values that are numbers and lie inside the phase, in order of time. */
    public double[] valuesIn(Phase phase) {
        int from = firstAtOrAfter(phase.start().toNanos());
        int to = firstAtOrAfter(phase.end().toNanos());
        return Arrays.stream(values, from, to).filter(v -> !Double.isNaN(v)).toArray();
    }

    /** Index of the first sample at or after the offset; {@link #size()} if there is none. */
    public int firstAtOrAfter(long nanos) {
        int low = 0;
        int high = offsetNanos.length;
        while (low < high) {
            int middle = (low + high) >>> 1;
            if (offsetNanos[middle] < nanos) {
                low = middle + 1;
            } else {
                high = middle;
            }
        }
        return low;
    }

    /** A copy of the time column, in nanoseconds. */
    public long[] copyOffsets() {
        return offsetNanos.clone();
    }

    /** A copy of the value column, in the metric's base unit. */
    public double[] copyValues() {
        return values.clone();
    }

    /** Equal to the bit: NaNs of the same bits are equal, 0.0 and -0.0 are not. */
    @Override
    public boolean equals(Object other) {
        return other instanceof Series that
                && metric.equals(that.metric)
                && Arrays.equals(offsetNanos, that.offsetNanos)
                && Arrays.equals(values, that.values);
    }

    @Override
    public int hashCode() {
        return 31 * Arrays.hashCode(offsetNanos) + Arrays.hashCode(values);
    }

    @Override
    public String toString() {
        return metric.key() + "[" + values.length + "]";
    }
}
