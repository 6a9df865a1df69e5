package dev.tidemark.importers;

import dev.tidemark.importers.load.AutocannonImporter;
import dev.tidemark.importers.load.BombardierJsonImporter;
import dev.tidemark.importers.load.BombardierTextImporter;
import dev.tidemark.importers.load.K6HandleSummaryImporter;
import dev.tidemark.importers.load.K6MachineSummaryImporter;
import dev.tidemark.importers.load.K6NdjsonImporter;
import dev.tidemark.importers.load.K6SummaryExportImporter;
import dev.tidemark.importers.load.WrkTextImporter;
import dev.tidemark.importers.micro.HyperfineCsvImporter;
import dev.tidemark.importers.micro.HyperfineJsonImporter;
import dev.tidemark.importers.micro.JmhCsvImporter;
import dev.tidemark.importers.micro.JmhJsonImporter;
import dev.tidemark.importers.monitor.DockerApiStatsImporter;
import dev.tidemark.importers.monitor.DockerStatsLinesImporter;
import dev.tidemark.importers.monitor.GenericTableImporter;
import dev.tidemark.importers.monitor.NodeMemoryLinesImporter;
import dev.tidemark.importers.monitor.TimedTables;
import dev.tidemark.importers.own.StudyImporter;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.suite.PgLocalCacheImporter;
import java.util.List;

/** Every format that Tidemark reads: one line each. */
public final class BuiltInImporters {
    private BuiltInImporters() {}

    public static List<Importer> all() {
        return List.of(
                new StudyImporter(),
                new PgLocalCacheImporter(),
                new AutocannonImporter(),
                new BombardierJsonImporter(),
                new BombardierTextImporter(),
                new K6HandleSummaryImporter(),
                new K6MachineSummaryImporter(),
                new K6NdjsonImporter(),
                new K6SummaryExportImporter(),
                new WrkTextImporter(),
                new HyperfineCsvImporter(),
                new HyperfineJsonImporter(),
                new JmhCsvImporter(),
                new JmhJsonImporter(),
                new DockerApiStatsImporter(),
                new DockerStatsLinesImporter(),
                new NodeMemoryLinesImporter(),
                TimedTables.CLINIC_DOCTOR,
                TimedTables.NODE_MEMORY,
                new GenericTableImporter());
    }
}
