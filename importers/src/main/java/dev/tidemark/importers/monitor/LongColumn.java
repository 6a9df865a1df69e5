package dev.tidemark.importers.monitor;

import java.util.Arrays;

/** Whole numbers that come one by one, kept as primitives. One thread. */
final class LongColumn {
    private long[] values = new long[64];
    private int size;

    void add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + (size >> 1));
        }
        values[size++] = value;
    }

    int size() {
        return size;
    }

    /** How far each number lies above the least of them. */
    long[] aboveLeast() {
        long least = least();
        return Arrays.stream(values, 0, size).map(v -> v - least).toArray();
    }

    /** The least number; 0 where there is none. */
    long least() {
        return Arrays.stream(values, 0, size).min().orElse(0);
    }
}
