package dev.tidemark.importers.parts;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Problem;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;

/** Reads a file of one JSON object a line, as a stream: only one line is in memory. */
public final class JsonLines {
    /** Takes one line's object. */
    @FunctionalInterface
    public interface Reader {
        /** @return why the line says nothing to this format; empty where it was read */
        String take(JsonDoc value);
    }

    /** What a terminal gets to move its cursor and erase, which some tools write into files as well. */
    private static final Pattern CONTROL = Pattern.compile("\u001B\\[[0-9;?]*[A-Za-z]");

    private JsonLines() {}

    /** @return a problem for each line that could not be read, with its number */
    public static List<Problem> read(InputFile input, Reader reader) throws IOException, ImportException {
        Skips skips = new Skips();
        try (Lines lines = Lines.of(input)) {
            for (String line = lines.next(); line != null; line = lines.next()) {
                String why = take(withoutControl(line).strip(), lines.place(), reader);
                if (!why.isEmpty()) {
                    skips.add(lines.number(), why);
                }
            }
        }
        return skips.problems();
    }

    private static String take(String line, String place, Reader reader) {
        if (line.isEmpty() || line.startsWith("#")) {
            return "";
        }
        try {
            return reader.take(JsonDoc.parseLine(line, place));
        } catch (ImportException e) {
            return e.sentence();
        }
    }

    /** The text without the escape sequences that move a terminal's cursor. */
    public static String withoutControl(String text) {
        return text.indexOf('\u001B') < 0 ? text : CONTROL.matcher(text).replaceAll("");
    }
}
