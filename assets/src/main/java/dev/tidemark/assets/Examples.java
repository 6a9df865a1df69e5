package dev.tidemark.assets;

import java.io.BufferedInputStream;
import java.io.FileNotFoundException;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;

/** The measurements that Tidemark ships, one line each. */
public final class Examples {
    private static final List<Example> ALL = List.of(
            new Example("node-frameworks-hello.tidemark.json"),
            new Example("express-hello-1000.autocannon.json"),
            new Example("published-node-frameworks-memory.tidemark.json"),
            new Example("published-postgresql-batched-reads.tidemark.json"),
            new Example("published-url-shortener.tidemark.json"));

    private Examples() {}

    /** @param name of the file, without folders */
    public record Example(String name) {
        /** Opens the file's bytes; the caller closes. */
        public InputStream open() throws IOException {
            InputStream in = Examples.class.getResourceAsStream("examples/" + name);
            if (in == null) {
                throw new FileNotFoundException("example " + name);
            }
            return new BufferedInputStream(in);
        }
    }

    /** In the order in which they are to be shown. */
    public static List<Example> all() {
        return ALL;
    }
}
