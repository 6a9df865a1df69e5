package dev.tidemark.importers.micro;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.DoubleColumn;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * Reads {@code java -jar benchmarks.jar -rf json}: one run for each benchmark with its parameters. What JMH prints as
 * "NaN" is unknown.
 *
 * @see <a href="https://github.com/openjdk/jmh">JMH</a>
 */
public final class JmhJsonImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo("jmh-json", "JMH (JSON)", "https://github.com/openjdk/jmh");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape shape = head.json();
        return shape.has("[].benchmark", "[].mode", "[].primaryMetric.score", "[].primaryMetric.scoreUnit")
                ? Match.CERTAIN
                : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        List<Run> runs = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        String tool = "JMH";
        for (JsonDoc result : JsonDoc.parse(input).elements()) {
            tool = ("JMH " + result.text("jmhVersion").orElse("")).strip();
            JsonDoc primary = result.require("primaryMetric");
            String mode = result.requireText("mode");
            String unit = primary.requireText("scoreUnit");
            JmhScore score = JmhScore.of(mode, unit).orElse(null);
            if (score == null) {
                problems.add(Problem.error(
                        primary.pointer() + "/scoreUnit", "the unit '" + unit + "' is no time and no rate; skipped"));
            } else {
                if (!score.contradiction().isEmpty()) {
                    problems.add(Problem.warning(primary.pointer() + "/scoreUnit", score.contradiction()));
                }
                runs.add(run(result, score, "run-" + (runs.size() + 1), input));
            }
        }
        if (runs.isEmpty()) {
            String place = problems.isEmpty() ? "line 1" : problems.getFirst().place();
            throw new ImportException(place, "no benchmark has a score", "check that a benchmark of JMH succeeded");
        }
        return ImportResult.of(tool, runs, problems);
    }

    private static Run run(JsonDoc result, JmhScore score, String id, InputFile input) throws ImportException {
        Map<String, String> parameters = new TreeMap<>();
        result.members("params").forEach((name, value) -> parameters.put(name, value.print()));
        String mode = result.requireText("mode");
        String threads = result.get("threads").map(JsonDoc::print).orElse("");
        Run.Builder run = Run.builder(
                id, subject(result, input), Jmh.scenario(result.requireText("benchmark"), mode, threads, parameters));
        run.conditions(conditions(result));
        FigureAdder figures = new FigureAdder(run);
        primary(result.require("primaryMetric"), score, mode, figures, run);
        result.members("secondaryMetrics").forEach((name, metric) -> {
            JmhSecondary secondary =
                    JmhSecondary.of(name, metric.text("scoreUnit").orElse(""));
            OptionalDouble value = number(metric.get("score").orElse(metric));
            figures.add(secondary.metric(), Statistic.VALUE, scaled(value, secondary.scaled()));
        });
        return run.build();
    }

    private static Subject subject(JsonDoc result, InputFile input) {
        return new Subject(
                Names.baseName(input),
                "",
                result.text("vmName").orElse(""),
                result.text("jdkVersion").orElse(""));
    }

    private static Conditions conditions(JsonDoc result) {
        Map<String, String> facts = new TreeMap<>();
        facts.put(Conditions.GENERATOR, ("JMH " + result.text("jmhVersion").orElse("")).strip());
        for (String key : new String[] {"forks", "warmupIterations", "warmupTime", "measurementIterations"}) {
            result.get(key).ifPresent(value -> facts.put("jmh." + Names.metricKey(key), value.print()));
        }
        result.get("measurementTime").ifPresent(value -> facts.put("jmh.measurement-time", value.print()));
        String arguments = String.join(
                " ", result.list("jvmArgs").stream().map(JsonDoc::print).toList());
        if (!arguments.isEmpty()) {
            facts.put("jvm.arguments", arguments);
        }
        return Conditions.of(facts);
    }

    private static void primary(JsonDoc metric, JmhScore score, String mode, FigureAdder figures, Run.Builder run)
            throws ImportException {
        OptionalDouble mean = scaled(number(metric.require("score")), score.perSecond());
        figures.add(score.metric(), Statistic.MEAN, mean)
                .add(Jmh.error(score.metric()), Statistic.VALUE, scaled(metric, "scoreError", score));
        Map<String, JsonDoc> percentiles = metric.members("scorePercentiles");
        percentiles.forEach((percent, value) -> {
            OptionalDouble p = UnitNames.number(percent);
            // Only in the sampling mode are these percentiles of operations; else they are of iterations.
            boolean wanted = mode.equals("sample") || p.orElse(-1) == 50;
            OptionalDouble base = scaled(number(value), score.perSecond());
            if (p.orElse(-1) == 0 || p.orElse(-1) == 100) {
                figures.add(score.metric(), p.getAsDouble() == 0 ? Statistic.MIN : Statistic.MAX, base);
            } else if (wanted && p.isPresent() && p.getAsDouble() > 0 && p.getAsDouble() < 100) {
                figures.percentile(score.metric(), p.getAsDouble(), base, PercentileMethod.STATED);
            }
        });
        observed(metric, score, run);
    }

    /** Every iteration's score, or what the sampling mode keeps instead: values with their counts. */
    private static void observed(JsonDoc metric, JmhScore score, Run.Builder run) {
        DoubleColumn values = new DoubleColumn();
        for (JsonDoc fork : metric.list("rawData")) {
            fork.elements().forEach(v -> number(v).ifPresent(n -> values.add(score.toBase(n))));
        }
        if (values.size() > 0) {
            run.add(new Distribution.Observed(score.metric(), "", Distribution.Values.of(values.toArray())));
        }
        TreeMap<Double, Long> counts = new TreeMap<>();
        for (JsonDoc fork : metric.list("rawDataHistogram")) {
            fork.elements().stream()
                    .flatMap(iteration -> iteration.elements().stream())
                    .forEach(pair -> {
                        List<JsonDoc> both = pair.elements();
                        if (both.size() == 2
                                && both.get(0).asNumber().isPresent()
                                && both.get(1).asNumber().isPresent()) {
                            counts.merge(
                                    score.toBase(both.get(0).asNumber().getAsDouble()),
                                    (long) both.get(1).asNumber().getAsDouble(),
                                    Long::sum);
                        }
                    });
        }
        if (!counts.isEmpty()) {
            run.add(new Distribution.Buckets(
                    score.metric(),
                    "",
                    counts.entrySet().stream()
                            .map(e -> new Distribution.Buckets.Bucket(e.getKey(), e.getValue()))
                            .toList()));
        }
    }

    /** JMH writes what is not a number as the text "NaN". */
    private static OptionalDouble number(JsonDoc value) {
        return value.asNumber();
    }

    private static OptionalDouble scaled(JsonDoc metric, String key, JmhScore score) {
        return scaled(metric.get(key).map(JmhJsonImporter::number).orElse(OptionalDouble.empty()), score.perSecond());
    }

    private static OptionalDouble scaled(OptionalDouble value, UnitNames.Scaled unit) {
        return value.isPresent() ? OptionalDouble.of(unit.toBase(value.getAsDouble())) : value;
    }
}
