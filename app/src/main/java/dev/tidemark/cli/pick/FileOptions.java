package dev.tidemark.cli.pick;

import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.OutputFile;
import dev.tidemark.cli.shell.Shell;
import picocli.CommandLine.Option;

/** The file that a result goes to. */
public final class FileOptions {
    @Option(
            names = {"-o", "--out"},
            paramLabel = "FILE",
            descriptionKey = "option.out")
    private String out = "";

    @Option(names = "--force", descriptionKey = "option.force")
    private boolean force;

    /** The file's name as the user wrote it; its ending says the format. */
    public String name(Shell shell) throws CommandFailure {
        if (out.isEmpty()) {
            throw shell.wrong("cli.usage.missing", "--out");
        }
        return out;
    }

    /** The file, known not to exist yet unless that is forced. To be asked before any long work. */
    public OutputFile newFile(Shell shell) throws CommandFailure {
        return shell.newFile(name(shell), force);
    }
}
