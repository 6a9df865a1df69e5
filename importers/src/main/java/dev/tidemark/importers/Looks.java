package dev.tidemark.importers;

import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.spi.FileHead;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/** Says in a few words what a file looks like, for people whose file was not recognised. */
final class Looks {
    private static final int MOST_KEYS = 6;
    private static final int LONGEST_QUOTE = 60;

    /** What binary formats begin with, in hex. */
    private static final Map<String, String> MAGIC = Map.ofEntries(
            Map.entry("1f8b", "gzip-compressed data"),
            Map.entry("504b0304", "a ZIP archive"),
            Map.entry("504b0506", "an empty ZIP archive"),
            Map.entry("28b52ffd", "Zstandard-compressed data"),
            Map.entry("fd377a585a00", "xz-compressed data"),
            Map.entry("425a68", "bzip2-compressed data"),
            Map.entry("377abcaf271c", "a 7z archive"),
            Map.entry("7f454c46", "a program"),
            Map.entry("4d5a", "a Windows program"),
            Map.entry("cafebabe", "a Java class"),
            Map.entry("89504e47", "a PNG image"),
            Map.entry("ffd8ff", "a JPEG image"),
            Map.entry("25504446", "a PDF document"),
            Map.entry("53514c697465", "an SQLite database"),
            Map.entry("464c5200", "a Java Flight Recorder recording (print it with 'jfr print --json')"));

    private Looks() {}

    /** {@code a JSON object with the keys name, version, scripts}. */
    static String of(FileHead head) {
        String text = head.text();
        if (head.size() == 0) {
            return "an empty file";
        }
        for (Map.Entry<String, String> known : MAGIC.entrySet()) {
            if (head.magic().startsWith(known.getKey())) {
                return known.getValue();
            }
        }
        if (text.startsWith("ustar", 257)) {
            return "a tar archive (unpack it first)";
        }
        if (isBinary(text)) {
            return "binary data";
        }
        if (text.isBlank()) {
            return "white space only";
        }
        if (head.json().isBegun()) {
            return json(head);
        }
        return text(head);
    }

    /** A zero character is in no text; nor are many other control characters. */
    private static boolean isBinary(String text) {
        long odd = text.chars()
                .filter(c -> (c < ' ' && c != '\n' && c != '\r' && c != '\t' && c != 0x1B) || c == 0xFFFD)
                .count();
        return text.indexOf('\0') >= 0 || odd * 10 > text.length();
    }

    private static String json(FileHead head) {
        JsonShape shape = head.json();
        List<String> keys = shape.keys();
        String what = shape.isObject() ? "a JSON object" : keys.isEmpty() ? "a JSON array" : "a JSON array of objects";
        if (!keys.isEmpty()) {
            what += (keys.size() == 1 ? " with the key " : " with the keys ")
                    + keys.stream().limit(MOST_KEYS).collect(Collectors.joining(", "))
                    + (keys.size() > MOST_KEYS ? " …" : "");
        }
        return isBroken(head) ? what + " that is cut off or damaged" : what;
    }

    /** True for JSON whose first value does not end although the file does. */
    static boolean isBroken(FileHead head) {
        JsonShape json = head.json();
        return json.isBegun() && !json.isComplete() && head.size() < FileHead.LIMIT;
    }

    private static String text(FileHead head) {
        String line = head.firstLine().strip();
        String lower = line.toLowerCase(java.util.Locale.ROOT);
        if (lower.startsWith("<!doctype html") || lower.startsWith("<html")) {
            return "a web page";
        }
        String quote = line.length() > LONGEST_QUOTE ? line.substring(0, LONGEST_QUOTE) + "…" : line;
        return (line.startsWith("<") ? "XML that begins '" : "text that begins '") + quote + "'";
    }
}
