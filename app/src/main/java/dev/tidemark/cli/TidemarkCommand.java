package dev.tidemark.cli;

import dev.tidemark.assets.Product;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.Display;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.Faults;
import dev.tidemark.cli.shell.HelpTexts;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.ScopeType;

/** The program itself: without a command it opens the window. */
@Command(name = "tidemark", version = Product.NAME + " " + Product.VERSION)
public final class TidemarkCommand implements Callable<Integer> {
    /** Opens the window and returns when it is closed. */
    @FunctionalInterface
    public interface Window {
        void open(Path library);
    }

    private final Shell shell;
    private final Window window;

    @Option(
            names = {"-h", "--help"},
            usageHelp = true,
            scope = ScopeType.INHERIT,
            descriptionKey = "option.help")
    @SuppressWarnings("UnusedVariable") // the parser acts on it
    private boolean help;

    @Option(
            names = {"-V", "--version"},
            versionHelp = true,
            descriptionKey = "option.version")
    @SuppressWarnings("UnusedVariable") // the parser acts on it
    private boolean version;

    @Option(names = "--library", paramLabel = "FILE", scope = ScopeType.INHERIT, descriptionKey = "option.library")
    private String library = "";

    @Option(names = "--lang", paramLabel = "es|en", scope = ScopeType.INHERIT, descriptionKey = "option.lang")
    @SuppressWarnings("UnusedVariable") // read before parsing, as parse errors speak the language too
    private String language = "";

    private TidemarkCommand(Shell shell, Window window) {
        this.shell = shell;
        this.window = window;
    }

    /** The program with all its commands, one line each. */
    static CommandLine tree(Shell shell, Window window) {
        TidemarkCommand root = new TidemarkCommand(shell, window);
        CommandLine line = new CommandLine(root)
                .addSubcommand("import", new ImportCommand(root))
                .addSubcommand("list", new ListCommand(root))
                .addSubcommand("show", new ShowCommand(root))
                .addSubcommand("table", new TableCommand(root))
                .addSubcommand("compare", new CompareCommand(root))
                .addSubcommand("chart", new ChartCommand(root))
                .addSubcommand("report", new ReportCommand(root))
                .addSubcommand("verify", new VerifyCommand(root))
                .addSubcommand("export", new ExportCommand(root))
                .addSubcommand("watch", new WatchCommand(root))
                .addSubcommand("demo", new DemoCommand(root));
        Faults faults = new Faults(shell);
        return line.setResourceBundle(new HelpTexts(shell.texts()))
                .setExecutionExceptionHandler(faults)
                .setParameterExceptionHandler(faults)
                .setCaseInsensitiveEnumValuesAllowed(true)
                .setUsageHelpWidth(100)
                .setOut(shell.output().resultWriter())
                .setErr(shell.output().remarkWriter());
    }

    Shell shell() {
        return shell;
    }

    /** The library that the command writes to; made where there is none. */
    RunLibrary openLibrary() throws LibraryException {
        return RunLibrary.open(libraryFile());
    }

    /** The library that the command reads. A wrong name must not make an empty one. */
    RunLibrary existingLibrary() throws LibraryException, CommandFailure {
        if (!library.isEmpty() && !Files.exists(libraryFile())) {
            throw new CommandFailure(
                    ExitCode.LIBRARY,
                    shell.text("cli.library.none", libraryFile()),
                    shell.text("cli.library.none.remedy"));
        }
        return openLibrary();
    }

    private Path libraryFile() {
        return library.isEmpty()
                ? shell.surroundings().defaultLibrary()
                : shell.folder().resolve(library);
    }

    @Override
    public Integer call() throws CommandFailure {
        Optional<String> obstacle = new Display(shell.surroundings()).obstacle(shell.texts());
        if (obstacle.isPresent()) {
            throw new CommandFailure(ExitCode.MACHINE, obstacle.get(), shell.text("cli.display.remedy"));
        }
        window.open(libraryFile());
        return ExitCode.OK.number();
    }

    Window window() {
        return window;
    }
}
