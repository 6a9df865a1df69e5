package dev.tidemark.cli;

import dev.tidemark.cli.json.StudyJson;
import dev.tidemark.cli.pick.PrintOptions;
import dev.tidemark.cli.pick.Selection;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Run;
import dev.tidemark.report.Report;
import dev.tidemark.report.build.EvidenceReader;
import dev.tidemark.report.build.RunSheet;
import dev.tidemark.report.build.StudySheet;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows what the library knows of a study, or of one of its runs. */
@Command(name = "show")
final class ShowCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Parameters(paramLabel = "STUDY", arity = "0..1", descriptionKey = "show.study")
    private String study = "";

    @Option(names = "--run", paramLabel = "RUN", descriptionKey = "show.run")
    private String run = "";

    @Mixin
    private PrintOptions print = new PrintOptions();

    ShowCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws LibraryException, CommandFailure {
        Shell shell = root.shell();
        print.exporter(shell);
        try (RunLibrary library = root.existingLibrary()) {
            Selection selection = new Selection(shell, library);
            StudyEntry entry = selection.study(study);
            List<RunEntry> runs = library.runs(entry.key());
            if (run.isEmpty()) {
                show(shell, new EvidenceReader(library), entry, runs);
            } else {
                showRun(shell, library.load(runNamed(shell, runs).key()));
            }
        }
        return ExitCode.OK.number();
    }

    private void show(Shell shell, EvidenceReader reader, StudyEntry study, List<RunEntry> runs)
            throws LibraryException, CommandFailure {
        if (print.json()) {
            shell.output().text(StudyJson.of(reader.read(study, runs)).text());
        } else {
            print.print(shell, new StudySheet(shell.words()).report(reader.read(study, runs)));
        }
    }

    private void showRun(Shell shell, Run whole) throws CommandFailure {
        if (print.json()) {
            shell.output().text(StudyJson.of(whole).text());
        } else {
            String title = whole.subject().label() + " · " + whole.id();
            print.print(
                    shell,
                    new Report(
                            title,
                            shell.texts().locale(),
                            new RunSheet(shell.words()).blocks(whole, HealthRule.DEFAULT)));
        }
    }

    private RunEntry runNamed(Shell shell, List<RunEntry> runs) throws CommandFailure {
        return runs.stream()
                .filter(r -> r.id().equals(run))
                .findFirst()
                .orElseThrow(() -> shell.unknown(
                        "--run", run, runs.stream().map(RunEntry::id).toList()));
    }
}
