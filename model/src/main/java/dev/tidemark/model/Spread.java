package dev.tidemark.model;

/**
 * A median over repetitions with its extremes, all in the metric's base unit.
 *
 * @param n how many repetitions it is of, at least 1
 */
public record Spread(double median, double min, double max, int n) {
    public Spread {
        if (n < 1 || !(min <= median && median <= max)) {
            throw new IllegalArgumentException("not a spread: " + median + " [" + min + "–" + max + "], n = " + n);
        }
    }

    /** True when no value of one lies inside the other: a description, not a test. */
    public boolean overlaps(Spread other) {
        return min <= other.max && other.min <= max;
    }
}
