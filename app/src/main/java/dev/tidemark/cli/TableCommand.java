package dev.tidemark.cli;

import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.cli.json.TableJson;
import dev.tidemark.cli.pick.FigureOptions;
import dev.tidemark.cli.pick.PrintOptions;
import dev.tidemark.cli.pick.Selection;
import dev.tidemark.cli.pick.StudyOptions;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.report.Block;
import dev.tidemark.report.JsonObject;
import dev.tidemark.report.Report;
import dev.tidemark.report.build.Doubts;
import dev.tidemark.report.build.FrameworkTables;
import dev.tidemark.report.build.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/** Prints the per-framework table of a study, one for each scenario. */
@Command(name = "table")
final class TableCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Mixin
    private StudyOptions which = new StudyOptions();

    @Mixin
    private FigureOptions figures = new FigureOptions();

    @Mixin
    private PrintOptions print = new PrintOptions();

    @Option(names = "--values", descriptionKey = "table.values")
    private boolean values;

    TableCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws LibraryException, CommandFailure {
        Shell shell = root.shell();
        Judgement judgement = figures.judgement(shell);
        print.exporter(shell);
        try (RunLibrary library = root.existingLibrary()) {
            Selection selection = new Selection(shell, library);
            StudyEntry study = selection.study(which.study());
            List<FrameworkTable> tables = tables(selection.load(selection.runs(study, which.scenario())), judgement);
            if (print.json()) {
                shell.output().text(json(study, tables).text());
            } else {
                print.print(
                        shell, new Report(study.study().title(), shell.texts().locale(), blocks(shell, tables)));
            }
        }
        return ExitCode.OK.number();
    }

    private static List<FrameworkTable> tables(List<Run> runs, Judgement judgement) {
        List<FrameworkTable> tables = new ArrayList<>();
        for (Scenario scenario : FrameworkTable.scenarios(runs)) {
            List<Run> own =
                    runs.stream().filter(r -> r.scenario().equals(scenario)).toList();
            tables.add(FrameworkTable.of(
                    own, scenario, judgement.usualColumnsFor(own), judgement.reducer(), judgement.rule()));
        }
        return tables;
    }

    private List<Block> blocks(Shell shell, List<FrameworkTable> tables) {
        FrameworkTables printed = new FrameworkTables(shell.words());
        Doubts doubts = new Doubts(shell.words());
        List<Block> all = new ArrayList<>();
        for (FrameworkTable table : tables) {
            all.add(printed.summary(table));
            doubts.of(runs(table)).ifPresent(all::add);
            if (values) {
                all.add(printed.values(table));
            }
        }
        return FrameworkTables.together(all);
    }

    private static List<Run> runs(FrameworkTable table) {
        return table.rows().stream()
                .flatMap(r -> r.runs().stream())
                .map(FrameworkTable.RunHealth::run)
                .toList();
    }

    private static JsonObject json(StudyEntry study, List<FrameworkTable> tables) {
        return new JsonObject()
                .put("study", study.study().id())
                .put("tables", tables.stream().map(TableJson::of).toList());
    }
}
