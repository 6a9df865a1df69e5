package dev.tidemark.importers.monitor;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Consumer;

/** Samples of several containers in one file, one run for each. One thread. */
final class Containers {
    private final Map<String, TimedObjects> samples = new LinkedHashMap<>();
    private final Map<String, Double> limits = new LinkedHashMap<>();

    /** @return what is wrong with the sample; empty where it was taken */
    String add(String container, JsonDoc object, Consumer<Map<Metric, Double>> values) {
        return samples.computeIfAbsent(container, c -> new TimedObjects()).add(object, values);
    }

    /** @param bytes the highest limit is kept where it changes */
    void limit(String container, double bytes) {
        limits.merge(container, bytes, Math::max);
    }

    /** @param problems those of single lines */
    ImportResult result(InputFile input, String tool, List<Problem> problems) throws ImportException {
        Set<Problem> all = new LinkedHashSet<>(problems);
        List<Run> runs = new ArrayList<>();
        samples.forEach((name, container) -> {
            if (!container.isEmpty()) {
                Subject subject = name.isBlank() ? Names.subject(input) : Subject.named(name);
                Run.Builder run = Run.builder("run-" + (runs.size() + 1), subject, Recording.WATCHED);
                run.conditions(Conditions.of(Map.of(Conditions.PROBE, tool)));
                container.addTo(run);
                if (limits.containsKey(name)) {
                    new FigureAdder(run).add(Metric.MEMORY_LIMIT, Statistic.VALUE, limits.get(name));
                }
                runs.add(run.build());
                all.addAll(container.problems());
            }
        });
        if (runs.isEmpty()) {
            throw new ImportException("line 1", "no container's statistics were found", "check how the file was saved");
        }
        return ImportResult.of(tool, runs, List.copyOf(all));
    }
}
