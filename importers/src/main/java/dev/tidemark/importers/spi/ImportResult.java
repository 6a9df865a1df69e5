package dev.tidemark.importers.spi;

import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Study;
import java.util.List;
import java.util.Optional;

/**
 * What one file holds.
 *
 * @param study the study that the file itself states; empty for a tool's output, which the caller groups
 * @param toolVersion the tool that wrote the file, with its version where the file says it: {@code k6 1.1.0}
 */
public record ImportResult(Optional<Study> study, String toolVersion, List<Run> runs, List<Problem> problems) {
    public ImportResult {
        runs = List.copyOf(runs);
        problems = List.copyOf(problems);
    }

    /** The runs of a tool's output, which states no study. */
    public static ImportResult of(String toolVersion, List<Run> runs, List<Problem> problems) {
        return new ImportResult(Optional.empty(), toolVersion, runs, problems);
    }
}
