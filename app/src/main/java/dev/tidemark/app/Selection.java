package dev.tidemark.app;

import dev.tidemark.library.RunEntry;
import java.util.List;
import java.util.Optional;

/**
 * What the user has selected in the library.
 *
 * @param studies those that the selection touches, in the library's order
 * @param runs all runs that it covers: those of a selected study or subject, and single ones
 * @param run set when a single run is selected
 */
public record Selection(List<OpenStudy> studies, List<RunEntry> runs, Optional<RunEntry> run) {
    public static final Selection NONE = new Selection(List.of(), List.of(), Optional.empty());

    public Selection {
        studies = List.copyOf(studies);
        runs = List.copyOf(runs);
    }

    /** A whole study. */
    public static Selection of(OpenStudy study) {
        return new Selection(List.of(study), study.runs(), Optional.empty());
    }

    /** Every run of the touched studies. */
    public List<RunEntry> studyRuns() {
        return studies.stream().flatMap(s -> s.runs().stream()).toList();
    }
}
