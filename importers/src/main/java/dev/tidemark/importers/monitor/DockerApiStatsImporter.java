package dev.tidemark.importers.monitor;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.JsonLines;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Unit;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalDouble;
import org.jspecify.annotations.Nullable;

/**
 * Reads {@code GET /containers/{id}/stats} of the container engine's API: one object, or one a second in a stream. Used
 * memory is the usage less the inactive file cache, as the engine's command line shows it.
 *
 * @see <a href="https://docs.docker.com/reference/api/engine/version/v1.47/#tag/Container/operation/ContainerStats">
 *     Engine API</a>
 */
public final class DockerApiStatsImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo(
            "docker-api-stats",
            "container statistics of the Engine API (JSON)",
            "https://docs.docker.com/reference/api/engine/version/v1.47/#tag/Container/operation/ContainerStats");
    private static final double NANOS = 1e9;

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape shape = head.json();
        return shape.has("read", "memory_stats", "cpu_stats.cpu_usage", "precpu_stats") ? Match.CERTAIN : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        Containers containers = new Containers();
        List<Problem> problems = new ArrayList<>();
        if (JsonShape.of(input.head().firstLine()).isComplete()) {
            problems.addAll(JsonLines.read(input, line -> take(line, containers, problems)));
        } else {
            List<JsonDoc> documents = JsonDoc.parseAll(input);
            for (int i = 0; i < documents.size(); i++) {
                String why = take(documents.get(i), containers, problems);
                if (!why.isEmpty()) {
                    problems.add(Problem.dataLoss("document " + (i + 1), why + ", skipped"));
                }
            }
        }
        return containers.result(input, "Engine API", problems);
    }

    private static String take(JsonDoc stats, Containers containers, List<Problem> problems) {
        JsonDoc memory = stats.get("memory_stats").orElse(null);
        JsonDoc cpu = stats.get("cpu_stats").orElse(null);
        if (memory == null || cpu == null) {
            return "no container's statistics";
        }
        String name = stats.text("name").or(() -> stats.text("id")).orElse("").replaceFirst("^/", "");
        memory.number("limit").ifPresent(limit -> containers.limit(name, limit));
        OptionalDouble cores = cores(cpu, stats.get("precpu_stats").orElse(null));
        if (cores.isEmpty() && problems.stream().noneMatch(p -> p.place().equals("/precpu_stats"))) {
            problems.add(Problem.note(
                    "/precpu_stats", "a sample without the one before it: its CPU use cannot be computed"));
        }
        return containers.add(name, stats, sample -> {
            sample.put(Metric.CGROUP_MEMORY, used(memory));
            sample.put(Metric.CGROUP_ANON, inStats(memory, "anon", "total_rss"));
            sample.put(Metric.CGROUP_FILE, inStats(memory, "file", "total_cache"));
            sample.put(Metric.CPU, cores.orElse(Double.NaN));
            OptionalDouble total = number(cpu, "cpu_usage", "total_usage");
            sample.put(Metric.CPU_TIME, total.orElse(Double.NaN) / NANOS);
            sample.put(
                    Metric.of("pids", Unit.COUNT),
                    number(stats, "pids_stats", "current").orElse(Double.NaN));
        });
    }

    /** The second version of control groups calls it {@code inactive_file}, the first {@code total_inactive_file}. */
    private static double used(JsonDoc memory) {
        double usage = memory.number("usage").orElse(Double.NaN);
        double inactive = inStats(memory, "inactive_file", "total_inactive_file");
        return Double.isNaN(inactive) || inactive > usage ? usage : usage - inactive;
    }

    private static double inStats(JsonDoc memory, String second, String first) {
        OptionalDouble value = number(memory, "stats", first);
        return value.isPresent()
                ? value.getAsDouble()
                : number(memory, "stats", second).orElse(Double.NaN);
    }

    private static OptionalDouble number(JsonDoc object, String outer, String inner) {
        return object.at(outer, inner).map(JsonDoc::asNumber).orElse(OptionalDouble.empty());
    }

    /** The container's share of what the whole system spent since the sample before, times the system's CPUs. */
    private static OptionalDouble cores(JsonDoc cpu, @Nullable JsonDoc before) {
        OptionalDouble system = cpu.number("system_cpu_usage");
        OptionalDouble online = cpu.number("online_cpus");
        OptionalDouble used = number(cpu, "cpu_usage", "total_usage");
        if (before == null || system.isEmpty() || online.isEmpty() || used.isEmpty()) {
            return OptionalDouble.empty();
        }
        OptionalDouble systemBefore = before.number("system_cpu_usage");
        double passed = system.getAsDouble() - systemBefore.orElse(Double.NaN);
        double spent =
                used.getAsDouble() - number(before, "cpu_usage", "total_usage").orElse(Double.NaN);
        return passed > 0 && spent >= 0
                ? OptionalDouble.of(spent / passed * online.getAsDouble())
                : OptionalDouble.empty();
    }
}
