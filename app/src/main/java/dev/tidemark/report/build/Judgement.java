package dev.tidemark.report.build;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Run;
import java.util.List;

/**
 * By what rules runs become figures.
 *
 * @param columns none to take every column that the runs have
 */
public record Judgement(List<Column> columns, Reducer reducer, HealthRule rule) {
    public static final Judgement DEFAULT = new Judgement(List.of(), Reducer.MEDIAN, HealthRule.DEFAULT);

    public Judgement {
        columns = List.copyOf(columns);
    }

    /** The chosen columns, else the usual ones where memory was sampled, else those that the runs have a value for. */
    public List<Column> usualColumnsFor(List<Run> runs) {
        List<Column> all = columnsFor(runs);
        boolean usual = columns.isEmpty() && all.contains(Columns.RSS_LOAD);
        return usual ? all.stream().filter(Columns.standard()::contains).toList() : all;
    }

    /** The chosen columns, else those for which at least one of the runs has a value. */
    public List<Column> columnsFor(List<Run> runs) {
        return columns.isEmpty() ? FrameworkTable.columnsWithData(runs) : columns;
    }
}
