package dev.tidemark.analysis;

import java.util.Arrays;

/** Percentiles of observations, each by a named method. Inputs need not be sorted and are not changed. */
public final class Quantiles {
    private Quantiles() {}

    /** The middle value, of an even count the mean of the middle two. NaN for no values. */
    public static double median(double... values) {
        if (values.length == 0) {
            return Double.NaN;
        }
        double[] sorted = sorted(values);
        int middle = sorted.length / 2;
        return sorted.length % 2 == 1 ? sorted[middle] : sorted[middle - 1] + (sorted[middle] - sorted[middle - 1]) / 2;
    }

    /**
     * {@code sorted[ceil(n·p) − 1]}: always one of the observations.
     *
     * @param percent 0..100
     * @return NaN for no values
     */
    public static double nearestRank(double percent, double... values) {
        if (values.length == 0) {
            return Double.NaN;
        }
        double[] sorted = sorted(values);
        // 1e-9 keeps 99 % of 100 at rank 99, where the product comes out as 99.00000000000001.
        int rank = (int) Math.ceil(percent / 100 * sorted.length - 1e-9);
        return sorted[Math.clamp(rank, 1, sorted.length) - 1];
    }

    /**
     * Linear between neighbours at rank {@code (n − 1)·p}: type 7 of Hyndman and Fan, "Sample Quantiles in Statistical
     * Packages", The American Statistician 50 (1996).
     *
     * @param percent 0..100
     * @return NaN for no values
     */
    public static double linear(double percent, double... values) {
        if (values.length == 0) {
            return Double.NaN;
        }
        double[] sorted = sorted(values);
        double rank = (sorted.length - 1) * percent / 100;
        int below = (int) Math.floor(rank);
        int above = Math.min(below + 1, sorted.length - 1);
        return sorted[below] + (rank - below) * (sorted[above] - sorted[below]);
    }

    /**
     * How many observations a percentile needs before its one-sided 95 % upper bound exists: the least n with
     * {@code 1 − p^n ≥ 0.95}. 299 for p99, 2,995 for p99.9.
     *
     * @param percent above 0 and below 100
     */
    public static long observationsNeeded(double percent) {
        return (long) Math.ceil(Math.log(0.05) / Math.log(percent / 100));
    }

    private static double[] sorted(double[] values) {
        double[] sorted = values.clone();
        Arrays.sort(sorted);
        return sorted;
    }
}
