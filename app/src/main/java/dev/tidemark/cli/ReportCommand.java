package dev.tidemark.cli;

import dev.tidemark.cli.pick.FigureOptions;
import dev.tidemark.cli.pick.FileOptions;
import dev.tidemark.cli.pick.Selection;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.OutputFile;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.report.Report;
import dev.tidemark.report.ReportExporter;
import dev.tidemark.report.ReportExporters;
import dev.tidemark.report.build.Evidence;
import dev.tidemark.report.build.EvidenceReader;
import dev.tidemark.report.build.Judgement;
import dev.tidemark.report.build.ReportBuilder;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes the whole report of a study to a file. */
@Command(name = "report")
final class ReportCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Parameters(paramLabel = "STUDY", arity = "0..1", descriptionKey = "report.study")
    private String study = "";

    @Option(names = "--scenario", paramLabel = "SCENARIO", descriptionKey = "option.scenario")
    private String scenario = "";

    @Mixin
    private FigureOptions figures = new FigureOptions();

    @Mixin
    private FileOptions file = new FileOptions();

    ReportCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws LibraryException, CommandFailure {
        Shell shell = root.shell();
        Judgement judgement = figures.judgement(shell);
        Optional<ReportExporter> exporter = ReportExporters.byFileName(file.name(shell));
        if (exporter.isEmpty()) {
            throw shell.unknown(
                    "--out",
                    file.name(shell),
                    ReportExporters.all().stream().map(e -> "*." + e.id()).toList());
        }
        OutputFile out = file.newFile(shell);
        try (RunLibrary library = root.existingLibrary()) {
            Selection selection = new Selection(shell, library);
            StudyEntry entry = selection.study(study);
            Evidence evidence = new EvidenceReader(library).read(entry, selection.runs(entry, scenario));
            Report report = new ReportBuilder(shell.texts()).build(evidence, judgement);
            out.write(stream -> exporter.get().write(report, stream));
        }
        shell.output().remark(shell.text("cli.file.written", out.path()));
        return ExitCode.OK.number();
    }
}
