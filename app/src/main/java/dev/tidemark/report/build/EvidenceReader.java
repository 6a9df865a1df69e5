package dev.tidemark.report.build;

import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.SourceEntry;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Source;
import java.util.ArrayList;
import java.util.List;

/** Gathers all that a library knows of a study. */
public final class EvidenceReader {
    private final RunLibrary library;

    public EvidenceReader(RunLibrary library) {
        this.library = library;
    }

    /** @param runs those of the study that it is to be about */
    public Evidence read(StudyEntry study, List<RunEntry> runs) throws LibraryException {
        List<Source> sources = new ArrayList<>();
        List<Evidence.Remark> remarks = new ArrayList<>();
        for (long key : runs.stream().map(RunEntry::source).distinct().toList()) {
            SourceEntry source = library.source(key);
            sources.add(source.source());
            for (Problem problem : library.problems(key)) {
                remarks.add(new Evidence.Remark(source.source().name(), problem));
            }
        }
        return new Evidence(
                study.study(), library.load(runs.stream().map(RunEntry::key).toList()), sources, remarks);
    }
}
