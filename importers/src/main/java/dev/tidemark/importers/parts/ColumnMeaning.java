package dev.tidemark.importers.parts;

import dev.tidemark.model.Metric;
import dev.tidemark.model.Unit;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What a column of a table holds, as far as its header says.
 *
 * @param metric empty where the header is no known metric
 * @param unit empty where the header states none
 */
public record ColumnMeaning(String header, Optional<Metric> metric, Optional<UnitNames.Scaled> unit) {
    private static final Map<String, Metric> KNOWN = known();
    private static final UnitNames.Scaled CORE_PERCENT = new UnitNames.Scaled(Unit.CORE, 1, 100);

    private static Map<String, Metric> known() {
        Map<String, Metric> known = new HashMap<>();
        put(known, Metric.RSS, "rss", "memory.rss", "mem.rss", "vm.rss", "vmrss", "res", "resident", "resident.memory");
        put(known, Metric.PSS, "pss", "memory.pss", "mem.pss");
        put(known, Metric.HEAP_USED, "heap.used", "memory.heap.used", "used.heap", "heapused");
        put(known, Metric.HEAP_TOTAL, "heap.total", "memory.heap.total", "heaptotal");
        put(known, Metric.EXTERNAL, "external", "memory.external");
        put(known, Metric.ARRAY_BUFFERS, "array.buffers", "memory.array.buffers");
        put(known, new Metric("memory", "Memory (kind not stated)", Unit.BYTE), "memory", "mem", "memory.usage");
        put(known, new Metric("memory", "Memory (kind not stated)", Unit.BYTE), "mem.usage", "memory.used", "mem.used");
        put(known, Metric.CPU, "cpu", "cpu.usage", "pcpu", "cpu.perc", "cpu.use");
        put(known, Metric.EVENT_LOOP_DELAY, "delay", "event.loop.delay", "event.loop.lag", "loop.delay");
        put(known, Metric.HANDLES, "handles");
        put(known, new Metric("threads", "Threads", Unit.COUNT), "threads", "num.threads");
        put(known, Metric.RATE, "requests", "req");
        return Map.copyOf(known);
    }

    private static void put(Map<String, Metric> known, Metric metric, String... names) {
        for (String name : names) {
            known.put(name, metric);
        }
    }

    public static ColumnMeaning of(String header) {
        HeaderName name = HeaderName.of(header);
        Optional<UnitNames.Scaled> unit = UnitNames.of(name.unit());
        boolean rateAlone = name.plain().isEmpty()
                && unit.filter(u -> u.unit() == Unit.PER_SECOND).isPresent();
        Metric known = rateAlone ? Metric.RATE : KNOWN.get(name.plain());
        if (known == null) {
            boolean named = unit.isPresent() && name.plain().chars().anyMatch(Character::isLetter);
            return new ColumnMeaning(
                    header, named ? Optional.of(ofTable(header, unit.get().unit())) : Optional.empty(), unit);
        }
        if (known.unit() == Unit.COUNT) {
            return new ColumnMeaning(header, Optional.of(known), Optional.of(new UnitNames.Scaled(Unit.COUNT, 1, 1)));
        }
        Optional<UnitNames.Scaled> fitting = unit.flatMap(u -> fit(u, known.unit()));
        return unit.isPresent() && fitting.isEmpty()
                ? new ColumnMeaning(
                        header, Optional.of(ofTable(header, unit.get().unit())), unit)
                : new ColumnMeaning(header, Optional.of(known), fitting);
    }

    /** A metric that only the table knows, called as its column. */
    public static Metric ofTable(String header, Unit unit) {
        return new Metric("table." + Names.metricKey(HeaderName.of(header).plain()), header.strip(), unit);
    }

    /** The unit, if values in it can be values of a metric in that base unit; percent of CPU is percent of a core. */
    public static Optional<UnitNames.Scaled> fit(UnitNames.Scaled unit, Unit wanted) {
        if (wanted == Unit.CORE && unit.unit() == Unit.RATIO && unit.divisor() == 100) {
            return Optional.of(CORE_PERCENT);
        }
        return unit.unit() == wanted ? Optional.of(unit) : Optional.empty();
    }

    /** Whether the header alone says what the column is. */
    public boolean isKnown() {
        return metric.isPresent();
    }
}
