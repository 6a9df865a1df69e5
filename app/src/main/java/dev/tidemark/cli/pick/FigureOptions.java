package dev.tidemark.cli.pick;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.model.HealthRule;
import dev.tidemark.report.build.Judgement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** Which figures, and how a phase's samples become one. */
public final class FigureOptions {
    private static final String ALL = "all";

    @Option(names = "--columns", paramLabel = "COLUMN", split = ",", descriptionKey = "option.columns")
    private List<String> columns = new ArrayList<>();

    @Option(names = "--reducer", paramLabel = "REDUCER", descriptionKey = "option.reducer")
    private String reducer = Reducer.MEDIAN.word();

    public Judgement judgement(Shell shell) throws CommandFailure {
        List<Column> chosen = new ArrayList<>();
        if (columns.equals(List.of(ALL))) {
            return new Judgement(Columns.all(), reducer(shell), HealthRule.DEFAULT);
        }
        for (String id : columns) {
            Optional<Column> column = Columns.byId(id);
            if (column.isEmpty()) {
                throw shell.unknown(
                        "--columns", id, Columns.all().stream().map(Column::id).toList());
            }
            chosen.add(column.get());
        }
        return new Judgement(chosen, reducer(shell), HealthRule.DEFAULT);
    }

    private Reducer reducer(Shell shell) throws CommandFailure {
        Optional<Reducer> how = Reducer.ofWord(reducer);
        if (how.isEmpty()) {
            throw shell.unknown(
                    "--reducer",
                    reducer,
                    Arrays.stream(Reducer.values()).map(Reducer::word).toList());
        }
        return how.get();
    }
}
