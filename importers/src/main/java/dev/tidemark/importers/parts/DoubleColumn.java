package dev.tidemark.importers.parts;

import java.util.Arrays;

/** Numbers that come one by one, kept as primitives: a run may have millions. One thread. */
public final class DoubleColumn {
    private double[] values = new double[64];
    private int size;

    public void add(double value) {
        if (size == values.length) {
            values = Arrays.copyOf(values, size + (size >> 1));
        }
        values[size++] = value;
    }

    public int size() {
        return size;
    }

    /** A copy, in the order in which the numbers came. */
    public double[] toArray() {
        return Arrays.copyOf(values, size);
    }
}
