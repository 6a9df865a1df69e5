package dev.tidemark.importers.load;

import dev.tidemark.importers.parts.UnitNames;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Values as wrk, wrk2 and bombardier's text report print them, each with its own unit: {@code 78.27ms}, {@code 1.00m}
 * (minutes), {@code 10.79k}, {@code 46.03MB} (powers of 1024).
 */
final class ShortUnits {
    private static final Map<String, double[]> TIMES = Map.of(
            "ns",
            over(1e9),
            "us",
            over(1e6),
            "µs",
            over(1e6),
            "μs",
            over(1e6),
            "ms",
            over(1e3),
            "s",
            times(1),
            "m",
            times(60),
            "h",
            times(3600));
    private static final Map<String, double[]> SIZES = Map.of(
            "B",
            times(1),
            "KB",
            times(0x1p10),
            "MB",
            times(0x1p20),
            "GB",
            times(0x1p30),
            "TB",
            times(0x1p40),
            "PB",
            times(0x1p50));

    private ShortUnits() {}

    private static double[] times(double factor) {
        return new double[] {factor, 1};
    }

    private static double[] over(double divisor) {
        return new double[] {1, divisor};
    }

    /** In seconds; empty where the text is no time. */
    static OptionalDouble seconds(String text) {
        return convert(text, TIMES);
    }

    /** In bytes; empty where the text is no size. */
    static OptionalDouble bytes(String text) {
        return convert(text, SIZES);
    }

    private static OptionalDouble convert(String text, Map<String, double[]> units) {
        Optional<UnitNames.Quantity> quantity = UnitNames.quantity(text);
        double[] unit = units.get(quantity.map(UnitNames.Quantity::unit).orElse(""));
        return quantity.isEmpty() || unit == null
                ? OptionalDouble.empty()
                : OptionalDouble.of(quantity.get().number() * unit[0] / unit[1]);
    }
}
