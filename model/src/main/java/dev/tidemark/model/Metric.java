package dev.tidemark.model;

import java.util.List;
import java.util.function.Function;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What was measured and in which base unit.
 *
 * @param key stable, lower-case, dot-separated: {@code memory.rss}
 * @param label English name for people; views translate the known ones by key
 */
public record Metric(String key, String label, Unit unit) {
    /** First, as the constants below are checked against it. */
    private static final Pattern KEY = Pattern.compile("[a-z0-9]+([.-][a-z0-9]+)*");

    public static final Metric RSS = new Metric("memory.rss", "Resident memory (RSS)", Unit.BYTE);
    public static final Metric PSS = new Metric("memory.pss", "Proportional memory (PSS)", Unit.BYTE);
    public static final Metric HEAP_USED = new Metric("memory.heap.used", "Heap used", Unit.BYTE);
    public static final Metric HEAP_TOTAL = new Metric("memory.heap.total", "Heap reserved", Unit.BYTE);
    public static final Metric EXTERNAL = new Metric("memory.external", "External memory", Unit.BYTE);
    public static final Metric ARRAY_BUFFERS = new Metric("memory.array-buffers", "Array buffers", Unit.BYTE);
    /** cgroup {@code memory.current} or a container engine's figure: includes page cache, so it is not RSS. */
    public static final Metric CGROUP_MEMORY = new Metric("memory.cgroup", "Memory of the control group", Unit.BYTE);

    public static final Metric CGROUP_ANON = new Metric("memory.cgroup.anon", "Anonymous memory", Unit.BYTE);
    public static final Metric CGROUP_SHMEM = new Metric("memory.cgroup.shmem", "Shared memory", Unit.BYTE);
    public static final Metric CGROUP_FILE = new Metric("memory.cgroup.file", "Page cache", Unit.BYTE);
    public static final Metric MEMORY_LIMIT = new Metric("memory.limit", "Memory limit", Unit.BYTE);

    public static final Metric CPU = new Metric("cpu.usage", "CPU", Unit.CORE);
    /** Cumulative processor time; its slope is {@link #CPU}. */
    public static final Metric CPU_TIME = new Metric("cpu.time", "CPU time", Unit.SECOND);

    public static final Metric CPU_PER_REQUEST = new Metric("cpu.per-request", "Server CPU per request", Unit.SECOND);
    public static final Metric CLIENT_CPU = new Metric("client.cpu", "Client CPU", Unit.CORE);
    public static final Metric GENERATOR_CPU = new Metric("generator.cpu", "Generator CPU", Unit.CORE);
    public static final Metric EVENT_LOOP_DELAY = new Metric("event-loop.delay", "Event loop delay", Unit.SECOND);
    public static final Metric EVENT_LOOP_USE = new Metric("event-loop.use", "Event loop utilisation", Unit.RATIO);
    public static final Metric HANDLES = new Metric("handles", "Open handles", Unit.COUNT);

    public static final Metric LATENCY = new Metric("latency", "Latency", Unit.SECOND);
    public static final Metric RATE = new Metric("requests.rate", "Requests per second", Unit.PER_SECOND);
    public static final Metric TARGET_RATE = new Metric("requests.target-rate", "Target rate", Unit.PER_SECOND);
    public static final Metric SENT = new Metric("requests.sent", "Requests sent", Unit.COUNT);
    public static final Metric COMPLETED = new Metric("requests.completed", "Requests completed", Unit.COUNT);
    public static final Metric ERRORS = new Metric("requests.errors", "Errors", Unit.COUNT);
    public static final Metric TIMEOUTS = new Metric("requests.timeouts", "Timeouts", Unit.COUNT);
    public static final Metric NON_2XX = new Metric("requests.non-2xx", "Answers other than 2xx", Unit.COUNT);
    public static final Metric COVERAGE = new Metric("requests.coverage", "Coverage of the target", Unit.RATIO);
    public static final Metric TRANSFER = new Metric("transfer.rate", "Transfer", Unit.BYTE_PER_SECOND);
    /** The generator's own duration of the load, the denominator of coverage. */
    public static final Metric DURATION = new Metric("load.duration", "Duration", Unit.SECOND);

    /** Of a published summary: how many runs are behind it. */
    public static final Metric RUNS = new Metric("runs.count", "Runs", Unit.COUNT);
    /** Of a published summary: how many of its runs its author calls healthy. */
    public static final Metric HEALTHY_RUNS = new Metric("runs.healthy", "Healthy runs", Unit.COUNT);

    public static final Metric BENCHMARK_TIME = new Metric("benchmark.time", "Time per operation", Unit.SECOND);
    public static final Metric BENCHMARK_RATE = new Metric("benchmark.rate", "Operations per second", Unit.PER_SECOND);

    public Metric {
        if (!KEY.matcher(key).matches()) {
            throw new IllegalArgumentException("metric key '" + key + "' is not lower-case words joined by . or -");
        }
    }

    /** Every metric that Tidemark has a name for, in the order in which views list them. */
    public static List<Metric> known() {
        return List.copyOf(Known.BY_KEY.values());
    }

    /** The known metric of that key, else a new one whose label is the key. */
    public static Metric of(String key, Unit unit) {
        Metric known = Known.BY_KEY.get(key);
        return known != null && known.unit == unit ? known : new Metric(key, key, unit);
    }

    /** Initialised after the constants above, which a static map in this class could not promise. */
    private static final class Known {
        static final java.util.Map<String, Metric> BY_KEY = List.of(
                        RSS,
                        PSS,
                        HEAP_USED,
                        HEAP_TOTAL,
                        EXTERNAL,
                        ARRAY_BUFFERS,
                        CGROUP_MEMORY,
                        CGROUP_ANON,
                        CGROUP_SHMEM,
                        CGROUP_FILE,
                        MEMORY_LIMIT,
                        CPU,
                        CPU_TIME,
                        CPU_PER_REQUEST,
                        CLIENT_CPU,
                        GENERATOR_CPU,
                        EVENT_LOOP_DELAY,
                        EVENT_LOOP_USE,
                        HANDLES,
                        LATENCY,
                        RATE,
                        TARGET_RATE,
                        SENT,
                        COMPLETED,
                        ERRORS,
                        TIMEOUTS,
                        NON_2XX,
                        COVERAGE,
                        TRANSFER,
                        DURATION,
                        RUNS,
                        HEALTHY_RUNS,
                        BENCHMARK_TIME,
                        BENCHMARK_RATE)
                .stream()
                .collect(Collectors.toMap(Metric::key, Function.identity(), (a, b) -> a, java.util.LinkedHashMap::new));
    }
}
