package dev.tidemark.app.export;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/** Writes a file whole or not at all. */
final class FileWriting {
    /** Fills a stream; may fail. */
    @FunctionalInterface
    interface Content {
        void to(OutputStream out) throws IOException;
    }

    private FileWriting() {}

    /** Writes beside the file first, so that an older one of that name is kept until the new one is complete. */
    static void write(Path file, Content content) throws IOException {
        Path folder = file.toAbsolutePath().getParent();
        Path draft = Files.createTempFile(folder, ".tidemark-", ".part");
        try {
            try (OutputStream out = Files.newOutputStream(draft)) {
                content.to(out);
            }
            Files.move(draft, file, StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(draft);
        }
    }
}
