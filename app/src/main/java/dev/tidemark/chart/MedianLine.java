package dev.tidemark.chart;

import dev.tidemark.analysis.Quantiles;
import dev.tidemark.model.SeriesBuilder;
import java.util.List;
import java.util.Optional;

/**
 * The median over repetitions, moment by moment.
 *
 * <p>Repetitions are not sampled at the same moments, so each is read on a common grid by linear interpolation between
 * its neighbouring samples. Nothing is invented beyond the data: the grid is as wide as the coarsest repetition's mean
 * interval, reaches from the latest first sample to the earliest last one, and where a neighbour is a missed sample the
 * median is missing too. It is the median of each moment, not the repetition that is in the middle.
 */
final class MedianLine {
    private MedianLine() {}

    /**
     * @param repetitions of one metric, each with at least one sample
     * @return empty where the repetitions have no stretch of time in common
     */
    static Optional<Aligned> of(List<Aligned> repetitions) {
        long step = repetitions.stream().mapToLong(Aligned::interval).max().orElse(0);
        long from = repetitions.stream().mapToLong(Aligned::first).max().orElse(0);
        long to = repetitions.stream().mapToLong(Aligned::last).min().orElse(0);
        if (step <= 0 || to < from) {
            return Optional.empty();
        }
        long first = Math.ceilDiv(from, step) * step; // 0, the moment of alignment, lies on the grid
        if (first > to) {
            return Optional.empty();
        }
        Cursor[] cursors = repetitions.stream().map(Cursor::new).toArray(Cursor[]::new);
        SeriesBuilder median = new SeriesBuilder(repetitions.getFirst().series().metric());
        double[] values = new double[cursors.length];
        for (long time = first; time <= to; time += step) {
            boolean known = true;
            for (int i = 0; i < cursors.length; i++) {
                values[i] = cursors[i].at(time);
                known &= !Double.isNaN(values[i]);
            }
            median.add(time - first, known ? Quantiles.median(values) : Double.NaN);
        }
        return Optional.of(new Aligned(median.build(), -first));
    }

    /** Reads one repetition at ascending times. */
    private static final class Cursor {
        private final Aligned line;
        private int after;

        Cursor(Aligned line) {
            this.line = line;
        }

        double at(long time) {
            while (after < line.series().size() && line.time(after) < time) {
                after++;
            }
            if (after == line.series().size()) {
                return Double.NaN;
            }
            double right = line.series().value(after);
            if (line.time(after) == time || after == 0) {
                return line.time(after) == time ? right : Double.NaN;
            }
            double left = line.series().value(after - 1);
            double share = (double) (time - line.time(after - 1)) / (line.time(after) - line.time(after - 1));
            return left + share * (right - left);
        }
    }
}
