package dev.tidemark.cli.shell;

import dev.tidemark.assets.Texts;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;

/**
 * A file that a command writes. One that exists stays as it is unless the user forces it, and half a file is never left
 * behind: the content goes to a neighbour first.
 */
public final class OutputFile {
    /** Writes the content; leaves the stream open. */
    @FunctionalInterface
    public interface Content {
        void write(OutputStream out) throws IOException;
    }

    private final Path path;
    private final boolean force;
    private final Texts texts;

    public OutputFile(Path path, boolean force, Texts texts) {
        this.path = path;
        this.force = force;
        this.texts = texts;
    }

    public Path path() {
        return path;
    }

    /** To be asked before any long work. */
    public OutputFile check() throws CommandFailure {
        if (!force && Files.exists(path)) {
            throw exists();
        }
        return this;
    }

    /** Makes missing folders too. */
    public void write(Content content) throws CommandFailure {
        check();
        Path folder = path.toAbsolutePath().getParent();
        try {
            if (folder == null) {
                throw new IOException(path.toString());
            }
            Files.createDirectories(folder);
            Path fresh = folder.resolve(
                    "." + path.getFileName() + "." + ProcessHandle.current().pid() + ".part");
            try {
                fill(fresh, content);
                publish(fresh);
            } finally {
                Files.deleteIfExists(fresh);
            }
        } catch (FileAlreadyExistsException e) {
            throw path.toString().equals(e.getFile()) ? exists() : unwritable(e);
        } catch (IOException e) {
            throw unwritable(e);
        }
    }

    private CommandFailure unwritable(IOException e) {
        String reason = e.getMessage() == null ? e.toString() : e.getMessage();
        return new CommandFailure(
                ExitCode.MACHINE,
                texts.get("cli.file.unwritable", path, reason),
                texts.get("cli.file.unwritable.remedy"));
    }

    private static void fill(Path file, Content content) throws IOException {
        try (OutputStream out = new BufferedOutputStream(Files.newOutputStream(file))) {
            content.write(out);
        }
    }

    private void publish(Path fresh) throws IOException {
        if (force) {
            Files.move(fresh, path, StandardCopyOption.REPLACE_EXISTING);
        } else {
            Files.move(fresh, path);
        }
    }

    private CommandFailure exists() {
        return new CommandFailure(
                ExitCode.MACHINE, texts.get("cli.file.exists", path), texts.get("cli.file.exists.remedy"));
    }
}
