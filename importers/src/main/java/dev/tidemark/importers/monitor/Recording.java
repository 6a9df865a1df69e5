package dev.tidemark.importers.monitor;

import dev.tidemark.importers.parts.ColumnMeaning;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Load;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Subject;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Samples of several columns at common times: one subject's rows of a table. One thread. */
final class Recording {
    /** What a monitor's file says about its load: nothing. */
    static final Scenario WATCHED = Scenario.of("recording", Load.UNKNOWN);

    private final LongColumn times = new LongColumn();
    private final List<SampleColumn> columns = new ArrayList<>();

    Recording(List<ColumnMeaning> meanings) {
        meanings.forEach(m -> columns.add(new SampleColumn(m)));
    }

    /** @param texts one for each column */
    void add(long nanos, List<String> texts) {
        times.add(nanos);
        for (int i = 0; i < columns.size(); i++) {
            columns.get(i).add(texts.get(i));
        }
    }

    int size() {
        return times.size();
    }

    /**
     * The run, or empty where no column can be read.
     *
     * @param absolute whether the times are since 1970, so that the run's start is known
     * @param problems takes what is odd about the columns
     */
    Optional<Run> run(String id, Subject subject, String tool, boolean absolute, List<Problem> problems) {
        Run.Builder run = Run.builder(id, subject, WATCHED);
        if (!tool.isEmpty()) {
            run.conditions(Conditions.of(Map.of(Conditions.PROBE, tool)));
        }
        if (absolute) {
            long least = times.least();
            run.started(
                    Instant.ofEpochSecond(Math.floorDiv(least, 1_000_000_000L), Math.floorMod(least, 1_000_000_000L)));
        }
        long[] offsets = times.aboveLeast();
        boolean any = false;
        boolean ordered = true;
        for (SampleColumn column : columns) {
            Optional<Problem> refusal = column.refusal();
            refusal.or(column::doubt).ifPresent(problems::add);
            if (refusal.isEmpty()) {
                SeriesBuilder series = column.series(offsets);
                ordered &= series.isOrdered();
                run.add(series.build());
                any = true;
            }
        }
        if (!ordered) {
            problems.add(Problem.note("", "the rows are not in order of time; they were sorted"));
        }
        return any ? Optional.of(run.build()) : Optional.empty();
    }
}
