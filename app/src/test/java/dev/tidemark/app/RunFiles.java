package dev.tidemark.app;

import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Files to import. */
public final class RunFiles {
    private RunFiles() {}

    /** A load test's result, invented for these tests in the form that autocannon prints. */
    public static Path autocannon(Path folder, String name) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(folder);
        try (InputStream in = RunFiles.class.getResourceAsStream("autocannon-invented.json")) {
            if (in == null) {
                throw new IOException("the fixture is missing");
            }
            // The name goes into the title, so that no two files have the same bytes.
            Files.writeString(
                    file,
                    new String(in.readAllBytes(), java.nio.charset.StandardCharsets.UTF_8).replace("TITLE", name));
        }
        return file;
    }
}
