package dev.tidemark.format;

import dev.tidemark.model.Spread;
import dev.tidemark.model.Unit;
import java.text.DecimalFormat;
import java.text.DecimalFormatSymbols;
import java.time.Duration;
import java.util.Locale;

/** Writes numbers for one language. Immutable; safe to share between threads. */
public final class Formats {
    /** What stands in the place of a number that is not known. */
    public static final String UNKNOWN = "–";

    private final Locale locale;

    public Formats(Locale locale) {
        this.locale = locale;
    }

    public Locale locale() {
        return locale;
    }

    /** {@code 159.3}: scaled, without the suffix; {@link #UNKNOWN} for NaN. */
    public String number(double value, Scale scale) {
        if (Double.isNaN(value)) {
            return UNKNOWN;
        }
        DecimalFormat format = new DecimalFormat("#,##0", DecimalFormatSymbols.getInstance(locale));
        format.setRoundingMode(java.math.RoundingMode.HALF_EVEN);
        format.setMinimumFractionDigits(scale.decimals());
        format.setMaximumFractionDigits(scale.decimals());
        String text = format.format(scale.apply(value));
        return text.matches("-[0.,\\s]*") ? text.substring(1) : text; // "-0.0" says nothing that "0.0" doesn't
    }

    /** {@code 159.3 MiB}. */
    public String value(double value, Scale scale) {
        String number = number(value, scale);
        return scale.suffix().isEmpty() || Double.isNaN(value) ? number : number + " " + scale.suffix();
    }

    /** {@code 159.3 MiB}, in the scale that suits the value. */
    public String value(double value, Unit unit) {
        return value(value, Scale.of(unit, value));
    }

    /** {@code 159.3 [150.1–167.0]}, without the suffix. */
    public String spread(Spread spread, Scale scale) {
        String median = number(spread.median(), scale);
        return spread.n() == 1
                ? median
                : median + " [" + number(spread.min(), scale) + "–" + number(spread.max(), scale) + "]";
    }

    /** {@code +12.4}, {@code −3.0}: a difference with its sign, without the suffix. */
    public String signed(double value, Scale scale) {
        String magnitude = number(Math.abs(value), scale);
        if (Double.isNaN(value) || magnitude.chars().noneMatch(c -> c >= '1' && c <= '9')) {
            return magnitude;
        }
        return (value > 0 ? "+" : "−") + magnitude;
    }

    /** {@code 1.76×}. */
    public String ratio(double ratio) {
        return Double.isNaN(ratio) ? UNKNOWN : number(ratio, new Scale("", 1, 2)) + "×";
    }

    /** {@code 1,000}. */
    public String count(long count) {
        return number((double) count, new Scale("", 1, 0));
    }

    /** {@code 1 min 52.5 s}; {@code 6 h 0 min} from one hour on. */
    public String duration(Duration duration) {
        double seconds = duration.toNanos() / 1e9;
        if (seconds < 60) {
            return value(seconds, new Scale("s", 1, seconds == Math.rint(seconds) ? 0 : 1));
        }
        if (duration.toHours() == 0) {
            double rest = seconds - 60 * duration.toMinutes();
            return duration.toMinutes() + " min " + value(rest, new Scale("s", 1, rest == Math.rint(rest) ? 0 : 1));
        }
        return duration.toHours() + " h " + duration.toMinutesPart() + " min";
    }
}
