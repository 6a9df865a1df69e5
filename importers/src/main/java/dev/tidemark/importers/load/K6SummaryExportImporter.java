package dev.tidemark.importers.load;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Problem;
import java.io.IOException;
import java.util.List;
import java.util.Map;

/**
 * Reads {@code k6 run --summary-export}: each metric's values stand directly in it. A threshold is {@code true} when
 * it was crossed, the opposite of the later shapes.
 *
 * @see <a href="https://grafana.com/docs/k6/latest/results-output/end-of-test/">k6: end of test</a>
 */
public final class K6SummaryExportImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo(
            "k6-summary-export",
            "k6 summary (--summary-export)",
            "https://grafana.com/docs/k6/latest/results-output/end-of-test/");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape shape = head.json();
        boolean http = shape.has("metrics.http_reqs.count", "metrics.http_reqs.rate");
        boolean other = shape.has("root_group", "metrics.iterations.count");
        return http || other ? Match.CERTAIN : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        K6Summary summary = new K6Summary();
        List<String> unknownUnits = new java.util.ArrayList<>();
        Map<String, JsonDoc> metrics = JsonDoc.parse(input).require("metrics").members();
        metrics.forEach((name, metric) -> {
            K6Metric read = K6Metric.flat(name, metric);
            summary.add(read);
            if (read.type() == K6Metric.Type.TREND && read.contains() == K6Metric.Contains.DEFAULT) {
                unknownUnits.add(name);
            }
            metric.members("thresholds")
                    .forEach((expression, state) ->
                            summary.threshold(name, expression, !state.print().equals("true"), state.pointer()));
        });
        if (!unknownUnits.isEmpty()) {
            summary.problem(Problem.note(
                    "/metrics",
                    "this shape states no units; kept as plain numbers: " + String.join(", ", unknownUnits)));
        }
        return summary.result(input);
    }
}
