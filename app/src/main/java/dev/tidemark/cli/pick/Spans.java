package dev.tidemark.cli.pick;

import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.Shell;
import java.time.Duration;
import java.util.Map;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Spans of time as a user writes them: {@code 500ms}, {@code 30s}, {@code 1.5min}, {@code 2h}. */
public final class Spans {
    private static final Pattern FORM = Pattern.compile("([0-9]{1,7}(?:\\.[0-9]{1,3})?)(ms|s|min|h)");
    private static final Map<String, Double> SECONDS = Map.of("ms", 1e-3, "s", 1.0, "min", 60.0, "h", 3600.0);

    private Spans() {}

    /**
     * Reads one span.
     *
     * @param option named in the message where the text is no span above zero
     */
    public static Duration read(Shell shell, String option, String text) throws CommandFailure {
        Matcher form = FORM.matcher(text);
        double seconds =
                form.matches() ? Double.parseDouble(form.group(1)) * SECONDS.getOrDefault(form.group(2), 0.0) : 0;
        if (!(seconds > 0)) {
            throw shell.wrong("cli.usage.no-span", option, text);
        }
        return Duration.ofNanos(Math.round(seconds * 1e9));
    }
}
