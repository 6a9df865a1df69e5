package dev.tidemark.importers.spi;

import java.io.BufferedInputStream;
import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.file.Files;
import java.nio.file.Path;

/** The bytes of one file, readable any number of times. */
public final class InputFile {
    /** Opens the bytes anew. */
    @FunctionalInterface
    public interface Opener {
        InputStream open() throws IOException;
    }

    private final String name;
    private final Opener opener;

    private InputFile(String name, Opener opener) {
        this.name = name;
        this.opener = opener;
    }

    public static InputFile of(Path path) {
        return new InputFile(String.valueOf(path.getFileName()), () -> Files.newInputStream(path));
    }

    public static InputFile of(String name, byte[] bytes) {
        byte[] copy = bytes.clone();
        return new InputFile(name, () -> new ByteArrayInputStream(copy));
    }

    public static InputFile of(String name, Opener opener) {
        return new InputFile(name, opener);
    }

    /** File name without folders; inside an archive {@code runs.zip!k6.json}. */
    public String name() {
        return name;
    }

    /** A buffered stream over the raw bytes; the caller closes it. */
    public InputStream open() throws IOException {
        return new BufferedInputStream(opener.open(), 1 << 16);
    }

    /**
     * Text as {@link Encoding} detects it, byte order mark removed; the caller closes it. What the encoding does not
     * allow becomes U+FFFD. A line longer than {@link LineReader#LONGEST} is an {@link IOException}.
     */
    public BufferedReader reader() throws IOException {
        Encoding encoding = encoding();
        InputStream in = open();
        in.skipNBytes(encoding.markLength());
        return new LineReader(new InputStreamReader(in, encoding.charset()));
    }

    /** Judged by the first bytes. */
    public Encoding encoding() throws IOException {
        return Encoding.of(head().bytes());
    }

    /** The first bytes, for sniffing. */
    public FileHead head() throws IOException {
        try (InputStream in = open()) {
            return FileHead.of(name, in.readNBytes(FileHead.LIMIT));
        }
    }
}
