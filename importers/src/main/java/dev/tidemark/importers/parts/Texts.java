package dev.tidemark.importers.parts;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.io.Reader;

/** Whole files as text, for formats whose files are small. */
public final class Texts {
    /** In characters. A report of a load generator has a few thousand. */
    public static final int LARGEST = 16 << 20;

    private Texts() {}

    /** @throws ImportException if the file has more than {@link #LARGEST} characters */
    public static String all(InputFile input) throws IOException, ImportException {
        StringBuilder text = new StringBuilder();
        char[] buffer = new char[1 << 13];
        try (Reader reader = input.reader()) {
            for (int n = reader.read(buffer); n >= 0; n = reader.read(buffer)) {
                text.append(buffer, 0, n);
                if (text.length() > LARGEST) {
                    throw new ImportException(
                            "character " + LARGEST,
                            "the file is larger than any report of this tool",
                            "check that it is the tool's report alone");
                }
            }
        }
        return text.toString();
    }
}
