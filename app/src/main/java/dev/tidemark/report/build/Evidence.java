package dev.tidemark.report.build;

import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Source;
import dev.tidemark.model.Study;
import java.util.List;

/**
 * What a report is about: one study with everything that is known of it.
 *
 * @param runs in the study's order
 */
public record Evidence(Study study, List<Run> runs, List<Source> sources, List<Remark> remarks) {
    /** A problem and the file it is in. */
    public record Remark(String file, Problem problem) {}

    public Evidence {
        runs = List.copyOf(runs);
        sources = List.copyOf(sources);
        remarks = List.copyOf(remarks);
    }
}
