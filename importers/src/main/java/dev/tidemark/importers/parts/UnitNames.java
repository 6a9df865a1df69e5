package dev.tidemark.importers.parts;

import dev.tidemark.model.Unit;
import java.util.HashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Units as tools write them. A prefix with an i is a power of 1024, one without a power of 1000. */
public final class UnitNames {
    /**
     * How a written unit becomes a base unit: times {@code multiplier}, over {@code divisor}. Division, because 12.51
     * ms are 0.01251 s to the last digit and 12.51 × 0.001 are not.
     */
    public record Scaled(Unit unit, double multiplier, double divisor) {
        public double toBase(double value) {
            return value * multiplier / divisor;
        }
    }

    /** A number with the unit written behind it; the unit's text may be empty. */
    public record Quantity(double number, String unit) {}

    private static final Map<String, Scaled> NAMES = names();
    private static final Pattern QUANTITY =
            Pattern.compile("\\s*([-+]?(?:[0-9]+\\.?[0-9]*|\\.[0-9]+)(?:[eE][-+]?[0-9]+)?)\\s*([^0-9\\s]\\S*)?\\s*");

    private UnitNames() {}

    private static Map<String, Scaled> names() {
        Map<String, Scaled> names = new HashMap<>();
        String[] prefixes = {"", "K", "M", "G", "T", "P"};
        for (int i = 0; i < prefixes.length; i++) {
            String p = prefixes[i];
            put(names, new Scaled(Unit.BYTE, Math.pow(1000, i), 1), p + "B", p.toLowerCase(Locale.ROOT) + "B");
            put(names, new Scaled(Unit.BYTE_PER_SECOND, Math.pow(1000, i), 1), p + "B/s", p + "B/sec");
            if (i > 0) {
                put(names, new Scaled(Unit.BYTE, Math.pow(1024, i), 1), p + "iB");
                put(names, new Scaled(Unit.BYTE_PER_SECOND, Math.pow(1024, i), 1), p + "iB/s");
            }
        }
        put(names, new Scaled(Unit.BYTE, 1, 1), "byte", "bytes", "Bytes", "octets");
        put(names, new Scaled(Unit.BYTE, 1024, 1), "kib", "kibibytes");
        put(names, new Scaled(Unit.BYTE, 1 << 20, 1), "mib", "mebibytes");
        put(names, new Scaled(Unit.BYTE, 1 << 30, 1), "gib", "gibibytes");
        put(names, new Scaled(Unit.BYTE, 1e3, 1), "kb", "kilobytes");
        put(names, new Scaled(Unit.BYTE, 1e6, 1), "mb", "megabytes");
        put(names, new Scaled(Unit.BYTE, 1e9, 1), "gb", "gigabytes");
        put(names, new Scaled(Unit.SECOND, 60, 1), "minutes");
        put(names, new Scaled(Unit.SECOND, 1, 1), "s", "sec", "secs", "second", "seconds");
        put(names, new Scaled(Unit.SECOND, 1, 1e3), "ms", "msec", "millis", "milliseconds");
        put(names, new Scaled(Unit.SECOND, 1, 1e6), "us", "µs", "μs", "usec", "micros", "microseconds");
        put(names, new Scaled(Unit.SECOND, 1, 1e9), "ns", "nsec", "nanos", "nanoseconds");
        put(names, new Scaled(Unit.RATIO, 1, 100), "%", "percent", "pct");
        put(names, new Scaled(Unit.RATIO, 1, 1), "ratio");
        put(names, new Scaled(Unit.CORE, 1, 1), "core", "cores", "cpus");
        put(
                names,
                new Scaled(Unit.PER_SECOND, 1, 1),
                "/s",
                "1/s",
                "req/s",
                "reqs/s",
                "ops/s",
                "rps",
                "hz",
                "per_second");
        return Map.copyOf(names);
    }

    private static void put(Map<String, Scaled> names, Scaled scaled, String... spellings) {
        for (String spelling : spellings) {
            names.putIfAbsent(spelling, scaled);
        }
    }

    /** The unit of that spelling; empty where nobody knows it. Capitals matter only as far as they tell units apart. */
    public static Optional<Scaled> of(String name) {
        Scaled exact = NAMES.get(name.strip());
        return Optional.ofNullable(
                exact != null ? exact : NAMES.get(name.strip().toLowerCase(Locale.ROOT)));
    }

    /** {@code 915.6MiB}, {@code 12 %}, {@code -3e5}: a number and what stands behind it; empty for any other text. */
    public static Optional<Quantity> quantity(String text) {
        Matcher m = QUANTITY.matcher(text);
        if (!m.matches()) {
            return Optional.empty();
        }
        String unit = m.group(2);
        return Optional.of(new Quantity(Double.parseDouble(m.group(1)), unit == null ? "" : unit));
    }

    /** The text as a number, if it is nothing else; NaN and infinity are no numbers here. */
    public static OptionalDouble number(String text) {
        return quantity(text)
                .filter(q -> q.unit().isEmpty() && Double.isFinite(q.number()))
                .map(q -> OptionalDouble.of(q.number()))
                .orElse(OptionalDouble.empty());
    }

    /** A quantity in the base unit that is wanted; empty where the text or its unit says something else. */
    public static OptionalDouble inBase(String text, Unit wanted) {
        Optional<Quantity> quantity = quantity(text);
        Optional<Scaled> scaled = quantity.flatMap(q -> of(q.unit())).filter(s -> s.unit() == wanted);
        return scaled.isPresent()
                ? OptionalDouble.of(scaled.get().toBase(quantity.get().number()))
                : OptionalDouble.empty();
    }
}
