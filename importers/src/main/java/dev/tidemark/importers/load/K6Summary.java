package dev.tidemark.importers.load;

import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Unit;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** What the summaries of k6 have in common: the meaning of its metrics. Collects one run; used by one thread. */
final class K6Summary {
    private final Map<String, K6Metric> metrics = new LinkedHashMap<>();
    private final List<Problem> problems = new ArrayList<>();
    private OptionalDouble duration = OptionalDouble.empty();
    private String version = "";
    private String workload = Names.NOT_STATED;
    private int thresholds;
    private int crossed;

    void add(K6Metric metric) {
        metrics.put(metric.name(), metric);
    }

    void threshold(String metric, String expression, boolean passed, String place) {
        thresholds++;
        if (!passed) {
            crossed++;
            problems.add(Problem.warning(place, "the threshold " + expression + " of " + metric + " was crossed"));
        }
    }

    void problem(Problem problem) {
        problems.add(problem);
    }

    /** @param seconds the test's own duration */
    void duration(OptionalDouble seconds) {
        this.duration = seconds;
    }

    void version(String k6) {
        this.version = k6;
    }

    void workload(String script) {
        this.workload = script;
    }

    ImportResult result(InputFile input) {
        Run.Builder run = Run.builder("run-1", Names.subject(input), Scenario.of(workload, load()));
        String tool = ("k6 " + version).strip();
        run.conditions(Conditions.of(Map.of(Conditions.GENERATOR, tool)));
        FigureAdder figures = new FigureAdder(run);
        figures.add(Metric.DURATION, Statistic.VALUE, duration);
        requests(figures);
        for (K6Metric metric : metrics.values()) {
            K6Figures.add(metric, figures);
        }
        if (thresholds > 0) {
            figures.add(Metric.of("k6.thresholds", Unit.COUNT), Statistic.VALUE, thresholds)
                    .add(Metric.of("k6.thresholds.crossed", Unit.COUNT), Statistic.VALUE, crossed);
        }
        notes();
        return ImportResult.of(tool, List.of(run.build()), problems);
    }

    /** The file says how many virtual users there were, not by which plan they came. */
    private Load load() {
        OptionalDouble users = value("vus_max", "value");
        OptionalLong connections =
                users.isPresent() ? OptionalLong.of((long) users.getAsDouble()) : OptionalLong.empty();
        return new Load(Load.Kind.UNKNOWN, OptionalDouble.empty(), connections, OptionalLong.empty());
    }

    private OptionalDouble value(String metric, String key) {
        K6Metric found = metrics.get(metric);
        return found == null ? OptionalDouble.empty() : found.value(key);
    }

    private void requests(FigureAdder figures) {
        OptionalDouble count = value("http_reqs", "count");
        figures.add(Metric.COMPLETED, Statistic.VALUE, count)
                .add(Metric.RATE, Statistic.VALUE, value("http_reqs", "rate"))
                .add(Metric.ERRORS, Statistic.VALUE, failed(count))
                .add(Metric.TRANSFER, Statistic.VALUE, value("data_received", "rate"));
    }

    /** A pass of {@code http_req_failed} is a request that failed: the metric's question is whether it did. */
    private OptionalDouble failed(OptionalDouble count) {
        K6Metric metric = metrics.get("http_req_failed");
        if (metric == null) {
            return OptionalDouble.empty();
        }
        OptionalDouble share = metric.share();
        OptionalDouble passes = metric.value("passes");
        double all = passes.orElse(0) + metric.value("fails").orElse(0);
        if (share.isEmpty()
                || (passes.isPresent() && all > 0 && agrees(passes.getAsDouble() / all, share.getAsDouble()))) {
            return passes;
        }
        if (passes.isPresent() && all > 0) {
            problems.add(Problem.warning(
                    metric.place(),
                    "http_req_failed: " + whole(passes.getAsDouble()) + " passes of " + whole(all)
                            + " contradict the rate " + share.getAsDouble() + "; the rate is taken"));
        }
        double requests = all > 0 ? all : count.orElse(Double.NaN);
        return OptionalDouble.of(Math.rint(share.getAsDouble() * requests));
    }

    private static boolean agrees(double a, double b) {
        return Math.abs(a - b) <= 1e-6;
    }

    private static String whole(double number) {
        return Long.toString((long) number);
    }

    private void notes() {
        Optional<K6Metric> latency = Optional.ofNullable(metrics.get("http_req_duration"));
        if (latency.isPresent() && latency.get().value("p(99)").isEmpty()) {
            problems.add(Problem.note(
                    latency.get().place(), "p(99) was not among k6's summaryTrendStats, so the p99 is unknown"));
        }
        if (metrics.containsKey("http_req_failed")) {
            problems.add(Problem.note(
                    metrics.get("http_req_failed").place(),
                    "errors are k6's failed requests (an unexpected status or no answer); it does not say how many of"
                            + " them were timeouts or answers other than 2xx"));
        }
    }
}
