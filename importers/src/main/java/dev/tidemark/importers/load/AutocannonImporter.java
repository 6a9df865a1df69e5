package dev.tidemark.importers.load;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.parts.Times;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import dev.tidemark.model.Unit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeMap;

/**
 * Reads what {@code autocannon --json} prints: one result object, or with {@code --warmup} two, the second of which
 * repeats the first under {@code warmup}. Latencies are whole milliseconds from an HdrHistogram.
 *
 * @see <a href="https://github.com/mcollina/autocannon#autocannonopts-cb">The result object</a>
 */
public final class AutocannonImporter implements Importer {
    private static final FormatInfo FORMAT =
            new FormatInfo("autocannon", "autocannon (JSON)", "https://github.com/mcollina/autocannon");
    private static final String[] FINGERPRINT = {
        "requests.average", "latency.average", "throughput", "connections", "pipelining", "2xx"
    };

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape shape = head.json();
        boolean all = true;
        for (String path : FINGERPRINT) {
            all &= shape.has(path) || shape.has("[]." + path);
        }
        return all ? Match.CERTAIN : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        List<JsonDoc> results = new ArrayList<>();
        for (JsonDoc document : JsonDoc.parseAll(input)) {
            results.addAll(document.isArray() ? document.elements() : List.of(document));
        }
        List<Problem> problems = new ArrayList<>();
        List<Run> runs = new ArrayList<>();
        for (int i = 0; i < results.size(); i++) {
            boolean warmup = i + 1 < results.size() && isWarmupOf(results.get(i), results.get(i + 1));
            if (warmup) {
                problems.add(Problem.note(
                        "document " + (i + 1),
                        "the warm-up of the next document, " + completed(results.get(i))
                                + " requests; it is no run of its own"));
            } else {
                String place = results.size() == 1 ? "" : "document " + (i + 1) + " ";
                runs.add(run(results.get(i), "run-" + (runs.size() + 1), input, place, problems));
            }
        }
        if (runs.isEmpty()) {
            throw new ImportException("line 1", "the file holds no result", "run autocannon with --json again");
        }
        return ImportResult.of("autocannon", runs, problems);
    }

    private static String completed(JsonDoc result) {
        return result.at("requests", "total").map(JsonDoc::print).orElse("an unknown number of");
    }

    private static boolean isWarmupOf(JsonDoc first, JsonDoc second) {
        return second.get("warmup").filter(w -> w.print().equals(first.print())).isPresent();
    }

    private static Run run(JsonDoc result, String id, InputFile input, String place, List<Problem> problems)
            throws ImportException {
        JsonDoc requests = result.require("requests");
        JsonDoc latency = result.require("latency");
        double total = requests.requireNumber("total");
        double recorded = latency.number("totalCount").orElse(total);

        Run.Builder run = Run.builder(id, subject(result, input), scenario(result, recorded > total));
        result.text("start").flatMap(Times::instant).ifPresent(run::started);
        run.conditions(conditions(result));
        counts(result, requests, new FigureAdder(run), place, problems);
        new FigureAdder(run)
                .add(Metric.DURATION, Statistic.VALUE, result.number("duration"))
                .add(Metric.RATE, Statistic.MEAN, requests.number("average"))
                .add(Metric.RATE, Statistic.STDDEV, requests.number("stddev"))
                .add(Metric.RATE, Statistic.MIN, requests.number("min"))
                .add(Metric.RATE, Statistic.MAX, requests.number("max"))
                .add(
                        Metric.TRANSFER,
                        Statistic.MEAN,
                        result.require("throughput").number("average"));
        perSecond(requests, result.whole("samples"), run);
        if (recorded > 0) {
            latency(latency, recorded, run);
            noteLatency(latency, total, recorded, place, problems);
        }
        return run.build();
    }

    private static Subject subject(JsonDoc result, InputFile input) {
        // "server" is not autocannon's: collections of results add it to say what was measured.
        return result.text("title")
                .or(() -> result.text("server"))
                .filter(t -> !t.isBlank())
                .map(Subject::named)
                .orElse(Names.subject(input));
    }

    /** The file does not say whether a rate or a count was asked for; only back-filled latencies betray a rate. */
    private static Scenario scenario(JsonDoc result, boolean paced) {
        Load load = new Load(
                paced ? Load.Kind.PACED : Load.Kind.UNKNOWN,
                OptionalDouble.empty(),
                result.whole("connections"),
                OptionalLong.empty());
        String url = result.get("url").map(JsonDoc::print).orElse("");
        Scenario scenario = Scenario.of(Names.workload("", url), load);
        OptionalLong pipelining = result.whole("pipelining");
        return pipelining.isPresent() && pipelining.getAsLong() != 1
                ? scenario.with("pipelining", Long.toString(pipelining.getAsLong()))
                : scenario;
    }

    private static Conditions conditions(JsonDoc result) {
        Map<String, String> facts = new TreeMap<>();
        facts.put(Conditions.GENERATOR, "autocannon");
        result.whole("workers").ifPresent(n -> facts.put("generator.workers", Long.toString(n)));
        return Conditions.of(facts);
    }

    /** The tool's errors include its timeouts, ours do not. */
    private static void counts(
            JsonDoc result, JsonDoc requests, FigureAdder figures, String place, List<Problem> problems) {
        OptionalDouble errors = result.number("errors");
        OptionalDouble timeouts = result.number("timeouts");
        if (errors.isPresent() && timeouts.isPresent()) {
            if (errors.getAsDouble() >= timeouts.getAsDouble()) {
                errors = OptionalDouble.of(errors.getAsDouble() - timeouts.getAsDouble());
            } else {
                problems.add(Problem.warning(
                        place + "/errors",
                        "fewer errors than timeouts, of which they should be the sum: kept as they are"));
            }
        }
        figures.add(Metric.SENT, Statistic.VALUE, requests.number("sent"))
                .add(Metric.COMPLETED, Statistic.VALUE, requests.number("total"))
                .add(Metric.ERRORS, Statistic.VALUE, errors)
                .add(Metric.TIMEOUTS, Statistic.VALUE, timeouts)
                .add(Metric.NON_2XX, Statistic.VALUE, result.number("non2xx"))
                .add(Metric.of("autocannon.mismatches", Unit.COUNT), Statistic.VALUE, result.number("mismatches"))
                .add(Metric.of("autocannon.resets", Unit.COUNT), Statistic.VALUE, result.number("resets"));
        for (int i = 1; i <= 5; i++) {
            figures.add(StatusCounts.ofClass(i), Statistic.VALUE, result.number(i + "xx"));
        }
    }

    private static void latency(JsonDoc latency, double recorded, Run.Builder run) {
        FigureAdder figures = new FigureAdder(run);
        figures.add(Metric.LATENCY, Statistic.MEAN, milliseconds(latency, "average"))
                .add(Metric.LATENCY, Statistic.STDDEV, milliseconds(latency, "stddev"))
                .add(Metric.LATENCY, Statistic.MIN, milliseconds(latency, "min"))
                .add(Metric.LATENCY, Statistic.MAX, milliseconds(latency, "max"));
        List<Distribution.Percentiles.Point> points = new ArrayList<>();
        percentiles(latency).forEach((percent, value) -> {
            figures.percentile(Metric.LATENCY, percent, OptionalDouble.of(value / 1000), PercentileMethod.HDR);
            points.add(new Distribution.Percentiles.Point(percent, value / 1000));
        });
        run.add(new Distribution.Percentiles(
                Metric.LATENCY, "", points, PercentileMethod.HDR, OptionalLong.of((long) recorded)));
    }

    private static OptionalDouble milliseconds(JsonDoc latency, String key) {
        return FigureAdder.over(latency.number(key), 1000);
    }

    private static void noteLatency(
            JsonDoc latency, double total, double recorded, String place, List<Problem> problems) {
        String counts = "latency.totalCount is " + (long) recorded + ", requests.total " + (long) total + ": ";
        if (recorded > total) {
            problems.add(Problem.warning(
                    place + "/latency/totalCount",
                    counts + "the latencies are back-filled against coordinated omission, so their percentiles are not"
                            + " those of completed requests"));
        } else if (recorded < total) {
            problems.add(Problem.warning(
                    place + "/latency/totalCount", counts + "not every completed request has its latency counted"));
        }
        if (latency.number("p50").orElse(1) == 0) {
            problems.add(Problem.note(
                    place + "/latency/p50",
                    "latencies are counted in whole milliseconds: 0 means below 1 ms, and min is the least above 0"));
        }
    }

    /** The tool's percentiles of a rate are over its samples, one a second, not over requests. */
    private static void perSecond(JsonDoc requests, OptionalLong samples, Run.Builder run) {
        List<Distribution.Percentiles.Point> points = new ArrayList<>();
        percentiles(requests)
                .forEach((percent, value) -> points.add(new Distribution.Percentiles.Point(percent, value)));
        if (!points.isEmpty() && samples.orElse(0) > 0) {
            run.add(new Distribution.Percentiles(Metric.RATE, "", points, PercentileMethod.HDR, samples));
        }
    }

    /** {@code p97_5}: 97.5 %. */
    private static Map<Double, Double> percentiles(JsonDoc statistics) {
        Map<Double, Double> percentiles = new TreeMap<>();
        statistics.members().forEach((key, value) -> {
            if (key.matches("p[0-9]{1,2}(_[0-9]{1,6})?")) {
                value.asNumber()
                        .ifPresent(v ->
                                percentiles.put(Double.valueOf(key.substring(1).replace('_', '.')), v));
            }
        });
        return percentiles;
    }
}
