package dev.tidemark.library;

import java.io.IOException;
import java.io.InputStream;

/** The bytes of a source file, readable again while the import lasts. */
@FunctionalInterface
public interface Original {
    /** Opens the bytes from their beginning; the caller closes. */
    InputStream open() throws IOException;
}
