package dev.tidemark.importers;

import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Load;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Subject;
import java.io.BufferedReader;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A format of the tests: the first line is its id, {@code id?} where it shall only be possible; each further line is a
 * run, or {@code !} and what shall go wrong.
 */
record LineImporter(String id, String name) implements Importer {
    static final LineImporter LINES = new LineImporter("lines", "Lines of the tests");
    static final LineImporter OTHER = new LineImporter("other", "Other lines");

    @Override
    public FormatInfo format() {
        return new FormatInfo(id, name, "https://example.org/" + id);
    }

    @Override
    public Match sniff(FileHead head) {
        String first = head.firstLine();
        if (first.equals(id) || first.equals("both")) {
            return Match.CERTAIN;
        }
        return first.equals(id + "?") || first.equals("both?") ? Match.POSSIBLE : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        List<Run> runs = new ArrayList<>();
        try (BufferedReader reader = input.reader()) {
            reader.readLine();
            for (Optional<String> line = next(reader); line.isPresent(); line = next(reader)) {
                fail(line.get());
                runs.add(Run.builder(line.get(), Subject.named(line.get()), Scenario.of("test", Load.NONE))
                        .build());
            }
        }
        return ImportResult.of(name, runs, List.of());
    }

    private static Optional<String> next(BufferedReader reader) throws IOException {
        return Optional.ofNullable(reader.readLine());
    }

    private static void fail(String line) throws ImportException {
        switch (line) {
            case "!refuse" -> throw new ImportException("line 2", "it says so", "do not say so");
            case "!fault" -> throw new IllegalStateException("a fault");
            case "!deep" -> throw new StackOverflowError();
            case "!memory" -> throw new OutOfMemoryError("test");
            default -> {}
        }
    }
}
