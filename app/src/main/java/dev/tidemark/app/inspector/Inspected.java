package dev.tidemark.app.inspector;

import dev.tidemark.app.LibraryDesk;
import dev.tidemark.app.OpenRun;
import dev.tidemark.app.OpenStudy;
import dev.tidemark.app.Selection;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.library.SourceEntry;
import dev.tidemark.model.Problem;
import java.util.ArrayList;
import java.util.List;

/**
 * What the library holds about a selection.
 *
 * @param sources the files that the runs came from, each once
 */
record Inspected(List<OpenStudy> studies, List<OpenRun> runs, List<Origin> sources) {
    /** A file with what was odd in it. */
    record Origin(SourceEntry entry, List<Problem> problems) {}

    Inspected {
        studies = List.copyOf(studies);
        runs = List.copyOf(runs);
        sources = List.copyOf(sources);
    }

    /** Reads it; not for the UI thread. */
    static Inspected read(LibraryDesk desk, Selection selection) throws LibraryException {
        List<OpenRun> runs = desk.load(selection.runs());
        List<Origin> sources = new ArrayList<>();
        for (long key :
                selection.runs().stream().map(RunEntry::source).distinct().toList()) {
            sources.add(new Origin(desk.opened().source(key), desk.opened().problems(key)));
        }
        return new Inspected(selection.studies(), runs, sources);
    }

    boolean isSingle() {
        return runs.size() == 1;
    }

    /** How many of the runs came from that file. */
    long runsOf(Origin origin) {
        return runs.stream()
                .filter(r -> r.entry().source() == origin.entry().key())
                .count();
    }
}
