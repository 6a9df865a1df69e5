package dev.tidemark.cli.shell;

/** What the process tells a script. The numbers are documented in the help and in the README, and do not change. */
public enum ExitCode {
    OK(0),
    /** Something was wrong with the data: a file was refused, a verification failed. */
    DATA(1),
    /** The command line makes no sense, or names what is not there. */
    USAGE(2),
    /** The library cannot be opened, read or written. */
    LIBRARY(3),
    /** The machine stands against it: no display, a full disk, an output file that exists. */
    MACHINE(4);

    private final int number;

    ExitCode(int number) {
        this.number = number;
    }

    public int number() {
        return number;
    }
}
