package dev.tidemark.importers.own;

import dev.tidemark.analysis.Quantiles;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Statistic;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Arrays;
import java.util.List;
import java.util.OptionalDouble;

/** Recomputes a stated figure from the distribution that it is of, where its definition is exact enough to check. */
final class FigureOfDistribution {
    private FigureOfDistribution() {}

    /** Empty where the distribution is of something else, or does not hold what the figure needs. */
    static OptionalDouble of(Figure figure, Distribution distribution) {
        if (!figure.metric().key().equals(distribution.metric().key())
                || !figure.phase().equals(distribution.phase())
                || figure.spread() != null) {
            return OptionalDouble.empty();
        }
        if (distribution instanceof Distribution.Observed observed) {
            return ofObserved(figure, observed.values().toArray());
        }
        return distribution instanceof Distribution.Buckets buckets
                ? ofBuckets(
                        figure,
                        buckets.buckets().stream().filter(b -> b.count() > 0).toList())
                : OptionalDouble.empty();
    }

    private static OptionalDouble ofObserved(Figure figure, double[] values) {
        if (values.length == 0) {
            return OptionalDouble.empty();
        }
        return switch (figure.statistic().kind()) {
            case MIN -> Arrays.stream(values).min();
            case MAX -> Arrays.stream(values).max();
            case PERCENTILE -> percentile(figure, values);
            default -> OptionalDouble.empty();
        };
    }

    private static OptionalDouble percentile(Figure figure, double[] values) {
        double percent = figure.statistic().percent();
        return switch (figure.method()) {
            case NEAREST_RANK -> OptionalDouble.of(Quantiles.nearestRank(percent, values));
            case LINEAR -> OptionalDouble.of(Quantiles.linear(percent, values));
            default -> OptionalDouble.empty();
        };
    }

    private static OptionalDouble ofBuckets(Figure figure, List<Distribution.Buckets.Bucket> buckets) {
        if (buckets.isEmpty()) {
            return OptionalDouble.empty();
        }
        if (figure.statistic().kind() == Statistic.Kind.MAX) {
            return OptionalDouble.of(buckets.getLast().upper());
        }
        return figure.method() == PercentileMethod.NEAREST_RANK
                ? OptionalDouble.of(nearestRank(figure.statistic().percent(), buckets))
                : OptionalDouble.empty();
    }

    /** The bound of the bucket that holds the observation of rank {@code ceil(n·p)}, reckoned exactly. */
    private static double nearestRank(double percent, List<Distribution.Buckets.Bucket> buckets) {
        long total =
                buckets.stream().mapToLong(Distribution.Buckets.Bucket::count).sum();
        long rank = BigDecimal.valueOf(percent)
                .multiply(BigDecimal.valueOf(total))
                .movePointLeft(2)
                .setScale(0, RoundingMode.CEILING)
                .longValueExact();
        long seen = 0;
        for (Distribution.Buckets.Bucket bucket : buckets) {
            seen += bucket.count();
            if (seen >= rank) {
                return bucket.upper();
            }
        }
        return buckets.getLast().upper();
    }
}
