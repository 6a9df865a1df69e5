package dev.tidemark.model;

import java.util.Locale;
import java.util.Optional;

/**
 * What a figure is of its observations: a total, a mean, a percentile, …
 *
 * @param percent of a percentile, 0..100; NaN for every other kind
 */
public record Statistic(Kind kind, double percent) {
    public enum Kind {
        /** The single value itself: a count, a duration, a rate computed as a quotient. */
        VALUE,
        MEAN,
        STDDEV,
        MIN,
        MAX,
        PERCENTILE
    }

    public static final Statistic VALUE = new Statistic(Kind.VALUE, Double.NaN);
    public static final Statistic MEAN = new Statistic(Kind.MEAN, Double.NaN);
    public static final Statistic STDDEV = new Statistic(Kind.STDDEV, Double.NaN);
    public static final Statistic MIN = new Statistic(Kind.MIN, Double.NaN);
    public static final Statistic MAX = new Statistic(Kind.MAX, Double.NaN);
    public static final Statistic MEDIAN = percentile(50);
    public static final Statistic P99 = percentile(99);

    public Statistic {
        if (kind == Kind.PERCENTILE ? !(percent >= 0 && percent <= 100) : !Double.isNaN(percent)) {
            throw new IllegalArgumentException(kind + " with " + percent + " percent");
        }
    }

    /** @param percent 0..100, so 99.9 for p99.9 */
    public static Statistic percentile(double percent) {
        return new Statistic(Kind.PERCENTILE, percent);
    }

    /** {@code value}, {@code mean}, {@code p99}, {@code p99.9}: the word in study files and approved texts. */
    public String id() {
        if (kind != Kind.PERCENTILE) {
            return kind.name().toLowerCase(Locale.ROOT);
        }
        String number = Double.toString(percent);
        return "p" + (number.endsWith(".0") ? number.substring(0, number.length() - 2) : number);
    }

    /** The inverse of {@link #id}. */
    public static Optional<Statistic> ofId(String id) {
        for (Statistic simple : new Statistic[] {VALUE, MEAN, STDDEV, MIN, MAX}) {
            if (simple.id().equals(id)) {
                return Optional.of(simple);
            }
        }
        if (!id.matches("p[0-9]{1,3}(\\.[0-9]{1,9})?")) {
            return Optional.empty();
        }
        double percent = Double.parseDouble(id.substring(1));
        return percent <= 100 ? Optional.of(percentile(percent)) : Optional.empty();
    }
}
