package dev.tidemark.importers.suite;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import dev.tidemark.model.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;

/** One row of a pg_local_cache 2.x document: one path, one load, one repetition. */
final class PgLocalCacheRow {
    /** How the paths are called in the project's tables. */
    private static final Map<String, String> PATHS =
            Map.of("postgres-any", "Prepared SQL", "mget", "SQL mget", "resp-mget", "RESP MGET");

    private static final Metric READ_LATENCY = new Metric("latency.read", "Latency of reads", Unit.SECOND);
    private static final Metric WRITE_LATENCY = new Metric("latency.write", "Latency of writes", Unit.SECOND);
    private static final String LOAD = "load";

    private final JsonDoc row;
    private final Context context;

    PgLocalCacheRow(JsonDoc row, Context context) {
        this.row = row;
        this.context = context;
    }

    static boolean isRow(JsonDoc node) {
        return node.text("mode").isPresent() && node.number("requests_s").isPresent();
    }

    /** Adds the run's id to the others; what is odd goes to the problems. */
    Run toRun(Set<String> ids, List<Problem> problems) throws ImportException {
        Run.Builder run = Run.builder(id(ids), subject(), scenario())
                .repetition((int) row.whole("repeat").orElse(0))
                .conditions(conditions());
        double rate = row.requireNumber("requests_s");
        double requests = row.requireNumber("requests");
        double seconds = row.requireNumber("seconds");
        if (!(Math.abs(rate * seconds - requests) <= 0.001 * requests)) {
            problems.add(Problem.warning(
                    row.pointer() + "/requests_s",
                    "it is not the " + requests + " requests ÷ the " + seconds + " seconds"));
        }
        add(run, Metric.RATE, Statistic.VALUE, "requests_s", 1);
        add(run, Metric.COMPLETED, Statistic.VALUE, "requests", 1);
        add(run, Metric.DURATION, Statistic.VALUE, "seconds", 1);
        add(run, Metric.of("requests.read", Unit.COUNT), Statistic.VALUE, "read_requests", 1);
        add(run, Metric.of("requests.write", Unit.COUNT), Statistic.VALUE, "write_requests", 1);
        add(run, Metric.of("keys.rate", Unit.PER_SECOND), Statistic.VALUE, "requested_read_keys_s", 1);
        add(run, Metric.LATENCY, Statistic.MEAN, "average_latency_ms", 1000);
        latencies(run);
        add(run, Metric.CLIENT_CPU, Statistic.VALUE, "client_cpu_cores", 1);
        add(run, Metric.of("client.event-loop.use", Unit.RATIO), Statistic.VALUE, "event_loop_utilization", 1);
        add(run, Metric.CPU, Statistic.MEAN, "server_cpu_cores", 1);
        row.members("counters")
                .forEach((name, count) -> count.asNumber()
                        .ifPresent(n -> run.add(
                                Figure.of(Metric.of("counter." + Names.metricKey(name), Unit.COUNT), Statistic.VALUE, n)
                                        .inPhase(LOAD))));
        PgServerReadings.add(row, run, seconds);
        return run.build();
    }

    private void add(Run.Builder run, Metric metric, Statistic statistic, String key, double divisor) {
        row.number(key)
                .ifPresent(
                        v -> run.add(Figure.of(metric, statistic, v / divisor).inPhase(LOAD)));
    }

    /** Of a mix of reads and writes the latency of all requests is not known, so neither is called that. */
    private void latencies(Run.Builder run) {
        boolean mixed =
                row.get("read_latency").isPresent() && row.get("write_latency").isPresent();
        latency(run, "latency", Metric.LATENCY);
        latency(run, "read_latency", mixed ? READ_LATENCY : Metric.LATENCY);
        latency(run, "write_latency", mixed ? WRITE_LATENCY : Metric.LATENCY);
    }

    private void latency(Run.Builder run, String key, Metric metric) {
        Optional<JsonDoc> latency = row.get(key);
        if (latency.isEmpty()) {
            return;
        }
        List<Distribution.Percentiles.Point> points = new ArrayList<>();
        latency.get().members().forEach((name, value) -> {
            if (name.matches("p[0-9]{1,2}_ms") && value.asNumber().isPresent()) {
                double percent = Double.parseDouble(name.substring(1, name.length() - 3));
                double seconds = value.asNumber().getAsDouble() / 1000;
                points.add(new Distribution.Percentiles.Point(percent, seconds));
                run.add(Figure.percentile(metric, percent, seconds, PercentileMethod.NEAREST_RANK)
                        .inPhase(LOAD));
            }
        });
        if (!points.isEmpty()) {
            run.add(new Distribution.Percentiles(
                    metric,
                    LOAD,
                    points,
                    PercentileMethod.NEAREST_RANK,
                    latency.get().whole("samples")));
        }
    }

