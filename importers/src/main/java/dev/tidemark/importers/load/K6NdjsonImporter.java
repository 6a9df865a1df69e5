package dev.tidemark.importers.load;

import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.JsonLines;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Reads {@code k6 run --out json}: a line for each metric's description and for each point, streamed. The file is
 * often called .json although it is not one JSON document.
 *
 * @see <a href="https://grafana.com/docs/k6/latest/results-output/real-time/json/">k6: JSON output</a>
 */
public final class K6NdjsonImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo(
            "k6-ndjson", "k6 points (--out json)", "https://grafana.com/docs/k6/latest/results-output/real-time/json/");
    private static final Set<String> TYPES = Set.of("Metric", "Point");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape shape = head.json();
        boolean line = shape.has("type", "data", "metric")
                && shape.text("type").filter(TYPES::contains).isPresent();
        return line ? Match.CERTAIN : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        K6Points points = new K6Points();
        List<Problem> problems = new ArrayList<>(JsonLines.read(input, points::take));
        if (points.isEmpty()) {
            throw new ImportException(
                    "line 1", "no point of any metric", "check that k6 was run with --out json and reached its end");
        }
        problems.addAll(points.problems());
        return ImportResult.of("k6", List.of(points.run(input)), problems);
    }
}
