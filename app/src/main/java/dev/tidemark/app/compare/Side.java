package dev.tidemark.app.compare;

import dev.tidemark.app.OpenStudy;
import dev.tidemark.library.RunEntry;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Runs that stand together on one side of a comparison: one run, or the repetitions of a subject in a scenario. */
public record Side(OpenStudy study, List<RunEntry> runs) {
    public Side {
        runs = List.copyOf(runs);
        if (runs.isEmpty()) {
            throw new IllegalArgumentException("a side without a run");
        }
    }

    RunEntry first() {
        return runs.getFirst();
    }

    /** A side per subject and scenario, in the order in which they appear among the runs. */
    public static List<Side> of(OpenStudy study, List<RunEntry> runs) {
        Map<List<Object>, List<RunEntry>> groups = new LinkedHashMap<>();
        for (RunEntry run : runs) {
            groups.computeIfAbsent(List.of(run.subject(), run.scenario()), k -> new ArrayList<>())
                    .add(run);
        }
        return groups.values().stream().map(g -> new Side(study, g)).toList();
    }
}
