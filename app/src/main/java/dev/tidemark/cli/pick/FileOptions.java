package dev.tidemark.cli.pick;

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

    /** Empty for the standard output. */
    public String out() {
        return out;
    }

    public boolean force() {
        return force;
    }
}
