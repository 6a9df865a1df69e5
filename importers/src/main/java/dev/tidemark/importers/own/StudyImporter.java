package dev.tidemark.importers.own;

import dev.tidemark.importers.json.JsonParts;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Tidemark's own study file, version 1: {@code assets/schemas/study-v1.schema.json}. Holds one run in memory at a time. */
public final class StudyImporter implements Importer {
    private static final FormatInfo FORMAT =
            new FormatInfo("tidemark-study", "Tidemark study", "https://tidemark.dev/schemas/study-v1.schema.json");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        boolean own =
                head.json().text("format").filter(StudyHeader.FORMAT::equals).isPresent();
        return own ? Match.CERTAIN : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        StudyHeader header = StudyHeader.of(JsonParts.without(input, "runs"));
        List<Problem> problems = new ArrayList<>();
        List<Run> runs = new ArrayList<>();
        Set<String> ids = new HashSet<>();
        RunReader reader = new RunReader(header, problems);
        JsonParts.elements(input, "runs", element -> {
            try {
                Run run = reader.read(element);
                if (ids.add(run.id())) {
                    runs.add(run);
                } else {
                    problems.add(Problem.error(
                            element.pointer() + "/id", "a second run with the id '" + run.id() + "', left out"));
                }
            } catch (ImportException e) {
                problems.add(Problem.error(e.place(), e.sentence() + "; the run is left out"));
            }
        });
        if (runs.isEmpty()) {
            throw noRun(problems);
        }
        for (Verification.Mismatch mismatch : PartHashes.of(input).mismatches()) {
            problems.add(Problem.warning(mismatch.pointer(), mismatch.sentence()));
        }
        return new ImportResult(Optional.of(header.study()), header.toolVersion(), runs, problems);
    }

    private static ImportException noRun(List<Problem> problems) {
        return problems.isEmpty()
                ? new ImportException("/runs", "the study has no run", "check that the study was recorded to its end")
                : new ImportException(
                        problems.getFirst().place(),
                        "no run can be read: " + problems.getFirst().sentence(),
                        RunReader.UNEDITED);
    }
}
