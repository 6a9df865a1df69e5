package dev.tidemark.importers.monitor;

import dev.tidemark.importers.parts.ColumnMeaning;
import dev.tidemark.importers.parts.TimeReading;
import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Unit;
import java.util.List;
import java.util.Optional;

/** The tables with a time column that Tidemark knows by their headers: one constant each. */
public final class TimedTables {
    private static final UnitNames.Scaled BYTES = new UnitNames.Scaled(Unit.BYTE, 1, 1);
    private static final UnitNames.Scaled CORES = new UnitNames.Scaled(Unit.CORE, 1, 1);
    private static final UnitNames.Scaled MILLISECONDS = new UnitNames.Scaled(Unit.SECOND, 1, 1000);
    private static final UnitNames.Scaled COUNTS = new UnitNames.Scaled(Unit.COUNT, 1, 1);

    /** What Clinic.js Doctor samples of a process, exported as CSV. Its CPU is a fraction of one core. */
    public static final Importer CLINIC_DOCTOR = new TimedTableImporter(new TimedTable(
            new FormatInfo(
                    "clinic-doctor-csv",
                    "Clinic.js Doctor process statistics (CSV)",
                    "https://github.com/clinicjs/node-clinic-doctor"),
            "Clinic.js Doctor",
            List.of("timestamp", "interval", "delay", "cpu", "memory.rss"),
            Optional.of(TimeReading.Form.EPOCH_MILLIS),
            List.of(
                    column("memory.rss", Metric.RSS, BYTES),
                    column("memory.heapTotal", Metric.HEAP_TOTAL, BYTES),
                    column("memory.heapUsed", Metric.HEAP_USED, BYTES),
                    column("memory.external", Metric.EXTERNAL, BYTES),
                    column("memory.arrayBuffers", Metric.ARRAY_BUFFERS, BYTES),
                    column("cpu", Metric.CPU, CORES),
                    column("delay", Metric.EVENT_LOOP_DELAY, MILLISECONDS),
                    column("handles", Metric.HANDLES, COUNTS))));

    /** What a program writes of its own {@code process.memoryUsage()}; the column of the times is its author's. */
    public static final Importer NODE_MEMORY = new TimedTableImporter(new TimedTable(
            new FormatInfo(
                    "node-memory-csv",
                    "Node.js process.memoryUsage() (CSV)",
                    "https://nodejs.org/api/process.html#processmemoryusage"),
            "process.memoryUsage()",
            List.of("rss", "heapTotal", "heapUsed"),
            Optional.empty(),
            List.of(
                    column("rss", Metric.RSS, BYTES),
                    column("heapTotal", Metric.HEAP_TOTAL, BYTES),
                    column("heapUsed", Metric.HEAP_USED, BYTES),
                    column("external", Metric.EXTERNAL, BYTES),
                    column("arrayBuffers", Metric.ARRAY_BUFFERS, BYTES))));

    private TimedTables() {}

    private static ColumnMeaning column(String header, Metric metric, UnitNames.Scaled unit) {
        return new ColumnMeaning(header, Optional.of(metric), Optional.of(unit));
    }
}
