package dev.tidemark.cli.shell;

import java.io.Console;
import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.OutputStream;
import java.io.PrintStream;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;

/**
 * The one way in which the command line speaks: results to the standard output, everything else to the standard error.
 * Not thread-safe.
 */
public final class Output {
    private final PrintStream results;
    private final PrintStream remarks;
    private final boolean terminal;
    private int progressWidth;

    /** @param terminal whether a person watches the remarks, so that a progress line makes sense */
    public Output(PrintStream results, PrintStream remarks, boolean terminal) {
        this.results = results;
        this.remarks = remarks;
        this.terminal = terminal;
    }

    /**
     * The process's own streams. Files and pipes get UTF-8 whatever the locale; a terminal gets its own encoding, unless
     * that is said to be plain ASCII, which no terminal of today is.
     */
    @SuppressWarnings("SystemConsoleNull") // it is null again since Java 25 where no terminal is attached
    public static Output standard() {
        Console console = System.console();
        boolean terminal = console != null && console.isTerminal();
        Charset charset = console != null && terminal ? console.charset() : StandardCharsets.UTF_8;
        if (charset.equals(StandardCharsets.US_ASCII)) {
            charset = StandardCharsets.UTF_8;
        }
        return new Output(
                new PrintStream(new FileOutputStream(FileDescriptor.out), true, charset),
                new PrintStream(new FileOutputStream(FileDescriptor.err), true, charset),
                terminal);
    }

    /** An output whose every byte ends in those streams, as UTF-8. */
    public static Output to(OutputStream results, OutputStream remarks) {
        return new Output(
                new PrintStream(results, true, StandardCharsets.UTF_8),
                new PrintStream(remarks, true, StandardCharsets.UTF_8),
                false);
    }

    /** One line of result. */
    public void line(String text) {
        results.print(text + "\n");
    }

    /** Result as it is, its line feeds included. */
    public void text(String text) {
        results.print(text);
        results.flush();
    }

    /** One line that is no result: a refusal, a warning, where a file went. */
    public void remark(String text) {
        endProgress();
        remarks.print(text + "\n");
    }

    /** Replaces the progress line; does nothing where nobody watches. */
    public void progress(String text) {
        if (terminal) {
            remarks.print("\r" + text + " ".repeat(Math.max(0, progressWidth - text.length())));
            remarks.flush();
            progressWidth = text.length();
        }
    }

    /** Clears the progress line. */
    public void endProgress() {
        if (progressWidth > 0) {
            remarks.print("\r" + " ".repeat(progressWidth) + "\r");
            progressWidth = 0;
        }
    }

    /** For help texts, which come with their own line breaks. */
    public PrintWriter resultWriter() {
        return new PrintWriter(results, true, results.charset());
    }

    /** For parse errors. */
    public PrintWriter remarkWriter() {
        return new PrintWriter(remarks, true, remarks.charset());
    }
}
