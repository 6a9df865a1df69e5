package dev.tidemark.cli.pick;

import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.report.Report;
import dev.tidemark.report.ReportExporter;
import dev.tidemark.report.ReportExporters;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.Optional;
import picocli.CommandLine.Option;

/** In which form a result is printed. */
public final class PrintOptions {
    @Option(names = "--format", paramLabel = "FORMAT", descriptionKey = "option.format")
    private String format = "txt";

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    public boolean json() {
        return json;
    }

    public ReportExporter exporter(Shell shell) throws CommandFailure {
        Optional<ReportExporter> exporter = ReportExporters.byId(format);
        if (exporter.isEmpty()) {
            throw shell.unknown(
                    "--format",
                    format,
                    ReportExporters.all().stream().map(ReportExporter::id).toList());
        }
        return exporter.get();
    }

    /** Prints the report to the standard output in the chosen format. */
    public void print(Shell shell, Report report) throws CommandFailure {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            exporter(shell).write(report, bytes);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory", e);
        }
        shell.output().text(bytes.toString(StandardCharsets.UTF_8));
    }
}
