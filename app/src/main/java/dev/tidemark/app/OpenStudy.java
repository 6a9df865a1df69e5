package dev.tidemark.app;

import dev.tidemark.library.RunEntry;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.model.Study;
import java.util.List;

/** A study of the library with the entries of its runs, in the library's order. */
public record OpenStudy(StudyEntry entry, List<RunEntry> runs) {
    public OpenStudy {
        runs = List.copyOf(runs);
    }

    public Study study() {
        return entry.study();
    }

    public long key() {
        return entry.key();
    }
}
