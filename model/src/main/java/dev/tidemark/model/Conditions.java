package dev.tidemark.model;

import java.util.Collections;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Under what circumstances a run was measured, as facts by name. Only what the source says; a missing fact is unknown,
 * not equal.
 *
 * @param facts lower-case dotted names to text: {@code machine.cpu → Apple M3 Max}
 */
public record Conditions(SortedMap<String, String> facts) {
    public static final Conditions UNKNOWN = new Conditions(new TreeMap<>());

    public static final String CPU = "machine.cpu";
    public static final String CORES = "machine.cores";
    public static final String MEMORY = "machine.memory";
    public static final String OS = "os.name";
    public static final String KERNEL = "os.kernel";
    public static final String LIMITS = "limits";
    public static final String GENERATOR = "generator";
    public static final String PROBE = "probe";
    public static final String RUNTIME = "runtime";

    public Conditions {
        facts = Collections.unmodifiableSortedMap(new TreeMap<>(facts));
    }

    public static Conditions of(Map<String, String> facts) {
        return new Conditions(new TreeMap<>(facts));
    }

    public Optional<String> fact(String name) {
        return Optional.ofNullable(facts.get(name));
    }

    /** These facts and the other's; the other's win. */
    public Conditions and(Conditions other) {
        SortedMap<String, String> all = new TreeMap<>(facts);
        all.putAll(other.facts);
        return new Conditions(all);
    }
}
