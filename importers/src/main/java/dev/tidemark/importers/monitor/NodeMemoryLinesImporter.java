package dev.tidemark.importers.monitor;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.parts.JsonLines;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.Set;

/**
 * Reads what a program logs of its own {@code process.memoryUsage()}: an object a line, or an array of objects, each
 * with the values at its top or under one key. Values are bytes; the key of the time is the author's choice.
 *
 * @see <a href="https://nodejs.org/api/process.html#processmemoryusage">Node.js: process.memoryUsage()</a>
 */
public final class NodeMemoryLinesImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo(
            "node-memory-json",
            "Node.js process.memoryUsage() (JSON lines)",
            "https://nodejs.org/api/process.html#processmemoryusage");
    private static final Map<String, Metric> KEYS = Map.of(
            "rss", Metric.RSS,
            "heapTotal", Metric.HEAP_TOTAL,
            "heapUsed", Metric.HEAP_USED,
            "external", Metric.EXTERNAL,
            "arrayBuffers", Metric.ARRAY_BUFFERS);
    private static final Set<String> NEEDED = Set.of("rss", "heapTotal", "heapUsed");
    private static final String[] UNDER = {"", "memory.", "memoryUsage.", "mem.", "usage."};

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape shape = head.json();
        for (String under : UNDER) {
            for (String array : new String[] {"", "[]."}) {
                boolean all = NEEDED.stream().allMatch(key -> shape.has(array + under + key));
                if (all) {
                    return Match.CERTAIN;
                }
            }
        }
        return Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        TimedObjects samples = new TimedObjects();
        List<Problem> problems = new ArrayList<>();
        if (input.head().json().isArray()) {
            for (JsonDoc element : JsonDoc.parse(input).elements()) {
                String why = take(element, samples);
                if (!why.isEmpty()) {
                    problems.add(Problem.dataLoss(element.pointer(), why + ", skipped"));
                }
            }
        } else {
            problems.addAll(JsonLines.read(input, line -> take(line, samples)));
        }
        if (samples.isEmpty()) {
            throw new ImportException("line 1", "no sample of a process's memory", "check what the program wrote");
        }
        problems.addAll(samples.problems());
        Run.Builder run = Run.builder("run-1", Names.subject(input), Recording.WATCHED);
        run.conditions(Conditions.of(Map.of(Conditions.PROBE, "process.memoryUsage()")));
        samples.addTo(run);
        return ImportResult.of("process.memoryUsage()", List.of(run.build()), problems);
    }

    private static String take(JsonDoc object, TimedObjects samples) {
        JsonDoc usage = object;
        for (JsonDoc member : object.members().values()) {
            usage = member.get("rss").isPresent() ? member : usage;
        }
        if (usage.number("rss").isEmpty()) {
            return "no sample of a process's memory";
        }
        JsonDoc values = usage;
        return samples.add(
                object,
                sample -> KEYS.forEach((key, metric) -> {
                    OptionalDouble value = values.number(key);
                    if (value.isPresent()) {
                        sample.put(metric, value.getAsDouble());
                    }
                }));
    }
}
