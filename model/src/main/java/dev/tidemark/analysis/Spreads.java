package dev.tidemark.analysis;

import dev.tidemark.model.Spread;
import java.util.Arrays;
import java.util.Optional;

/** Single values of repetitions to their median with extremes. */
public final class Spreads {
    private Spreads() {}

    /** Median [min–max] of that metric on its own: not the row of the median repetition. Empty for no values. */
    public static Optional<Spread> of(double... values) {
        if (values.length == 0) {
            return Optional.empty();
        }
        double min = Arrays.stream(values).min().getAsDouble();
        double max = Arrays.stream(values).max().getAsDouble();
        return Optional.of(new Spread(Quantiles.median(values), min, max, values.length));
    }
}
