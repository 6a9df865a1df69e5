package dev.tidemark.importers.suite;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Unit;
import java.time.Duration;
import java.util.List;

/** The {@code server} member of a row: readings of the database container's control group, and what follows from them. */
final class PgServerReadings {
    private static final String LOAD = "load";

    /** A member that is a figure, and how many of its units make a base unit. */
    private record Reading(String key, Metric metric, Statistic statistic, double divisor) {}

    private static final Metric NETWORK_IN = Metric.of("network.received", Unit.BYTE);
    private static final Metric NETWORK_OUT = Metric.of("network.sent", Unit.BYTE);
    private static final Metric DISK_IN = Metric.of("disk.read", Unit.BYTE);
    private static final Metric DISK_OUT = Metric.of("disk.written", Unit.BYTE);
    private static final Metric THROTTLED = Metric.of("cpu.throttled", Unit.SECOND);

    private static final List<Reading> FIGURES = List.of(
            new Reading("cpu_cores", Metric.CPU, Statistic.MEAN, 1),
            new Reading("cpu_us_per_request", Metric.CPU_PER_REQUEST, Statistic.VALUE, 1e6),
            new Reading("memory_mean_bytes", Metric.CGROUP_MEMORY, Statistic.MEAN, 1),
            new Reading("memory_peak_bytes", Metric.CGROUP_MEMORY, Statistic.MAX, 1),
            new Reading("anon_peak_bytes", Metric.CGROUP_ANON, Statistic.MAX, 1),
            new Reading("shmem_peak_bytes", Metric.CGROUP_SHMEM, Statistic.MAX, 1),
            new Reading("file_peak_bytes", Metric.CGROUP_FILE, Statistic.MAX, 1),
            new Reading("memory_limit_bytes", Metric.MEMORY_LIMIT, Statistic.VALUE, 1),
            new Reading("io_read_bytes", DISK_IN, Statistic.VALUE, 1),
            new Reading("io_write_bytes", DISK_OUT, Statistic.VALUE, 1),
            new Reading("network_rx_bytes", NETWORK_IN, Statistic.VALUE, 1),
            new Reading("network_tx_bytes", NETWORK_OUT, Statistic.VALUE, 1),
            new Reading("throttled_seconds", THROTTLED, Statistic.VALUE, 1));

    /** Members of a sample; counters stay cumulative, as they are stated. */
    private static final List<Reading> SERIES = List.of(
            new Reading("memory_bytes", Metric.CGROUP_MEMORY, Statistic.VALUE, 1),
            new Reading("anon_bytes", Metric.CGROUP_ANON, Statistic.VALUE, 1),
            new Reading("shmem_bytes", Metric.CGROUP_SHMEM, Statistic.VALUE, 1),
            new Reading("file_bytes", Metric.CGROUP_FILE, Statistic.VALUE, 1),
            new Reading("memory_limit_bytes", Metric.MEMORY_LIMIT, Statistic.VALUE, 1),
            new Reading("cpu_seconds", Metric.CPU_TIME, Statistic.VALUE, 1),
            new Reading("throttled_seconds", THROTTLED, Statistic.VALUE, 1),
            new Reading("rbytes", DISK_IN, Statistic.VALUE, 1),
            new Reading("wbytes", DISK_OUT, Statistic.VALUE, 1),
            new Reading("rx_bytes", NETWORK_IN, Statistic.VALUE, 1),
            new Reading("tx_bytes", NETWORK_OUT, Statistic.VALUE, 1));

    private PgServerReadings() {}

    /**
     * Adds the load phase, figures and samples to the run.
     *
     * @param seconds of the client, for a row without a server's window
     */
    static void add(JsonDoc row, Run.Builder run, double seconds) {
        JsonDoc server = row.get("server").orElse(row);
        List<JsonDoc> samples = server.list("samples");
        run.add(new Phase(Phase.Kind.LOAD, LOAD, Duration.ZERO, end(server, samples, seconds)));
        if (row.get("server").isEmpty()) {
            return;
        }
        for (Reading reading : FIGURES) {
            server.number(reading.key)
                    .ifPresent(v -> run.add(Figure.of(reading.metric, reading.statistic, v / reading.divisor)
                            .inPhase(LOAD)));
        }
        server.members("memory_events")
                .forEach((event, count) -> count.asNumber()
                        .ifPresent(n -> run.add(Figure.of(
                                        Metric.of("memory.events." + Names.metricKey(event), Unit.COUNT),
                                        Statistic.VALUE,
                                        n)
                                .inPhase(LOAD))));
        for (Reading reading : SERIES) {
            SeriesBuilder series = new SeriesBuilder(reading.metric);
            for (JsonDoc sample : samples) {
                if (sample.number("at_ms").isPresent()
                        && sample.number(reading.key).isPresent()) {
                    series.add(offset(sample), sample.number(reading.key).getAsDouble() / reading.divisor);
                }
            }
            run.add(series.build());
        }
    }

    /** The window is from the first to the last sample, both of which belong to it. */
    private static Duration end(JsonDoc server, List<JsonDoc> samples, double seconds) {
        if (!samples.isEmpty() && samples.getLast().number("at_ms").isPresent()) {
            return Duration.ofNanos(offset(samples.getLast()) + 1);
        }
        return Duration.ofNanos(Math.round(server.number("window_seconds").orElse(seconds) * 1e9));
    }

    /** Nanoseconds from the first sample, which is the run's start. */
    private static long offset(JsonDoc sample) {
        return Math.round(sample.number("at_ms").orElse(0) * 1e6);
    }
}
