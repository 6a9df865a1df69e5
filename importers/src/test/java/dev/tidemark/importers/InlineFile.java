package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.OptionalDouble;

/** A file that a test writes in its own text, and what an importer makes of it. */
public record InlineFile(Importer importer, String text) {
    public InputFile input() {
        return InputFile.of("inline.txt", text.getBytes(StandardCharsets.UTF_8));
    }

    public Match sniffed() {
        return importer.sniff(FileHead.of("inline.txt", text.getBytes(StandardCharsets.UTF_8)));
    }

    public ImportResult read() throws IOException, ImportException {
        return importer.read(input());
    }

    /** The only run. */
    public Run run() throws IOException, ImportException {
        List<Run> runs = read().runs();
        if (runs.size() != 1) {
            throw new AssertionError(runs.size() + " runs");
        }
        return runs.getFirst();
    }

    /** Empty where the run does not have the figure. */
    public OptionalDouble figure(Metric metric, Statistic statistic) throws IOException, ImportException {
        return run().figure(metric, statistic)
                .map(f -> OptionalDouble.of(f.value()))
                .orElse(OptionalDouble.empty());
    }

    /** Every problem as {@code SEVERITY place: sentence}. */
    public List<String> problems() throws IOException, ImportException {
        return read().problems().stream()
                .map(p -> p.severity() + " " + p.place() + ": " + p.sentence())
                .toList();
    }

    /** {@code place: sentence} of the refusal. */
    public String refusal() {
        ImportException e = catchThrowableOfType(ImportException.class, this::read);
        return e.place() + ": " + e.sentence();
    }
}
