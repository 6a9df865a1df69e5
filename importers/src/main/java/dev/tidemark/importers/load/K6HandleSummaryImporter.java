package dev.tidemark.importers.load;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Problem;
import java.io.IOException;
import java.util.Map;

/**
 * Reads the data that k6 hands to a script's {@code handleSummary}, written as JSON.
 *
 * <p>{@code options.summaryTimeUnit} changes only what k6 prints: the values here are milliseconds in any case (its
 * source converts while printing), so the option is reported and not applied.
 *
 * @see <a href="https://grafana.com/docs/k6/latest/results-output/end-of-test/custom-summary/">k6: custom summary</a>
 */
public final class K6HandleSummaryImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo(
            "k6-handle-summary",
            "k6 summary (handleSummary data)",
            "https://grafana.com/docs/k6/latest/results-output/end-of-test/custom-summary/");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape shape = head.json();
        for (String metric : new String[] {"http_reqs", "iterations", "vus", "data_received"}) {
            String path = "metrics." + metric;
            if (shape.has(path + ".values", path + ".type", path + ".contains")) {
                return Match.CERTAIN;
            }
        }
        return Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        JsonDoc document = JsonDoc.parse(input);
        Map<String, JsonDoc> metrics = document.require("metrics").members();
        K6Summary summary = new K6Summary();
        metrics.forEach((name, metric) -> {
            summary.add(K6Metric.stated(name, metric));
            metric.members("thresholds")
                    .forEach((expression, state) ->
                            state.flag("ok").ifPresent(ok -> summary.threshold(name, expression, ok, state.pointer())));
        });
        document.get("state").ifPresent(s -> summary.duration(FigureAdder.over(s.number("testRunDurationMs"), 1000)));
        document.at("options", "summaryTimeUnit")
                .flatMap(JsonDoc::asText)
                .filter(unit -> !unit.isEmpty() && !unit.equals("ms"))
                .ifPresent(unit -> summary.problem(Problem.warning(
                        "/options/summaryTimeUnit",
                        "the option '" + unit + "' changes only what k6 prints; times here are read as milliseconds,"
                                + " in which k6 keeps them")));
        return summary.result(input);
    }
}
