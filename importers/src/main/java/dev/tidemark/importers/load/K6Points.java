package dev.tidemark.importers.load;

import dev.tidemark.analysis.Quantiles;
import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.parts.DoubleColumn;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.parts.Times;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Unit;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/** Collects the points of one k6 run: sums, every latency, and what happened in each second. One thread. */
final class K6Points {
    private static final Set<String> OUTSIDE_LOAD = Set.of("::setup", "::teardown");
    private static final int URLS_KEPT = 50;

    private final DoubleColumn latencies = new DoubleColumn();
    private final K6Requests requests = new K6Requests();
    private final SeriesBuilder users = new SeriesBuilder(new Metric("k6.vus", "k6 virtual users", Unit.COUNT));
    private final Set<String> workloads = new TreeSet<>();
    private @Nullable Instant first;
    private long most;
    private int points;
    private int outside;

    boolean isEmpty() {
        return points == 0;
    }

    /** @return why the line is no point; empty where it was taken, or says nothing of interest here */
    String take(JsonDoc line) {
        String type = line.text("type").orElse("");
        if (type.equals("Metric")) {
            return "";
        }
        Optional<JsonDoc> data = line.get("data");
        Optional<Instant> time = data.flatMap(d -> d.text("time")).flatMap(Times::instant);
        OptionalDouble value = data.map(d -> d.number("value")).orElse(OptionalDouble.empty());
        if (!type.equals("Point") || time.isEmpty() || value.isEmpty()) {
            return "not a point of k6";
        }
        points++;
        if (first == null) {
            first = time.get();
        }
        point(line.text("metric").orElse(""), Times.nanosBetween(first, time.get()), value.getAsDouble(), data.get());
        return "";
    }

    private void point(String metric, long nanos, double value, JsonDoc data) {
        Map<String, JsonDoc> tags = data.members("tags");
        if (tags.containsKey("group") && OUTSIDE_LOAD.contains(tags.get("group").print())) {
            outside += metric.equals("http_reqs") ? 1 : 0;
            return;
        }
        switch (metric) {
            case "http_reqs" -> {
                requests.add(nanos, value, tags);
                workload(tags);
            }
            case "http_req_duration" -> latencies.add(value / 1000);
            case "http_req_failed" -> requests.addFailed(value);
            case "vus" -> users.add(Math.max(0, nanos), value);
            case "vus_max" -> most = Math.max(most, (long) value);
            default -> {
                // Custom metrics and the parts of a request's time stay in the file.
            }
        }
    }

    private void workload(Map<String, JsonDoc> tags) {
        if (workloads.size() < URLS_KEPT && tags.containsKey("url")) {
            String method = tags.containsKey("method") ? tags.get("method").print() : "";
            workloads.add(Names.workload(method, tags.get("url").print()));
        }
    }

    Run run(InputFile input) {
        Run.Builder run = Run.builder("run-1", Names.subject(input), scenario());
        run.started(first).conditions(Conditions.of(Map.of(Conditions.GENERATOR, "k6")));
        FigureAdder figures = new FigureAdder(run);
        requests.figures(figures);
        latency(figures, run);
        requests.perSecond().ifPresent(run::add);
        run.add(users.build());
        return run.build();
    }

    private Scenario scenario() {
        Load load = new Load(
                Load.Kind.UNKNOWN,
                OptionalDouble.empty(),
                most > 0 ? OptionalLong.of(most) : OptionalLong.empty(),
                OptionalLong.empty());
        return Scenario.of(workloads.isEmpty() ? Names.NOT_STATED : String.join(", ", workloads), load);
    }

    private void latency(FigureAdder figures, Run.Builder run) {
        double[] inOrder = latencies.toArray();
        if (inOrder.length == 0) {
            return;
        }
        double[] sorted = inOrder.clone();
        Arrays.sort(sorted);
        figures.add(Metric.LATENCY, Statistic.MEAN, Arrays.stream(sorted).average())
                .add(Metric.LATENCY, Statistic.MIN, sorted[0])
                .add(Metric.LATENCY, Statistic.MAX, sorted[sorted.length - 1]);
        for (double percent : new double[] {50, 75, 90, 95, 99, 99.9}) {
            OptionalDouble value = OptionalDouble.of(Quantiles.linear(percent, sorted));
            figures.percentile(Metric.LATENCY, percent, value, PercentileMethod.LINEAR);
        }
        run.add(new Distribution.Observed(Metric.LATENCY, "", Distribution.Values.of(inOrder)));
    }

    List<Problem> problems() {
        List<Problem> problems = new ArrayList<>(requests.problems());
        if (outside > 0) {
            problems.add(Problem.note("", "requests of setup and teardown are no load and left out: " + outside));
        }
        return problems;
    }
}
