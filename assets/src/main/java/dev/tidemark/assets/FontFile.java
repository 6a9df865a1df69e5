package dev.tidemark.assets;

import java.io.InputStream;
import java.util.Objects;

/**
 * The typeface that Tidemark ships, so that a picture looks the same on a machine without fonts: Roboto, under the SIL
 * Open Font License 1.1 (see {@code fonts/LICENSE-Roboto.txt}). All its digits have one width.
 */
public enum FontFile {
    REGULAR("Roboto-Regular.ttf"),
    BOLD("Roboto-Bold.ttf");

    /** The family's name inside the files. */
    public static final String FAMILY = "Roboto";

    private final String fileName;

    FontFile(String fileName) {
        this.fileName = fileName;
    }

    /** A new stream over the TrueType file; the caller closes it. */
    public InputStream open() {
        return Objects.requireNonNull(FontFile.class.getResourceAsStream("fonts/" + fileName), fileName);
    }
}
