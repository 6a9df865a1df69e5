package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares a text with an approved file that lies in the source tree. {@code -Dapprove=true} rewrites the file instead;
 * the change is then reviewed like any other.
 */
public final class Approved {
    /** The tests' resources as they lie in the source tree; Maven runs tests in the module's folder. */
    public static final Path RESOURCES = Path.of("src", "test", "resources");

    private static final String SUFFIX = ".approved.txt";

    private Approved() {}

    /** Where the approved text of a sample lies: beside it, with its whole name. */
    public static Path beside(Path sample) {
        return sample.resolveSibling(sample.getFileName() + SUFFIX);
    }

    public static boolean isApprovedText(Path file) {
        return String.valueOf(file.getFileName()).endsWith(SUFFIX);
    }

    /** @param actual with line feeds and one at the end */
    public static void check(Path approved, String actual) throws IOException {
        if (Boolean.getBoolean("approve")) {
            Files.writeString(approved, actual);
            return;
        }
        assertThat(approved)
                .as("run once with -Dapprove=true, then check the file by hand")
                .exists();
        assertThat(actual).as("differs from %s", approved).isEqualTo(Files.readString(approved));
    }
}
