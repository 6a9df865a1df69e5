package dev.tidemark.importers.load;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Problem;
import java.io.IOException;

/**
 * Reads k6's versioned machine-readable summary: metrics are a list, checks have metrics of their own.
 *
 * @see <a href="https://github.com/grafana/k6/issues/4803">k6: machine-readable end-of-test summary</a>
 */
public final class K6MachineSummaryImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo(
            "k6-machine-summary", "k6 machine-readable summary (1.x)", "https://github.com/grafana/k6/issues/4803");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape shape = head.json();
        return shape.has("version", "metadata.k6Version", "results.metrics[].name", "results.metrics[].values")
                ? Match.CERTAIN
                : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        JsonDoc document = JsonDoc.parse(input);
        JsonDoc results = document.require("results");
        K6Summary summary = new K6Summary();
        String version = document.requireText("version");
        if (!version.startsWith("1.")) {
            summary.problem(Problem.warning("/version", "written as version " + version + ", read as version 1"));
        }
        document.at("metadata", "k6Version").flatMap(JsonDoc::asText).ifPresent(summary::version);
        document.get("config").ifPresent(config -> {
            summary.duration(config.number("duration"));
            config.text("script").ifPresent(script -> summary.workload(Names.fileName(script)));
        });
        for (JsonDoc metric : results.require("metrics").elements()) {
            summary.add(K6Metric.stated(metric.requireText("name"), metric));
        }
        // The other two checks' metrics repeat this one's counts; the older shapes call it "checks".
        results.at("checks", "metrics", "checksSucceeded")
                .ifPresent(checks -> summary.add(K6Metric.stated("checks", checks)));
        for (JsonDoc threshold : results.list("thresholds")) {
            threshold
                    .flag("ok")
                    .or(() -> threshold.flag("passed"))
                    .ifPresent(ok -> summary.threshold(
                            threshold.text("metric").orElse("a metric"),
                            threshold
                                    .text("source")
                                    .or(() -> threshold.text("expression"))
                                    .orElse("?"),
                            ok,
                            threshold.pointer()));
        }
        results.flag("passed")
                .filter(passed -> !passed)
                .ifPresent(passed ->
                        summary.problem(Problem.warning("/results/passed", "k6 itself counts this run as not passed")));
        return summary.result(input);
    }
}
