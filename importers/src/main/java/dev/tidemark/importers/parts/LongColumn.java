package dev.tidemark.importers.parts;

import java.util.Arrays;

/** Whole numbers that come one by one, kept as primitives. One thread. */
public final class LongColumn {
    private long[] values = new long[64];
    private int size;

    public void add(long value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + (size >> 1));
        }
        values[size++] = value;
    }

    public int size() {
        return size;
    }

    /** How far each number lies above the least of them. */
    public long[] aboveLeast() {
        long least = least();
        return Arrays.stream(values, 0, size).map(v -> v - least).toArray();
    }

    /** The least number; 0 where there is none. */
    public long least() {
        return Arrays.stream(values, 0, size).min().orElse(0);
    }
}
