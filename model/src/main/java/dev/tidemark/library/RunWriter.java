package dev.tidemark.library;

import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import dev.tidemark.model.Spread;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import java.sql.Types;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/** Writes runs into the tables, within the caller's transaction. */
final class RunWriter {
    private final Connection connection;
    private final Ids ids;

    RunWriter(Connection connection, Ids ids) {
        this.connection = connection;
        this.ids = ids;
    }

    void write(long study, long source, List<Run> runs) throws SQLException {
        for (int i = 0; i < runs.size(); i++) {
            write(study, source, i, runs.get(i));
        }
    }

    private void write(long study, long source, int position, Run run) throws SQLException {
        long id = ids.next();
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO run (id, study_id, source_id, position, code, subject, subject_version, runtime,"
                        + " runtime_version, workload, load_kind, load_rate, load_connections, load_count, repetition,"
                        + " started_ns, status, detail) VALUES (?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?,?)")) {
            insert.setLong(1, id);
            insert.setLong(2, study);
            insert.setLong(3, source);
            insert.setInt(4, position);
            insert.setString(5, run.id());
            insert.setString(6, run.subject().name());
            insert.setString(7, run.subject().version());
            insert.setString(8, run.subject().runtime());
            insert.setString(9, run.subject().runtimeVersion());
            insert.setString(10, run.scenario().workload());
            bindLoad(insert, run.scenario().load());
            insert.setInt(15, run.repetition());
            Instant started = run.started();
            if (started == null) {
                insert.setNull(16, Types.BIGINT);
            } else {
                insert.setLong(16, Ids.nanos(started));
            }
            insert.setString(17, run.outcome().status().name());
            insert.setString(18, run.outcome().detail());
            insert.executeUpdate();
        }
        facts(id, "parameter", run.scenario().parameters());
        facts(id, "condition", run.conditions().facts());
        phases(id, run.phases());
        series(id, run.series());
        figures(id, run.figures());
        distributions(id, run.distributions());
    }

    private static void bindLoad(PreparedStatement insert, Load load) throws SQLException {
        insert.setString(11, load.kind().word());
        bind(insert, 12, load.rate());
        bind(insert, 13, load.connections());
        bind(insert, 14, load.count());
    }

    private static void bind(PreparedStatement insert, int index, OptionalDouble value) throws SQLException {
        if (value.isPresent()) {
            insert.setDouble(index, value.getAsDouble());
        } else {
            insert.setNull(index, Types.DOUBLE);
        }
    }

    private static void bind(PreparedStatement insert, int index, OptionalLong value) throws SQLException {
        if (value.isPresent()) {
            insert.setLong(index, value.getAsLong());
        } else {
            insert.setNull(index, Types.BIGINT);
        }
    }

    private static void bind(PreparedStatement insert, int index, Metric metric) throws SQLException {
        insert.setString(index, metric.key());
        insert.setString(index + 1, metric.label());
        insert.setString(index + 2, metric.unit().symbol());
    }

    private void facts(long run, String what, Map<String, String> facts) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO run_fact (run_id, what, name, content) VALUES (?,?,?,?)")) {
            for (Map.Entry<String, String> fact : facts.entrySet()) {
                insert.setLong(1, run);
                insert.setString(2, what);
                insert.setString(3, fact.getKey());
                insert.setString(4, fact.getValue());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private void phases(long run, List<Phase> phases) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO phase (run_id, position, kind, label, start_ns, end_ns) VALUES (?,?,?,?,?,?)")) {
            for (int i = 0; i < phases.size(); i++) {
                Phase phase = phases.get(i);
                insert.setLong(1, run);
                insert.setInt(2, i);
                insert.setString(3, phase.kind().name());
                insert.setString(4, phase.label());
                insert.setLong(5, phase.start().toNanos());
                insert.setLong(6, phase.end().toNanos());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private void series(long run, List<Series> all) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO series (run_id, position, metric, label, unit, samples, content) VALUES (?,?,?,?,?,?,?)")) {
            for (int i = 0; i < all.size(); i++) {
                Series series = all.get(i);
                insert.setLong(1, run);
                insert.setInt(2, i);
                bind(insert, 3, series.metric());
                insert.setLong(6, series.size());
                insert.setBytes(7, SeriesCodec.encode(series));
                insert.executeUpdate();
            }
        }
    }

    private void figures(long run, List<Figure> figures) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO figure (run_id, position, metric, label, unit, statistic, amount, phase, method,"
                        + " spread_min, spread_max, spread_n) VALUES (?,?,?,?,?,?,?,?,?,?,?,?)")) {
            for (int i = 0; i < figures.size(); i++) {
                Figure figure = figures.get(i);
                insert.setLong(1, run);
                insert.setInt(2, i);
                bind(insert, 3, figure.metric());
                insert.setString(6, figure.statistic().id());
                insert.setDouble(7, figure.value());
                insert.setString(8, figure.phase());
                insert.setString(9, figure.method().word());
                Spread spread = figure.spread();
                bind(insert, 10, spread == null ? OptionalDouble.empty() : OptionalDouble.of(spread.min()));
                bind(insert, 11, spread == null ? OptionalDouble.empty() : OptionalDouble.of(spread.max()));
                bind(insert, 12, spread == null ? OptionalLong.empty() : OptionalLong.of(spread.n()));
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private void distributions(long run, List<Distribution> all) throws SQLException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO distribution (run_id, position, metric, label, unit, phase, kind, content)"
                        + " VALUES (?,?,?,?,?,?,?,?)")) {
            for (int i = 0; i < all.size(); i++) {
                Distribution distribution = all.get(i);
                insert.setLong(1, run);
                insert.setInt(2, i);
                bind(insert, 3, distribution.metric());
                insert.setString(6, distribution.phase());
                insert.setString(7, DistributionCodec.kind(distribution));
                insert.setBytes(8, DistributionCodec.encode(distribution));
                insert.executeUpdate();
            }
        }
    }
}
