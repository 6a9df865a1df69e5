package dev.tidemark.analysis;

import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Statistic;
import java.util.List;
import java.util.Optional;

/** The columns that a per-framework table can have, in their usual order. */
public final class Columns {
    public static final Column RSS_INITIAL = Column.phase("rss-initial", "Initial RSS", Metric.RSS, Phase.Kind.INITIAL);
    public static final Column RSS_LOAD = Column.phase("rss-load", "RSS under load", Metric.RSS, Phase.Kind.LOAD);
    public static final Column RSS_AFTER = Column.phase("rss-after", "RSS after load", Metric.RSS, Phase.Kind.RECOVERY);
    public static final Column CPU = Column.load("cpu", "CPU", Metric.CPU, Statistic.MEAN, Measures::cpuCores);
    public static final Column P99 = Column.load("p99", "Latency p99", Metric.LATENCY, Statistic.P99, Measures::p99);
    public static final Column COVERAGE =
            Column.load("coverage", "Coverage", Metric.COVERAGE, Statistic.VALUE, Measures::coverage);
    public static final Column RATE =
            Column.load("rate", "Requests per second", Metric.RATE, Statistic.VALUE, Measures::rate);
    public static final Column RSS_PEAK = Column.load(
            "rss-peak", "Peak RSS under load", Metric.RSS, Statistic.MAX, m -> m.peak(Metric.RSS, Phase.Kind.LOAD));
    public static final Column HEAP_LOAD =
            Column.phase("heap-load", "Heap under load", Metric.HEAP_USED, Phase.Kind.LOAD);
    public static final Column LATENCY_MEDIAN = Column.load(
            "p50", "Latency p50", Metric.LATENCY, Statistic.MEDIAN, m -> m.stated(Metric.LATENCY, Statistic.MEDIAN));
    public static final Column CPU_PER_REQUEST = Column.load(
            "cpu-per-request",
            "Server CPU per request",
            Metric.CPU_PER_REQUEST,
            Statistic.VALUE,
            m -> m.stated(Metric.CPU_PER_REQUEST, Statistic.VALUE));
    public static final Column CLIENT_CPU = Column.load(
            "client-cpu",
            "Client CPU",
            Metric.CLIENT_CPU,
            Statistic.VALUE,
            m -> m.stated(Metric.CLIENT_CPU, Statistic.VALUE));
    public static final Column CGROUP_PEAK = Column.load(
            "cgroup-peak",
            "Peak memory of the control group",
            Metric.CGROUP_MEMORY,
            Statistic.MAX,
            m -> m.peak(Metric.CGROUP_MEMORY, Phase.Kind.LOAD));
    public static final Column BENCHMARK_TIME = Column.load(
            "benchmark-time",
            "Time per operation",
            Metric.BENCHMARK_TIME,
            Statistic.MEAN,
            m -> m.stated(Metric.BENCHMARK_TIME, Statistic.MEAN));
    public static final Column BENCHMARK_RATE = Column.load(
            "benchmark-rate",
            "Operations per second",
            Metric.BENCHMARK_RATE,
            Statistic.MEAN,
            m -> m.stated(Metric.BENCHMARK_RATE, Statistic.MEAN));

    private static final List<Column> ALL = List.of(
            RSS_INITIAL,
            RSS_LOAD,
            RSS_AFTER,
            CPU,
            P99,
            COVERAGE,
            RATE,
            RSS_PEAK,
            HEAP_LOAD,
            LATENCY_MEDIAN,
            CPU_PER_REQUEST,
            CLIENT_CPU,
            CGROUP_PEAK,
            BENCHMARK_TIME,
            BENCHMARK_RATE);
    private static final List<Column> STANDARD = List.of(RSS_INITIAL, RSS_LOAD, RSS_AFTER, CPU, P99, COVERAGE);

    private Columns() {}

    public static List<Column> all() {
        return ALL;
    }

    /** The columns of the first published study: three times RSS, CPU, p99 and coverage. */
    public static List<Column> standard() {
        return STANDARD;
    }

    public static Optional<Column> byId(String id) {
        return ALL.stream().filter(c -> c.id().equals(id)).findFirst();
    }
}
