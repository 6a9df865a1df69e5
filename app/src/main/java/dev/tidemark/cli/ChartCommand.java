package dev.tidemark.cli;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.draw.ChartExport;
import dev.tidemark.cli.pick.ChartOptions;
import dev.tidemark.cli.pick.FigureOptions;
import dev.tidemark.cli.pick.FileOptions;
import dev.tidemark.cli.pick.Selection;
import dev.tidemark.cli.pick.StudyOptions;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.OutputFile;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.model.Run;
import dev.tidemark.report.build.Judgement;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Draws one chart of one scenario into a file. */
@Command(name = "chart")
final class ChartCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Parameters(paramLabel = "memory|bars", descriptionKey = "chart.kind")
    private String kind = "";

    @Option(names = "--subjects", paramLabel = "SUBJECT", split = ",", descriptionKey = "chart.subjects")
    private List<String> subjects = new ArrayList<>();

    @Mixin
    private StudyOptions which = new StudyOptions();

    @Mixin
    private FigureOptions figures = new FigureOptions();

    @Mixin
    private ChartOptions options = new ChartOptions();

    @Mixin
    private FileOptions file = new FileOptions();

    ChartCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws LibraryException, CommandFailure {
        Shell shell = root.shell();
        Judgement judgement = figures.judgement(shell);
        ChartExport.Format format = format(shell, file.name(shell));
        OutputFile out = file.newFile(shell);
        List<Run> runs;
        try (RunLibrary library = root.existingLibrary()) {
            Selection selection = new Selection(shell, library);
            StudyEntry study = selection.study(which.study());
            runs = selection.load(chosen(selection, selection.runsOfOneScenario(study, which.scenario())));
        }
        ChartSpec chart = options.chart(shell, kind, runs, judgement);
        if (chart.isEmpty()) {
            throw new CommandFailure(ExitCode.DATA, chart.heading().noData(), "");
        }
        ChartExport export = options.export(shell, chart);
        out.write(stream -> export.write(chart, format, stream));
        shell.output().remark(shell.text("cli.file.written", out.path()));
        return ExitCode.OK.number();
    }

    private List<RunEntry> chosen(Selection selection, List<RunEntry> runs) throws CommandFailure {
        if (subjects.isEmpty()) {
            return runs;
        }
        List<RunEntry> chosen = new ArrayList<>();
        for (String subject : subjects) {
            chosen.addAll(selection.side(runs, subject));
        }
        return chosen;
    }

    private static ChartExport.Format format(Shell shell, String name) throws CommandFailure {
        String ending = name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT);
        Optional<ChartExport.Format> format = ChartExport.Format.ofWord(ending);
        if (format.isEmpty()) {
            throw shell.unknown(
                    "--out",
                    name,
                    Arrays.stream(ChartExport.Format.values())
                            .map(f -> "*." + f.word())
                            .toList());
        }
        return format.get();
    }
}
