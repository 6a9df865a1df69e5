package dev.tidemark.importers.micro;

import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Unit;
import java.util.Map;
import java.util.Optional;

/**
 * A metric that JMH reports beside the score: what a profiler adds, the members of a group, the percentiles of the
 * sampling mode.
 *
 * @param scaled how its score becomes the metric's base unit
 */
record JmhSecondary(Metric metric, UnitNames.Scaled scaled) {
    /** JMH's own megabyte has 2^20 bytes. */
    private static final Map<String, UnitNames.Scaled> UNITS = Map.of(
            "MB/sec", new UnitNames.Scaled(Unit.BYTE_PER_SECOND, 1 << 20, 1),
            "B/op", new UnitNames.Scaled(Unit.BYTE, 1, 1),
            "MB", new UnitNames.Scaled(Unit.BYTE, 1 << 20, 1),
            "counts", new UnitNames.Scaled(Unit.COUNT, 1, 1));

    /** The file's name may begin with a dot in the middle of the line, which older versions put there. */
    static JmhSecondary of(String name, String unit) {
        UnitNames.Scaled scaled = Optional.ofNullable(UNITS.get(unit))
                .or(() -> JmhScore.of(unit.startsWith("ops/") ? "thrpt" : "avgt", unit)
                        .map(JmhScore::perSecond))
                .or(() -> UnitNames.of(unit))
                .orElse(new UnitNames.Scaled(Unit.COUNT, 1, 1));
        boolean plain = scaled.unit() == Unit.COUNT && !unit.isEmpty() && !unit.startsWith("count");
        String label = "JMH " + name + (plain ? " (" + unit + ")" : "");
        return new JmhSecondary(new Metric("jmh." + Names.metricKey(name), label, scaled.unit()), scaled);
    }
}
