package dev.tidemark.model;

import java.time.Duration;
import java.util.Locale;

/**
 * A named stretch of a run, half open: {@code [start, end)} from the run's beginning.
 *
 * @param label what the source calls it; unique within a run
 */
public record Phase(Kind kind, String label, Duration start, Duration end) {
    public enum Kind {
        INITIAL,
        WARMUP,
        REST,
        LOAD,
        RECOVERY,
        OTHER;

        /** The word used in study files: {@code warmup}. */
        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }
    }

    public Phase {
        if (start.isNegative()) {
            throw new IllegalArgumentException("phase '" + label + "' starts before the run");
        }
        if (end.compareTo(start) < 0) {
            throw new IllegalArgumentException("phase '" + label + "' ends before it starts");
        }
    }

    public Duration length() {
        return end.minus(start);
    }

    public boolean contains(long offsetNanos) {
        return start.toNanos() <= offsetNanos && offsetNanos < end.toNanos();
    }
}
