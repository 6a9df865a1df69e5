package dev.tidemark.cli;

import dev.tidemark.analysis.Comparison;
import dev.tidemark.cli.json.ComparisonJson;
import dev.tidemark.cli.pick.FigureOptions;
import dev.tidemark.cli.pick.PrintOptions;
import dev.tidemark.cli.pick.Selection;
import dev.tidemark.cli.pick.Sides;
import dev.tidemark.cli.pick.StudyOptions;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.model.Run;
import dev.tidemark.report.Report;
import dev.tidemark.report.build.ComparisonTables;
import dev.tidemark.report.build.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Sets two to eight subjects or runs side by side. */
@Command(name = "compare")
final class CompareCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Parameters(paramLabel = "SIDE", arity = "2..*", descriptionKey = "compare.sides")
    private List<String> sides = new ArrayList<>();

    @Mixin
    private StudyOptions which = new StudyOptions();

    @Mixin
    private FigureOptions figures = new FigureOptions();

    @Mixin
    private PrintOptions print = new PrintOptions();

    @Option(names = "--baseline", paramLabel = "N", defaultValue = "1", descriptionKey = "compare.baseline")
    private int baseline = 1;

    CompareCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws LibraryException, CommandFailure {
        Shell shell = root.shell();
        Judgement judgement = figures.judgement(shell);
        print.exporter(shell);
        if (sides.size() > Comparison.MOST_GROUPS) {
            throw shell.wrong("cli.compare.too-many", sides.size(), Comparison.MOST_GROUPS);
        }
        if (baseline < 1 || baseline > sides.size()) {
            throw shell.wrong("cli.compare.no-baseline", baseline, sides.size());
        }
        try (RunLibrary library = root.existingLibrary()) {
            Sides groups = new Sides(shell, new Selection(shell, library), which);
            Comparison comparison = compare(groups.of(sides), judgement);
            if (print.json()) {
                shell.output().text(ComparisonJson.of(comparison).text());
            } else {
                ComparisonTables tables = new ComparisonTables(shell.words());
                print.print(
                        shell,
                        new Report(
                                String.join(" · ", sides),
                                shell.texts().locale(),
                                List.of(tables.differences(comparison), tables.figures(comparison))));
            }
        }
        return ExitCode.OK.number();
    }

    private Comparison compare(List<Comparison.Group> groups, Judgement judgement) {
        List<Run> all = groups.stream().flatMap(g -> g.runs().stream()).toList();
        return Comparison.of(groups, baseline - 1, judgement.columnsFor(all), judgement.reducer(), judgement.rule());
    }
}
