package dev.tidemark.analysis;

import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;

/** How the samples of a phase become one number. The chosen one is printed with every table and chart. */
public enum Reducer {
    MEDIAN {
        @Override
        double reduce(double[] values) {
            return Quantiles.median(values);
        }
    },
    MEAN {
        @Override
        double reduce(double[] values) {
            return Arrays.stream(values).average().orElse(Double.NaN);
        }
    },
    /** By nearest rank. */
    P95 {
        @Override
        double reduce(double[] values) {
            return Quantiles.nearestRank(95, values);
        }
    },
    LAST {
        @Override
        double reduce(double[] values) {
            return values[values.length - 1];
        }
    },
    MIN {
        @Override
        double reduce(double[] values) {
            return Arrays.stream(values).min().orElse(Double.NaN);
        }
    },
    /** The sampled peak: another figure than the median, and never called the same. */
    MAX {
        @Override
        double reduce(double[] values) {
            return Arrays.stream(values).max().orElse(Double.NaN);
        }
    };

    /** @param values at least one, none of them NaN, in order of time */
    abstract double reduce(double[] values);

    /** The word used in options and study files: {@code median}. */
    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Reducer> ofWord(String word) {
        return Arrays.stream(values()).filter(r -> r.word().equals(word)).findFirst();
    }
}
