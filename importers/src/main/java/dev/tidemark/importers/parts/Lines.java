package dev.tidemark.importers.parts;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.Closeable;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** The lines of a file, one at a time and of bounded length, so that no file can take all memory. One thread. */
public final class Lines implements Closeable {
    /** In characters. No tool writes a longer line; a file without line breaks is of another kind. */
    public static final int LONGEST = 16 << 20;

    private final Reader reader;
    private final StringBuilder line = new StringBuilder();
    private final char[] buffer = new char[1 << 14];
    private int at;
    private int filled;
    private int number;
    private boolean afterReturn;

    private Lines(Reader reader) {
        this.reader = reader;
    }

    public static Lines of(InputFile input) throws IOException {
        return new Lines(input.reader());
    }

    /**
     * The next line without its end, which is a line feed, a carriage return or both; null at the end of the file.
     *
     * @throws ImportException if a line is longer than {@link #LONGEST}
     */
    public @Nullable String next() throws IOException, ImportException {
        line.setLength(0);
        while (at < filled || fill()) {
            int end = endOfLine();
            line.append(buffer, at, end - at);
            at = end;
            if (line.length() > LONGEST) {
                throw new ImportException(
                        place(number + 1),
                        "a line of more than " + LONGEST + " characters",
                        "check that this is a text file with line breaks");
            }
            if (end < filled) {
                afterReturn = buffer[at++] == '\r';
                number++;
                return line.toString();
            }
        }
        if (line.length() == 0) {
            return null;
        }
        number++;
        return line.toString();
    }

    private int endOfLine() {
        if (afterReturn && buffer[at] == '\n') {
            at++;
        }
        afterReturn = false;
        int end = at;
        while (end < filled && buffer[end] != '\n' && buffer[end] != '\r') {
            end++;
        }
        return end;
    }

    private boolean fill() throws IOException {
        at = 0;
        filled = Math.max(0, reader.read(buffer));
        return filled > 0;
    }

    /** Number of the line that {@link #next} gave last, from 1; 0 before the first. */
    public int number() {
        return number;
    }

    /** Where the last line stands: {@code line 10}. */
    public String place() {
        return place(number);
    }

    /** {@code line 10}. */
    public static String place(long line) {
        return "line " + line;
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
