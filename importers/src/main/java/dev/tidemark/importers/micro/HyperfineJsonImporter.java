package dev.tidemark.importers.micro;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.DoubleColumn;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Statistic;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;

/**
 * Reads {@code hyperfine --export-json}: one run for each command, all times in seconds.
 *
 * @see <a href="https://github.com/sharkdp/hyperfine#json">hyperfine: export</a>
 */
public final class HyperfineJsonImporter implements Importer {
    private static final FormatInfo FORMAT =
            new FormatInfo("hyperfine-json", "hyperfine (JSON)", "https://github.com/sharkdp/hyperfine");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape shape = head.json();
        return shape.has("results[].command", "results[].mean", "results[].user", "results[].system")
                ? Match.CERTAIN
                : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        JsonDoc results = JsonDoc.parse(input).require("results");
        List<Run> runs = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        for (JsonDoc result : results.elements()) {
            runs.add(run(result, "run-" + (runs.size() + 1), problems));
        }
        if (runs.isEmpty()) {
            throw new ImportException("/results", "no command was measured", "run hyperfine again");
        }
        return ImportResult.of(Hyperfine.TOOL, runs, problems);
    }

    private static Run run(JsonDoc result, String id, List<Problem> problems) throws ImportException {
        String command = result.requireText("command");
        Run.Builder run = Run.builder(id, Hyperfine.subject(command), scenario(result));
        run.conditions(Hyperfine.CONDITIONS);
        FigureAdder figures = new FigureAdder(run);
        figures.add(Metric.BENCHMARK_TIME, Statistic.MEAN, result.requireNumber("mean"))
                .add(Metric.BENCHMARK_TIME, Statistic.STDDEV, result.number("stddev"))
                .percentile(Metric.BENCHMARK_TIME, 50, result.number("median"), PercentileMethod.LINEAR)
                .add(Metric.BENCHMARK_TIME, Statistic.MIN, result.number("min"))
                .add(Metric.BENCHMARK_TIME, Statistic.MAX, result.number("max"))
                .add(Hyperfine.USER_TIME, Statistic.MEAN, result.number("user"))
                .add(Hyperfine.SYSTEM_TIME, Statistic.MEAN, result.number("system"));
        double[] times = numbers(result, "times");
        if (times.length > 0) {
            run.add(new Distribution.Observed(Metric.BENCHMARK_TIME, "", Distribution.Values.of(times)));
        }
        memory(result, figures, run);
        exitCodes(result, command, run, problems);
        return run.build();
    }

    private static Scenario scenario(JsonDoc result) {
        Map<String, String> parameters = new TreeMap<>();
        result.members("parameters").forEach((name, value) -> parameters.put(name, value.print()));
        // Before 1.10 there was one parameter at most, without its name.
        result.get("parameter").ifPresent(value -> parameters.put("parameter", value.print()));
        return Hyperfine.scenario(parameters);
    }

    private static double[] numbers(JsonDoc result, String key) {
        DoubleColumn numbers = new DoubleColumn();
        result.list(key).forEach(n -> n.asNumber().ifPresent(numbers::add));
        return numbers.toArray();
    }

    /** The peak of each execution. A system that cannot tell gives zeros, which are no memory at all. */
    private static void memory(JsonDoc result, FigureAdder figures, Run.Builder run) {
        double[] peaks = numbers(result, "memory_usage_byte");
        double highest = 0;
        for (double peak : peaks) {
            highest = Math.max(highest, peak);
        }
        if (highest > 0) {
            figures.add(Metric.RSS, Statistic.MAX, highest);
            run.add(new Distribution.Observed(Metric.RSS, "", Distribution.Values.of(peaks)));
        }
    }

    /** A code that is missing belongs to a command that a signal ended. */
    private static void exitCodes(JsonDoc result, String command, Run.Builder run, List<Problem> problems) {
        List<JsonDoc> codes = result.list("exit_codes");
        Map<String, Integer> failures = new TreeMap<>();
        for (JsonDoc code : codes) {
            String printed = code.print();
            if (!printed.equals("0")) {
                failures.merge(printed.equals("null") ? "a signal" : "exit code " + printed, 1, Integer::sum);
            }
        }
        if (!failures.isEmpty()) {
            List<String> parts = new ArrayList<>();
            failures.forEach((how, n) -> parts.add(n + " × " + how));
            String detail = String.join(", ", parts) + ", of " + codes.size() + " executions";
            run.outcome(Outcome.failed(detail));
            problems.add(Problem.warning(result.pointer() + "/exit_codes", "'" + command + "' ended with " + detail));
        }
    }
}
