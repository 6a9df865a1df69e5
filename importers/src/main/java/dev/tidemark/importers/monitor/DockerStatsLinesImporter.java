package dev.tidemark.importers.monitor;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.JsonLines;
import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Unit;
import java.io.IOException;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * Reads {@code docker stats --format json}: one object a line, several containers mixed, one run for each. The memory
 * is what the engine counts for the control group less its inactive page cache, so it is no RSS.
 *
 * @see <a href="https://docs.docker.com/reference/cli/docker/container/stats/">docker stats</a>
 */
public final class DockerStatsLinesImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo(
            "docker-stats-json",
            "docker stats (JSON lines)",
            "https://docs.docker.com/reference/cli/docker/container/stats/");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        // Without --no-stream the tool erases the screen before each line, in a file as well.
        JsonShape shape = JsonShape.of(JsonLines.withoutControl(head.firstLine()));
        return shape.has("MemUsage", "CPUPerc") ? Match.CERTAIN : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        Containers containers = new Containers();
        return containers.result(input, "docker stats", JsonLines.read(input, line -> take(line, containers)));
    }

    private static String take(JsonDoc line, Containers containers) {
        String usage = line.text("MemUsage").orElse("");
        if (usage.isEmpty()) {
            return "no container's statistics";
        }
        String name = line.text("Name")
                .or(() -> line.text("Container"))
                .or(() -> line.text("ID"))
                .orElse("");
        String[] memory = pair(usage);
        OptionalDouble limit = UnitNames.inBase(memory[1], Unit.BYTE);
        // A container that does not run is printed with zeros, or with dashes: it has no values, not values of 0.
        boolean running = UnitNames.inBase(memory[0], Unit.BYTE).orElse(0) > 0 || limit.orElse(0) > 0;
        if (limit.orElse(0) > 0) {
            containers.limit(name, limit.getAsDouble());
        }
        return containers.add(name, line, sample -> {
            sample.put(Metric.CGROUP_MEMORY, value(running, memory[0], Unit.BYTE));
            sample.put(Metric.CPU, value(running, line.text("CPUPerc").orElse(""), Unit.RATIO));
            pairs(line, "NetIO", "net.received", "net.sent", running, sample);
            pairs(line, "BlockIO", "block.read", "block.written", running, sample);
            line.text("PIDs")
                    .ifPresent(p -> sample.put(
                            Metric.of("pids", Unit.COUNT),
                            running ? UnitNames.number(p).orElse(Double.NaN) : Double.NaN));
        });
    }

    private static String[] pair(String text) {
        int slash = text.indexOf('/');
        return slash < 0
                ? new String[] {text.strip(), ""}
                : new String[] {
                    text.substring(0, slash).strip(), text.substring(slash + 1).strip()
                };
    }

    private static double value(boolean running, String text, Unit unit) {
        return running ? UnitNames.inBase(text, unit).orElse(Double.NaN) : Double.NaN;
    }

    /** Counters since the container began. */
    private static void pairs(
            JsonDoc line, String key, String in, String out, boolean running, Map<Metric, Double> sample) {
        line.text(key).map(DockerStatsLinesImporter::pair).ifPresent(both -> {
            sample.put(Metric.of(in, Unit.BYTE), value(running, both[0], Unit.BYTE));
            sample.put(Metric.of(out, Unit.BYTE), value(running, both[1], Unit.BYTE));
        });
    }
}
