package dev.tidemark.importers.parts;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.util.Optional;

/** Points in time as files write them. */
public final class Times {
    private Times() {}

    /** {@code 2026-11-30T21:00:01.214Z}, {@code …+08:00}; empty for any other text. */
    public static Optional<Instant> instant(String iso) {
        try {
            return Optional.of(OffsetDateTime.parse(iso).toInstant());
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    /** Nanoseconds between two points in time; the longest possible where they lie centuries apart. */
    public static long nanosBetween(Instant from, Instant to) {
        try {
            return java.time.Duration.between(from, to).toNanos();
        } catch (ArithmeticException e) {
            return from.isBefore(to) ? Long.MAX_VALUE : Long.MIN_VALUE;
        }
    }
}
