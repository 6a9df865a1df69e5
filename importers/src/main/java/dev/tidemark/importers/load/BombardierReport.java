package dev.tidemark.importers.load;

import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.LineRules;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Statistic;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** What the lines of bombardier's text report said so far. One thread. */
final class BombardierReport {
    private static final Pattern INTRODUCTION = Pattern.compile(
            "Bombarding (\\S+) (?:for \\S+|with (\\d{1,18}) request\\(s\\)) using (\\d{1,18}) connection\\(s\\)");
    private static final Pattern RATE = Pattern.compile("Reqs/sec\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)");
    private static final Pattern LATENCY = Pattern.compile("Latency\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)");
    private static final Pattern PERCENTILE = Pattern.compile("(\\d{1,2}(?:\\.\\d+)?)%\\s+(\\S+)");
    private static final Pattern CODES =
            Pattern.compile("1xx - (\\d+), 2xx - (\\d+), 3xx - (\\d+), 4xx - (\\d+), 5xx - (\\d+)");
    private static final Pattern OTHERS = Pattern.compile("others - (\\d+)");
    private static final Pattern THROUGHPUT = Pattern.compile("Throughput:\\s+(\\S+)/s");
    private static final Pattern ERROR = Pattern.compile("(.+) - (\\d{1,18})");
    private static final Statistic[] COLUMNS = {Statistic.MEAN, Statistic.STDDEV, Statistic.MAX};

    private final List<Problem> problems = new ArrayList<>();
    private final Map<String, Double> errors = new LinkedHashMap<>();
    private final Map<Double, OptionalDouble> percentiles = new LinkedHashMap<>();
    private final Double[] byClass = {0.0, 0.0, 0.0, 0.0, 0.0};
    private double others;
    private String url = "";
    private OptionalLong connections = OptionalLong.empty();
    private OptionalLong count = OptionalLong.empty();
    private String[] rate = new String[0];
    private String[] latency = new String[0];
    private OptionalDouble transfer = OptionalDouble.empty();
    private String place = "";
    private boolean complete;

    private final LineRules rules = new LineRules()
            .on(INTRODUCTION, this::introduction)
            .on(RATE, m -> rate = columns(m))
            .on(LATENCY, this::latency)
            .on(PERCENTILE, m -> percentiles.put(Double.valueOf(m.group(1)), ShortUnits.seconds(m.group(2))))
            .on(CODES, this::codes)
            .on(OTHERS, this::others)
            .on(THROUGHPUT, m -> transfer = ShortUnits.bytes(m.group(1)))
            .on(ERROR, this::error);

    void take(String line, String where) {
        place = where;
        rules.take(line);
    }

    private static String[] columns(MatchResult m) {
        return new String[] {m.group(1), m.group(2), m.group(3)};
    }

    private void introduction(MatchResult m) {
        url = m.group(1);
        count = m.group(2) == null ? OptionalLong.empty() : OptionalLong.of(Long.parseLong(m.group(2)));
        connections = OptionalLong.of(Long.parseLong(m.group(3)));
    }

    private void latency(MatchResult m) {
        latency = columns(m);
        problems.add(Bombardier.deviation(place));
    }

    private void codes(MatchResult m) {
        for (int i = 0; i < byClass.length; i++) {
            byClass[i] = Double.valueOf(m.group(i + 1));
        }
    }

    private void others(MatchResult m) {
        others = Double.parseDouble(m.group(1));
        complete = true;
    }

    /** The list of errors follows the codes. */
    private void error(MatchResult m) {
        if (complete) {
            errors.merge(m.group(1), Double.valueOf(m.group(2)), Double::sum);
            problems.add(Problem.note(place, m.group(2) + " requests failed: " + m.group(1)));
        }
    }

    /** Whether all counts were there. */
    boolean isComplete() {
        return complete;
    }

    List<Problem> problems() {
        return problems;
    }

    Run run(InputFile input) {
        Load load = new Load(
                count.isPresent() ? Load.Kind.COUNT : Load.Kind.UNKNOWN, OptionalDouble.empty(), connections, count);
        Run.Builder run = Run.builder("run-1", Names.subject(input), Scenario.of(Names.workload("", url), load));
        run.conditions(Conditions.of(Map.of(Conditions.GENERATOR, "bombardier")));
        FigureAdder figures = new FigureAdder(run);
        new BombardierCounts(List.of(byClass), others, errors).addTo(figures);
        for (int i = 0; i < rate.length; i++) {
            figures.add(Metric.RATE, COLUMNS[i], plain(rate[i]));
        }
        for (int i = 0; i < latency.length; i++) {
            figures.add(Metric.LATENCY, COLUMNS[i], ShortUnits.seconds(latency[i]));
        }
        percentiles.forEach(
                (percent, value) -> figures.percentile(Metric.LATENCY, percent, value, PercentileMethod.NEAREST_RANK));
        figures.add(Metric.TRANSFER, Statistic.VALUE, transfer);
        return run.build();
    }

    private static OptionalDouble plain(String text) {
        return text.matches("[0-9]{1,18}(\\.[0-9]+)?")
                ? OptionalDouble.of(Double.parseDouble(text))
                : OptionalDouble.empty();
    }
}
