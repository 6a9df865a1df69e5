package dev.tidemark.model;

import java.util.Collections;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * What is done to a subject: a workload under a load. Runs of equal scenarios may stand side by side.
 *
 * @param parameters what else tells scenarios of one workload apart: {@code batch → 64}
 */
public record Scenario(String workload, Load load, SortedMap<String, String> parameters) {
    public Scenario {
        parameters = Collections.unmodifiableSortedMap(new TreeMap<>(parameters));
    }

    public static Scenario of(String workload, Load load) {
        return new Scenario(workload, load, new TreeMap<>());
    }

    public Scenario with(String parameter, String text) {
        SortedMap<String, String> more = new TreeMap<>(parameters);
        more.put(parameter, text);
        return new Scenario(workload, load, more);
    }
}
