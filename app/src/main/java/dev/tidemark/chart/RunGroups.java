package dev.tidemark.chart;

import dev.tidemark.analysis.Comparison;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/** Runs by subject and scenario, each group named by as much as tells it from the others. */
final class RunGroups {
    private record Key(Subject subject, Scenario scenario) {}

    private RunGroups() {}

    static List<Comparison.Group> of(List<Run> runs, ChartLabels labels) {
        Map<Key, List<Run>> byKey = new LinkedHashMap<>();
        for (Run run : runs) {
            byKey.computeIfAbsent(new Key(run.subject(), run.scenario()), k -> new ArrayList<>())
                    .add(run);
        }
        List<Key> keys = List.copyOf(byKey.keySet());
        boolean scenarios = differs(keys, Key::scenario);
        // The runtime's version is worth its room only where one label would otherwise stand for two subjects.
        boolean runtimes =
                keys.stream().map(k -> k.subject().label()).distinct().count()
                        < keys.stream().map(Key::subject).distinct().count();
        List<Comparison.Group> groups = new ArrayList<>();
        byKey.forEach((key, own) -> {
            StringBuilder label = new StringBuilder(key.subject().label());
            if (runtimes && !key.subject().runtimeLabel().isEmpty()) {
                label.append(" · ").append(key.subject().runtimeLabel());
            }
            if (scenarios) {
                label.append(" · ").append(labels.scenario(key.scenario()));
            }
            groups.add(new Comparison.Group(label.toString(), own));
        });
        return groups;
    }

    private static boolean differs(List<Key> keys, Function<Key, Object> part) {
        return keys.stream().map(part).distinct().count() > 1;
    }
}
