package dev.tidemark.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Compares a text with an approved file that lies in the source tree. {@code -Dapprove=true} rewrites the file instead;
 * the change is then reviewed like any other.
 */
public final class Approved {
    /** Maven runs tests in the module's folder. */
    private static final Path FOLDER = Path.of("src", "test", "resources", "dev", "tidemark");

    private Approved() {}

    /** @param name below the approved texts: {@code report/summary.en.txt} */
    public static void check(String name, String actual) throws IOException {
        Path approved = FOLDER.resolve(name);
        if (Boolean.getBoolean("approve")) {
            Files.createDirectories(approved.getParent());
            Files.writeString(approved, actual);
            return;
        }
        assertThat(approved)
                .as("run once with -Dapprove=true, then check the file by hand")
                .exists();
        assertThat(actual).as("differs from %s", approved).isEqualTo(Files.readString(approved));
    }
}
