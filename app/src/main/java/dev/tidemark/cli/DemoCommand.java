package dev.tidemark.cli;

import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.Display;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.cli.task.Demo;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/**
 * Opens the window on the shipped examples. Without a display it does the same job without a window: a fresh library,
 * the table, the memory chart and the report.
 */
@Command(name = "demo")
final class DemoCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Option(names = "--into", paramLabel = "FOLDER", descriptionKey = "demo.into")
    private String into = "";

    @Option(names = "--no-window", descriptionKey = "demo.no-window")
    private boolean noWindow;

    DemoCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws LibraryException, CommandFailure {
        Shell shell = root.shell();
        Optional<String> obstacle = new Display(shell.surroundings()).obstacle(shell.texts());
        boolean windowless = noWindow || obstacle.isPresent();
        if (!noWindow && obstacle.isPresent()) {
            shell.output().line(shell.text("cli.demo.no-window", obstacle.get()));
        }
        Path folder = newFolder(shell.folder().resolve(into));
        Path file = folder.resolve("library.tidemark");
        try (RunLibrary library = RunLibrary.open(file)) {
            Demo demo = new Demo(shell, library);
            demo.fill();
            if (windowless) {
                demo.tell(folder);
            }
        }
        if (!windowless) {
            root.window().open(file);
        }
        return ExitCode.OK.number();
    }

    /** A folder that is not there yet, so that nothing of an earlier demonstration is overwritten. */
    private static Path newFolder(Path parent) {
        Path folder = parent.resolve("tidemark-demo");
        for (int number = 2; Files.exists(folder); number++) {
            folder = parent.resolve("tidemark-demo-" + number);
        }
        return folder;
    }
}
