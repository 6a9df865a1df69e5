package dev.tidemark.cli;

import dev.tidemark.assets.Product;
import dev.tidemark.cli.pick.FileOptions;
import dev.tidemark.cli.pick.Selection;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.OutputFile;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.importers.own.StudyWriter;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.model.Run;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes a study of the library as a study file. */
@Command(name = "export")
final class ExportCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Parameters(paramLabel = "STUDY", arity = "0..1", descriptionKey = "export.study")
    private String study = "";

    @Option(names = "--scenario", paramLabel = "SCENARIO", descriptionKey = "option.scenario")
    private String scenario = "";

    @Mixin
    private FileOptions file = new FileOptions();

    ExportCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws LibraryException, CommandFailure {
        Shell shell = root.shell();
        OutputFile out = file.newFile(shell);
        try (RunLibrary library = root.existingLibrary()) {
            Selection selection = new Selection(shell, library);
            StudyEntry entry = selection.study(study);
            List<Run> runs = selection.load(selection.runs(entry, scenario));
            out.write(stream -> new StudyWriter(Product.VERSION).write(stream, entry.study(), runs));
        }
        shell.output().remark(shell.text("cli.file.written", out.path()));
        return ExitCode.OK.number();
    }
}
