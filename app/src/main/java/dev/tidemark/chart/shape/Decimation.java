package dev.tidemark.chart.shape;

import dev.tidemark.model.Series;
import java.util.ArrayList;
import java.util.List;
import java.util.function.DoubleBinaryOperator;

/**
 * A min/max pyramid over a series: built once in O(n), it answers for any stretch of samples in O(log n), so that a
 * picture costs as much as it has pixel columns. No sample is ever lost: a spike of one sample is the maximum of its
 * stretch. Values that are no finite numbers count as missed.
 */
public final class Decimation {
    private static final int FAN = 16;

    private final Series series;
    private final List<double[]> minima;
    private final List<double[]> maxima;

    public Decimation(Series series) {
        this.series = series;
        this.minima = levels(Math::min, Double.POSITIVE_INFINITY);
        this.maxima = levels(Math::max, Double.NEGATIVE_INFINITY);
    }

    /** Each level has one value for {@link #FAN} values of the level below; the samples themselves are not copied. */
    private List<double[]> levels(DoubleBinaryOperator lesser, double none) {
        List<double[]> levels = new ArrayList<>();
        int size = series.size();
        while (size > FAN) {
            double[] above = new double[(size + FAN - 1) / FAN];
            for (int i = 0; i < above.length; i++) {
                double best = none;
                for (int j = i * FAN; j < Math.min(size, (i + 1) * FAN); j++) {
                    double value = levels.isEmpty() ? finite(j, none) : levels.getLast()[j];
                    best = lesser.applyAsDouble(best, value);
                }
                above[i] = best;
            }
            levels.add(above);
            size = above.length;
        }
        return levels;
    }

    private double finite(int index, double otherwise) {
        double value = series.value(index);
        return Double.isFinite(value) ? value : otherwise;
    }

    /** The least finite value of the samples {@code [from, to)}; NaN if there is none. */
    public double min(int from, int to) {
        return best(minima, Math::min, Double.POSITIVE_INFINITY, from, to);
    }

    /** The greatest finite value of the samples {@code [from, to)}; NaN if there is none. */
    public double max(int from, int to) {
        return best(maxima, Math::max, Double.NEGATIVE_INFINITY, from, to);
    }

    private double best(List<double[]> levels, DoubleBinaryOperator lesser, double none, int from, int to) {
        double best = none;
        int low = from;
        int high = to;
        for (int level = 0; low < high; level++) {
            while (low < high && low % FAN != 0) {
                best = lesser.applyAsDouble(best, at(levels, level, low++, none));
            }
            while (low < high && high % FAN != 0) {
                best = lesser.applyAsDouble(best, at(levels, level, --high, none));
            }
            if (level == levels.size()) {
                while (low < high) {
                    best = lesser.applyAsDouble(best, at(levels, level, low++, none));
                }
            }
            low /= FAN;
            high /= FAN;
        }
        return best == none ? Double.NaN : best;
    }

    private double at(List<double[]> levels, int level, int index, double none) {
        return level == 0 ? finite(index, none) : levels.get(level - 1)[index];
    }
}
