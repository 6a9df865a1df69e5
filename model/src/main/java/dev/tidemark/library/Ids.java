package dev.tidemark.library;

import java.security.SecureRandom;
import java.time.Instant;

/** Makes ids, so that no database has to, and turns times into what the tables keep. Safe to share. */
final class Ids {
    private static final int RANDOM_BITS = 22;

    private final SecureRandom random = new SecureRandom();
    private long last;

    /** Milliseconds since 1970, then random bits: ascending here, unique across instances, positive. */
    synchronized long next() {
        long candidate = (System.currentTimeMillis() << RANDOM_BITS) | random.nextInt(1 << RANDOM_BITS);
        last = Math.max(candidate, last + 1);
        return last;
    }

    static long now() {
        return nanos(Instant.now());
    }

    /** Nanoseconds since 1970, from 1678 to 2261. */
    static long nanos(Instant instant) {
        return Math.addExact(Math.multiplyExact(instant.getEpochSecond(), 1_000_000_000L), instant.getNano());
    }

    static Instant instant(long nanos) {
        return Instant.ofEpochSecond(Math.floorDiv(nanos, 1_000_000_000L), Math.floorMod(nanos, 1_000_000_000L));
    }
}