    private String id(Set<String> ids) throws ImportException {
        String id = String.join(
                "-",
                (context.section.isEmpty() ? "" : context.section + "-") + workload(),
                row.text("driver").map(d -> d + "-").orElse("") + row.requireText("mode"),
                row.get("clients").map(c -> c.print() + "x").orElse("")
                        + print(row, "batch").orElse("1"),
                print(row, "repeat").orElse("0"));
        if (!ids.add(id)) {
            id += row.pointer().replace('/', '-');
            ids.add(id);
        }
        return id;
    }

    private static Optional<String> print(JsonDoc doc, String key) {
        return doc.get(key).map(JsonDoc::print);
    }

    /** The path; a driver other than the usual one is part of the name, so that the two never share a row. */
    private Subject subject() throws ImportException {
        String mode = row.requireText("mode");
        String driver = row.text("driver").orElse("node-json");
        String path = PATHS.getOrDefault(mode, mode);
        String name = driver.equals("node-json") ? path : path + " (" + driver + ")";
        if (driver.startsWith("node")) {
            String node = print(context.environment, "node").orElse("");
            return new Subject(name, context.extensionVersion(), "Node.js", node.replaceFirst("^v", ""));
        }
        String runtime =
                row.at("client_metadata", "runtime").map(JsonDoc::print).orElse("");
        return runtime.startsWith("go")
                ? new Subject(name, context.extensionVersion(), "Go", runtime.substring(2))
                : new Subject(name, context.extensionVersion(), "", "");
    }

    private String workload() {
        return row.text("workload").orElse("read");
    }

    private Scenario scenario() {
        OptionalLong clients = row.whole("clients");
        Scenario scenario = Scenario.of(workload(), clients.isPresent() ? Load.closed(clients.getAsLong()) : counted());
        Optional<String> batch = print(row, "batch");
        return context.scenario(batch.isPresent() ? scenario.with("batch", batch.get()) : scenario);
    }

    private Load counted() {
        return new Load(
                Load.Kind.COUNT,
                java.util.OptionalDouble.empty(),
                context.workload.whole("concurrency"),
                row.whole("requests"));
    }

    private Conditions conditions() {
        Map<String, String> own = new java.util.TreeMap<>();
        String driver = row.text("driver").orElse("node-json");
        String client = print(context.environment, "pg")
                .map(v -> " (node-postgres " + v + ")")
                .orElse("");
        own.put(Conditions.GENERATOR, driver.startsWith("node") ? driver + client : driver);
        print(row, "threads").ifPresent(t -> own.put("client.threads", t));
        print(row.get("server").orElse(row), "cpu_capacity").ifPresent(c -> own.put("server.cores", c));
        return context.conditions().and(Conditions.of(own));
    }

    /**
     * What the documents around a row say; an inner document's words go before an outer one's.
     *
     * @param section name of the part of the file that the row stands in; empty for its main results
     */
    record Context(JsonDoc environment, JsonDoc workload, Conditions outer, String section) {
        Context(JsonDoc file) {
            this(file, file, Conditions.UNKNOWN, "");
        }

        /** The context of what stands in that document. */
        Context inside(JsonDoc document) {
            Map<String, String> facts = new java.util.TreeMap<>();
            for (String key : new String[] {"measured_at", "measured_local_date", "harness_ref", "extension_ref"}) {
                document.text(key).ifPresent(text -> facts.put(key.replace('_', '.'), text));
            }
            scalars(document, "machine", "machine.", facts);
            scalars(document, "dataset", "dataset.", facts);
            scalars(document, "workload", "workload.", facts);
            scalars(document, "environment", "", facts);
            return new Context(
                    document.get("environment").orElse(environment),
                    document.get("workload").filter(JsonDoc::isObject).orElse(workload),
                    outer.and(Conditions.of(facts)),
                    section);
        }

        private static void scalars(JsonDoc document, String member, String prefix, Map<String, String> facts) {
            document.members(member).forEach((key, value) -> {
                if (!value.isObject() && !value.isArray()) {
                    facts.put(factName(prefix + key), value.print());
                }
            });
        }

        private static String factName(String key) {
            return switch (key) {
                case "cpu", "machine.cpu" -> Conditions.CPU;
                case "visible_cpus", "machine.logical_cpus" -> Conditions.CORES;
                case "machine.memory_bytes" -> Conditions.MEMORY;
                case "node", "pg" -> "client." + key;
                default -> key.replace('_', '-');
            };
        }

        Context section(String name) {
            return new Context(environment, workload, outer, section.isEmpty() ? name : section + "/" + name);
        }

        String extensionVersion() {
            return print(environment, "extension_version").orElse("");
        }

        Conditions conditions() {
            return outer;
        }

        /** Parts of a file are measurements of their own, and must not share a table. */
        Scenario scenario(Scenario scenario) {
            return section.isEmpty() ? scenario : scenario.with("section", section);
        }
    }
}
