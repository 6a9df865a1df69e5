package dev.tidemark.chart;

import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;

/**
 * A series with the moment that runs are laid over each other by.
 *
 * @param zeroNanos the offset in the series that stands at 0 on the time axis
 */
record Aligned(Series series, long zeroNanos) {
    /** Start of the load phase; the run's start where there is none. In nanoseconds from the run's start. */
    static long zeroOf(Run run) {
        return run.phase(Phase.Kind.LOAD).map(p -> p.start().toNanos()).orElse(0L);
    }

    /** Nanoseconds on the common axis. */
    long time(int index) {
        return series.offsetNanos(index) - zeroNanos;
    }

    long first() {
        return time(0);
    }

    long last() {
        return time(series.size() - 1);
    }

    /** Mean distance of the samples in nanoseconds; 0 for a single one. */
    long interval() {
        return series.size() < 2 ? 0 : (last() - first()) / (series.size() - 1);
    }
}
