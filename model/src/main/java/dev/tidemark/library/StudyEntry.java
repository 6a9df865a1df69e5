package dev.tidemark.library;

import dev.tidemark.model.Study;
import java.time.Instant;

/**
 * A study in the library.
 *
 * @param key the library's own id
 */
public record StudyEntry(long key, Study study, int runs, Instant added) {}
