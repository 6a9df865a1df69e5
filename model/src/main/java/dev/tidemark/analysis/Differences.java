package dev.tidemark.analysis;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Run;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Collectors;

/**
 * What else differs between the sides of a comparison, besides the subjects. A fact that only some sides state counts
 * as a difference: unknown is not equal.
 */
public final class Differences {
    /** Shown for a side that does not state a fact. */
    public static final String UNKNOWN = "?";

    /** One fact, with each side's value in the order of the sides. */
    public record Difference(String fact, List<String> values) {}

    private Differences() {}

    /** @param sides the runs of each side; facts that vary within a side are joined by {@code " | "} */
    public static List<Difference> between(List<List<Run>> sides) {
        List<SortedMap<String, String>> facts =
                sides.stream().map(Differences::facts).toList();
        List<String> names = facts.stream()
                .flatMap(f -> f.keySet().stream())
                .distinct()
                .sorted()
                .toList();
        List<Difference> differences = new ArrayList<>();
        for (String name : names) {
            List<String> values =
                    facts.stream().map(f -> f.getOrDefault(name, UNKNOWN)).toList();
            if (values.stream().distinct().count() > 1) {
                differences.add(new Difference(name, values));
            }
        }
        return differences;
    }

    private static SortedMap<String, String> facts(List<Run> side) {
        SortedMap<String, String> merged = new TreeMap<>();
        for (Run run : side) {
            facts(run).forEach((name, text) -> merged.merge(name, text, Differences::join));
        }
        return merged;
    }

    private static String join(String known, String more) {
        return List.of(known.split(" \\| ")).contains(more) ? known : known + " | " + more;
    }

    /** The run's conditions and everything else that makes runs differ: runtime, workload, load, duration, date. */
    private static Map<String, String> facts(Run run) {
        Map<String, String> facts = new TreeMap<>(run.conditions().facts());
        facts.remove("machine.load-average"); // varies within every side; a finding of its own, not a confounder
        put(facts, Conditions.RUNTIME, run.subject().runtimeLabel());
        facts.put("workload", run.scenario().workload());
        run.scenario().parameters().forEach((name, text) -> facts.put("workload." + name, text));
        var load = run.scenario().load();
        facts.put("load", load.kind().word());
        load.rate().ifPresent(r -> facts.put("load.rate", trim(r)));
        load.connections().ifPresent(c -> facts.put("load.connections", Long.toString(c)));
        load.count().ifPresent(c -> facts.put("load.count", Long.toString(c)));
        put(facts, "phases", phases(run));
        Instant started = run.started();
        if (started != null) {
            facts.put("date", DateTimeFormatter.ISO_LOCAL_DATE.format(started.atOffset(ZoneOffset.UTC)));
        }
        return facts;
    }

    /** Lengths rounded to half a second: what the clock adds is no difference. */
    private static String phases(Run run) {
        return run.phases().stream()
                .map(p -> p.label() + " " + trim(Math.round(p.length().toNanos() / 5e8) / 2.0) + " s")
                .collect(Collectors.joining(", "));
    }

    private static String trim(double value) {
        return value == Math.rint(value) ? Long.toString((long) value) : Double.toString(value);
    }

    private static void put(Map<String, String> facts, String name, String text) {
        if (!text.isEmpty()) {
            facts.put(name, text);
        }
    }
}
