package dev.tidemark.importers.load;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.parts.Texts;
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
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Reads {@code bombardier -o json}, also with the lines that it prints before unless it is told not to. Latencies are
 * microseconds; a percentile is the least latency that so many requests did not exceed.
 *
 * @see <a href="https://github.com/codesenberg/bombardier">bombardier</a>
 */
public final class BombardierJsonImporter implements Importer {
    private static final FormatInfo FORMAT =
            new FormatInfo("bombardier-json", "bombardier (JSON)", "https://github.com/codesenberg/bombardier");
    private static final Pattern START = Pattern.compile("^\\s*\\{\\s*\"spec\"\\s*:", Pattern.MULTILINE);
    private static final double MICROSECONDS = 1e6;

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        Matcher start = START.matcher(head.text());
        if (!start.find()) {
            return Match.NO;
        }
        JsonShape shape = JsonShape.of(head.text().substring(start.start()));
        return shape.has("spec.numberOfConnections", "spec.testType", "result.timeTakenSeconds")
                ? Match.CERTAIN
                : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        JsonDoc document = JsonDoc.parse(withoutIntroduction(input));
        JsonDoc spec = document.require("spec");
        JsonDoc result = document.require("result");
        double seconds = result.requireNumber("timeTakenSeconds");

        List<Problem> problems = new ArrayList<>();
        Run.Builder run = Run.builder("run-1", Names.subject(input), scenario(spec));
        run.conditions(conditions(spec));
        BombardierCounts counts = counts(result);
        FigureAdder figures = new FigureAdder(run);
        figures.add(Metric.DURATION, Statistic.VALUE, seconds);
        counts.addTo(figures);
        counts.errors()
                .forEach((message, count) -> problems.add(
                        Problem.note("/result/errors", count.longValue() + " requests failed: " + message)));
        if (seconds > 0) {
            figures.add(Metric.RATE, Statistic.VALUE, counts.answered() / seconds);
        }
        result.get("rps").ifPresent(rps -> rate(rps, figures, run));
        result.get("latency").ifPresent(latency -> latency(latency, figures, run));
        result.at("latency", "stddev").ifPresent(stddev -> problems.add(Bombardier.deviation(stddev.pointer())));
        return ImportResult.of("bombardier", List.of(run.build()), problems);
    }

    /** Blanks instead of what stands before the document, so that the places in messages stay those of the file. */
    private static InputFile withoutIntroduction(InputFile input) throws IOException, ImportException {
        String text = Texts.all(input);
        Matcher start = START.matcher(text);
        int from = start.find() ? start.start() : 0;
        String blank = text.substring(0, from).replaceAll("[^\\r\\n]", " ");
        return InputFile.of(input.name(), (blank + text.substring(from)).getBytes(StandardCharsets.UTF_8));
    }

    private static Scenario scenario(JsonDoc spec) {
        OptionalDouble rate = spec.number("rate");
        OptionalLong count = spec.whole("numberOfRequests");
        Load.Kind kind = count.isPresent() ? Load.Kind.COUNT : Load.Kind.CLOSED;
        Load load = new Load(rate.isPresent() ? Load.Kind.PACED : kind, rate, spec.whole("numberOfConnections"), count);
        return Scenario.of(
                Names.workload(spec.text("method").orElse(""), spec.text("url").orElse("")), load);
    }

    private static Conditions conditions(JsonDoc spec) {
        Map<String, String> facts = new TreeMap<>();
        facts.put(Conditions.GENERATOR, "bombardier");
        spec.text("client").ifPresent(client -> facts.put("generator.client", client));
        spec.number("timeoutSeconds").ifPresent(s -> facts.put("generator.timeout", s + " s"));
        return Conditions.of(facts);
    }

    /** A copy of a report may have lost its zeros: a missing count is none. */
    private static BombardierCounts counts(JsonDoc result) {
        List<Double> byClass = new ArrayList<>();
        for (int i = 1; i <= 5; i++) {
            byClass.add(result.number("req" + i + "xx").orElse(0));
        }
        Map<String, Double> errors = new LinkedHashMap<>();
        for (JsonDoc error : result.list("errors")) {
            errors.merge(
                    error.text("description").orElse("no message"),
                    error.number("count").orElse(0),
                    Double::sum);
        }
        return new BombardierCounts(byClass, result.number("others").orElse(0), errors);
    }

    /** The tool's rate statistics are over short intervals, not over requests. */
    private static void rate(JsonDoc rps, FigureAdder figures, Run.Builder run) {
        figures.add(Metric.RATE, Statistic.MEAN, rps.number("mean"))
                .add(Metric.RATE, Statistic.STDDEV, rps.number("stddev"))
                .add(Metric.RATE, Statistic.MAX, rps.number("max"));
        percentiles(rps, Metric.RATE, 1, OptionalLong.empty(), run);
    }

    private static void latency(JsonDoc latency, FigureAdder figures, Run.Builder run) {
        figures.add(Metric.LATENCY, Statistic.MEAN, FigureAdder.over(latency.number("mean"), MICROSECONDS))
                .add(Metric.LATENCY, Statistic.STDDEV, FigureAdder.over(latency.number("stddev"), MICROSECONDS))
                .add(Metric.LATENCY, Statistic.MAX, FigureAdder.over(latency.number("max"), MICROSECONDS));
        List<Distribution.Percentiles.Point> points =
                percentiles(latency, Metric.LATENCY, MICROSECONDS, OptionalLong.empty(), run);
        points.forEach(p -> figures.percentile(
                Metric.LATENCY, p.percent(), OptionalDouble.of(p.value()), PercentileMethod.NEAREST_RANK));
    }

    private static List<Distribution.Percentiles.Point> percentiles(
            JsonDoc statistics, Metric metric, double divisor, OptionalLong count, Run.Builder run) {
        List<Distribution.Percentiles.Point> points = new ArrayList<>();
        statistics.members("percentiles").forEach((percent, value) -> {
            if (percent.strip().matches("[0-9]{1,2}(\\.[0-9]+)?")
                    && value.asNumber().isPresent()) {
                points.add(new Distribution.Percentiles.Point(
                        Double.parseDouble(percent.strip()), value.asNumber().getAsDouble() / divisor));
            }
        });
        if (!points.isEmpty()) {
            run.add(new Distribution.Percentiles(metric, "", points, PercentileMethod.NEAREST_RANK, count));
        }
        return points;
    }
}
