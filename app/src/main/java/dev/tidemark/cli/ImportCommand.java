package dev.tidemark.cli;

import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.cli.task.ImportLog;
import dev.tidemark.importers.Importers;
import dev.tidemark.importers.Intake;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.report.JsonObject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads files and folders into the library. */
@Command(name = "import")
final class ImportCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "import.files")
    private List<String> files = new ArrayList<>();

    @Option(
            names = {"-v", "--verbose"},
            descriptionKey = "import.verbose")
    private boolean verbose;

    @Option(names = "--as", paramLabel = "FORMAT", descriptionKey = "import.as")
    private String format = "";

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    ImportCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws LibraryException, CommandFailure {
        Shell shell = root.shell();
        Importers importers = importers(shell);
        try (RunLibrary library = root.openLibrary()) {
            List<Path> paths = files.stream().map(shell.folder()::resolve).toList();
            ImportLog log = new ImportLog(shell, library, verbose);
            new Intake(importers).take(paths, log);
            log.rethrow();
            if (json) {
                JsonObject document = log.json();
                shell.output().text(document.text());
            } else {
                shell.output().line(log.summary());
            }
            return (log.isClean() ? ExitCode.OK : ExitCode.DATA).number();
        }
    }

    private Importers importers(Shell shell) throws CommandFailure {
        Importers all = Importers.builtIn();
        try {
            return format.isEmpty() ? all : all.only(format);
        } catch (ImportException e) {
            throw shell.unknown(
                    "--as", format, all.formats().stream().map(FormatInfo::id).toList());
        }
    }
}
