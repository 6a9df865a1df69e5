package dev.tidemark.format;

import dev.tidemark.model.Unit;

/**
 * How values of one unit are written: divided, with a suffix, to so many decimals. One column, axis or sentence uses
 * one scale, so that its numbers can be compared by eye.
 *
 * @param suffix {@code MiB}, {@code ms}, {@code %}; may be empty
 * @param divisor base units per written unit, above 0
 */
public record Scale(String suffix, double divisor, int decimals) {
    public static final Scale MIB = new Scale("MiB", 1 << 20, 1);
    public static final Scale MILLISECONDS = new Scale("ms", 1e-3, 1);
    public static final Scale PERCENT = new Scale("%", 0.01, 1);

    /**
     * The scale in which a value of that size reads best. Binary prefixes for bytes (1 MiB = 2^20 B), decimal ones for
     * seconds; CPU and shares are percent.
     *
     * @param typical a value of the usual size in base units, its sign ignored; NaN and 0 give the unit's usual scale
     */
    public static Scale of(Unit unit, double typical) {
        double size = Double.isNaN(typical) || typical == 0 ? 0 : Math.abs(typical);
        return switch (unit) {
            case BYTE -> bytes(size, "");
            case BYTE_PER_SECOND -> bytes(size, "/s");
            case SECOND -> seconds(size);
            case CORE, RATIO -> PERCENT;
            case PER_SECOND -> new Scale("1/s", 1, size >= 100 || size == 0 ? 0 : 2);
            case COUNT -> new Scale("", 1, size == Math.rint(size) ? 0 : 2);
        };
    }

    private static Scale bytes(double size, String per) {
        if (size == 0) {
            return new Scale("MiB" + per, 1 << 20, 1);
        }
        if (size < 1024) {
            return new Scale("B" + per, 1, size == Math.rint(size) ? 0 : 1);
        }
        if (size < 1 << 20) {
            return new Scale("KiB" + per, 1 << 10, 1);
        }
        // RSS is compared in MiB up to several GiB: 1,024.0 MiB beside 900.0 MiB reads better than 1.0 GiB.
        return size < 8.0 * (1 << 30) ? new Scale("MiB" + per, 1 << 20, 1) : new Scale("GiB" + per, 1 << 30, 2);
    }

    private static Scale seconds(double size) {
        if (size == 0) {
            return MILLISECONDS;
        }
        if (size < 1e-6) {
            return new Scale("ns", 1e-9, 1);
        }
        if (size < 1e-3) {
            return new Scale("µs", 1e-6, 1);
        }
        return size < 1 ? MILLISECONDS : new Scale("s", 1, 2);
    }

    /** From base units to written units. */
    public double apply(double value) {
        return value / divisor;
    }
}
