package dev.tidemark.library;

import dev.tidemark.model.Outcome;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Subject;
import java.time.Instant;
import org.jspecify.annotations.Nullable;

/**
 * What lists show of a run, without its samples.
 *
 * @param key the library's own id
 * @param source key of the file it was read from
 * @param id the run's id within that file
 * @param repetition 0 where the source does not say
 */
public record RunEntry(
        long key,
        long study,
        long source,
        String id,
        Subject subject,
        Scenario scenario,
        int repetition,
        @Nullable Instant started,
        Outcome.Status status) {}
