package dev.tidemark.importers.parts;

import java.util.Locale;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A column's name taken apart: {@code RSS (MiB)}, {@code rss_bytes}, {@code cpu %}, {@code heapUsed}, {@code Requests/s}.
 *
 * @param plain the name alone in lower case, its words joined by dots: {@code heap.used}
 * @param unit as written; empty where the name has none
 */
record HeaderName(String plain, String unit) {
    private static final Pattern IN_BRACKETS = Pattern.compile("(.*?)[\\s_]*[(\\[]\\s*([^()\\[\\]]*?)\\s*[)\\]]");
    private static final Pattern AT_END = Pattern.compile("(.*?)(?:[\\s_.-]+|^)([A-Za-zµμ]+(?:/s)?|%)");
    private static final Pattern PER_CENT = Pattern.compile("(.*?)\\s*(%)");
    private static final Pattern PER_SECOND = Pattern.compile("(.*?)\\s*(/s)");

    static HeaderName of(String header) {
        String text = header.strip();
        for (Pattern form : new Pattern[] {IN_BRACKETS, AT_END, PER_CENT, PER_SECOND}) {
            Matcher m = form.matcher(text);
            if (m.matches() && UnitNames.of(m.group(2)).isPresent()) {
                return new HeaderName(words(m.group(1)), m.group(2));
            }
        }
        return new HeaderName(words(text), "");
    }

    private static String words(String text) {
        return text.replaceAll("([a-z0-9])([A-Z])", "$1.$2")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^\\p{L}\\p{N}]+", ".")
                .replaceAll("^\\.+|\\.+$", "");
    }
}
