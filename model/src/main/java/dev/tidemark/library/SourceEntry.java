package dev.tidemark.library;

import dev.tidemark.model.Source;
import java.time.Instant;

/**
 * A file that was imported.
 *
 * @param key the library's own id
 */
public record SourceEntry(long key, Source source, Instant added) {}
