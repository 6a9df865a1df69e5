package dev.tidemark.importers.parts;

import dev.tidemark.model.Unit;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDateTime;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.time.format.DateTimeFormatterBuilder;
import java.time.temporal.ChronoField;
import java.util.Locale;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;

/**
 * How the texts of a column or key become points in time, decided on the first of them.
 *
 * @param guess what was assumed, for people; empty where name and text leave no doubt
 */
public record TimeReading(Form form, String guess) {
    public enum Form {
        EPOCH_SECONDS(true, 9),
        EPOCH_MILLIS(true, 6),
        EPOCH_MICROS(true, 3),
        EPOCH_NANOS(true, 0),
        ELAPSED_SECONDS(false, 9),
        ELAPSED_MILLIS(false, 6),
        ELAPSED_MICROS(false, 3),
        ELAPSED_NANOS(false, 0),
        /** With the distance from UTC. */
        ISO(true, 0),
        /** Without it: taken as UTC. */
        LOCAL(true, 0);

        private final boolean absolute;
        private final int exponent;

        Form(boolean absolute, int exponent) {
            this.absolute = absolute;
            this.exponent = exponent;
        }
    }

    private static final Set<String> NAMES = Set.of(
            "time",
            "timestamp",
            "time.stamp",
            "ts",
            "t",
            "at",
            "date",
            "datetime",
            "date.time",
            "epoch",
            "unix.time",
            "elapsed",
            "elapsed.time",
            "uptime",
            "read");
    private static final Pattern NUMBER = Pattern.compile("[-+]?[0-9]{1,19}(\\.[0-9]{0,15})?");
    private static final DateTimeFormatter LOCAL_TIME = new DateTimeFormatterBuilder()
            .appendPattern("yyyy-MM-dd['T'][' ']H:mm[:ss]")
            .appendFraction(ChronoField.NANO_OF_SECOND, 0, 9, true)
            .toFormatter(Locale.ROOT);

    /** Whether a column or key is called as times are, its unit left aside: {@code time_ms}, {@code Timestamp}. */
    public static boolean isTimeName(String name) {
        HeaderName parts = HeaderName.of(name);
        boolean unitAlone = parts.plain().isEmpty()
                && UnitNames.of(parts.unit())
                        .filter(u -> u.unit() == Unit.SECOND)
                        .isPresent();
        return unitAlone || NAMES.contains(parts.plain());
    }

    /** Decides by the name's unit, else by the text; empty where the text is no time, or a number in no time's column. */
    public static Optional<TimeReading> of(String name, String text) {
        if (Times.instant(text.strip()).isPresent()) {
            return Optional.of(new TimeReading(Form.ISO, ""));
        }
        if (local(text).isPresent()) {
            return Optional.of(
                    new TimeReading(Form.LOCAL, "the times in '" + name + "' state no time zone: taken as UTC"));
        }
        Optional<BigDecimal> number = number(text);
        if (number.isEmpty() || !isTimeName(name)) {
            return Optional.empty();
        }
        double size = Math.abs(number.get().doubleValue());
        Form form = stated(HeaderName.of(name), size).orElseGet(() -> bySize(size));
        boolean stated = stated(HeaderName.of(name), size).isPresent();
        return Optional.of(new TimeReading(
                form,
                stated
                        ? ""
                        : "the times in '" + name + "' state no unit: taken as "
                                + form.name().toLowerCase(Locale.ROOT).replace('_', ' ')));
    }

    private static Optional<Form> stated(HeaderName name, double size) {
        return switch (name.unit().toLowerCase(Locale.ROOT)) {
            case "s", "sec", "secs", "second", "seconds" ->
                Optional.of(size >= 1e8 ? Form.EPOCH_SECONDS : Form.ELAPSED_SECONDS);
            case "ms", "msec", "millis", "milliseconds" ->
                Optional.of(size >= 1e11 ? Form.EPOCH_MILLIS : Form.ELAPSED_MILLIS);
            case "us", "µs", "μs", "micros", "microseconds" ->
                Optional.of(size >= 1e14 ? Form.EPOCH_MICROS : Form.ELAPSED_MICROS);
            case "ns", "nanos", "nanoseconds" -> Optional.of(size >= 1e17 ? Form.EPOCH_NANOS : Form.ELAPSED_NANOS);
            default -> Optional.empty();
        };
    }

    /** From 1973 to 5138 each unit of an epoch has its own range of sizes; less is a time since some start. */
    private static Form bySize(double size) {
        if (size >= 1e17) {
            return Form.EPOCH_NANOS;
        }
        if (size >= 1e14) {
            return Form.EPOCH_MICROS;
        }
        if (size >= 1e11) {
            return Form.EPOCH_MILLIS;
        }
        return size >= 1e8 ? Form.EPOCH_SECONDS : Form.ELAPSED_SECONDS;
    }

    /** Whether the times are points in time, not distances from an unknown start. */
    public boolean isAbsolute() {
        return form.absolute;
    }

    /** Nanoseconds since 1970 or since the unknown start; empty for a text of another form. */
    public OptionalLong nanos(String text) {
        if (form == Form.ISO) {
            return nanos(Times.instant(text.strip()));
        }
        if (form == Form.LOCAL) {
            return nanos(local(text));
        }
        Optional<BigDecimal> number = number(text);
        if (number.isEmpty()) {
            return OptionalLong.empty();
        }
        BigDecimal nanos = number.get().movePointRight(form.exponent).setScale(0, RoundingMode.HALF_EVEN);
        return nanos.unscaledValue().bitLength() < 63 ? OptionalLong.of(nanos.longValue()) : OptionalLong.empty();
    }

    private static OptionalLong nanos(Optional<Instant> instant) {
        return instant.isPresent()
                ? OptionalLong.of(Times.nanosBetween(Instant.EPOCH, instant.get()))
                : OptionalLong.empty();
    }

    private static Optional<Instant> local(String text) {
        try {
            return Optional.of(LocalDateTime.parse(text.strip().replace('/', '-'), LOCAL_TIME)
                    .toInstant(ZoneOffset.UTC));
        } catch (DateTimeException e) {
            return Optional.empty();
        }
    }

    private static Optional<BigDecimal> number(String text) {
        String stripped = text.strip();
        if (NUMBER.matcher(stripped).matches()) {
            return Optional.of(new BigDecimal(stripped.endsWith(".") ? stripped + "0" : stripped));
        }
        double value = UnitNames.number(stripped).orElse(Double.NaN);
        return Math.abs(value) < 1e19 ? Optional.of(BigDecimal.valueOf(value)) : Optional.empty();
    }
}
