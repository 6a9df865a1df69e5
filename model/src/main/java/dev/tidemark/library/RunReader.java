package dev.tidemark.library;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import dev.tidemark.model.Unit;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.SortedMap;
import java.util.TreeMap;
import org.jspecify.annotations.Nullable;

/** Reads runs from the tables. */
final class RunReader {
    private final Connection connection;

    RunReader(Connection connection) {
        this.connection = connection;
    }

    /** What lists show, in the order in which the runs were imported. */
    List<RunEntry> entries(long study) throws SQLException, LibraryException {
        Map<Long, SortedMap<String, String>> parameters = parametersOf(study);
        List<RunEntry> entries = new ArrayList<>();
        try (PreparedStatement select = connection.prepareStatement("SELECT r.* FROM run r JOIN source s"
                + " ON s.id = r.source_id WHERE r.study_id = ? ORDER BY s.added_ns, s.id, r.position")) {
            select.setLong(1, study);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    long key = row.getLong("id");
                    entries.add(entry(row, parameters.getOrDefault(key, new TreeMap<>())));
                }
            }
        }
        return entries;
    }

    private Map<Long, SortedMap<String, String>> parametersOf(long study) throws SQLException {
        Map<Long, SortedMap<String, String>> byRun = new HashMap<>();
        try (PreparedStatement select = connection.prepareStatement("SELECT f.run_id, f.name, f.content FROM run_fact f"
                + " JOIN run r ON r.id = f.run_id WHERE r.study_id = ? AND f.what = 'parameter'")) {
            select.setLong(1, study);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    byRun.computeIfAbsent(row.getLong(1), k -> new TreeMap<>()).put(row.getString(2), row.getString(3));
                }
            }
        }
        return byRun;
    }

    private static RunEntry entry(ResultSet row, SortedMap<String, String> parameters)
            throws SQLException, LibraryException {
        return new RunEntry(
                row.getLong("id"),
                row.getLong("study_id"),
                row.getLong("source_id"),
                row.getString("code"),
                new Subject(
                        row.getString("subject"),
                        row.getString("subject_version"),
                        row.getString("runtime"),
                        row.getString("runtime_version")),
                new Scenario(row.getString("workload"), load(row), parameters),
                row.getInt("repetition"),
                instant(row, "started_ns"),
                Outcome.Status.valueOf(row.getString("status")));
    }

    private static Load load(ResultSet row) throws SQLException, LibraryException {
        return new Load(
                known(Load.Kind.ofWord(row.getString("load_kind"))),
                optionalDouble(row, "load_rate"),
                optionalLong(row, "load_connections"),
                optionalLong(row, "load_count"));
    }

    /** The whole run; empty if there is none of that key. */
    Optional<Run> run(long key) throws SQLException, LibraryException {
        try (PreparedStatement select = connection.prepareStatement("SELECT * FROM run WHERE id = ?")) {
            select.setLong(1, key);
            try (ResultSet row = select.executeQuery()) {
                if (!row.next()) {
                    return Optional.empty();
                }
                RunEntry entry = entry(row, facts(key, "parameter"));
                Run.Builder run = Run.builder(entry.id(), entry.subject(), entry.scenario())
                        .repetition(entry.repetition())
                        .started(entry.started())
                        .outcome(new Outcome(entry.status(), row.getString("detail")))
                        .conditions(new Conditions(facts(key, "condition")));
                phases(key, run);
                series(key, run);
                figures(key, run);
                distributions(key, run);
                return Optional.of(run.build());
            }
        }
    }

    private SortedMap<String, String> facts(long run, String what) throws SQLException {
        SortedMap<String, String> facts = new TreeMap<>();
        try (PreparedStatement select =
                connection.prepareStatement("SELECT name, content FROM run_fact WHERE run_id = ? AND what = ?")) {
            select.setLong(1, run);
            select.setString(2, what);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    facts.put(row.getString(1), row.getString(2));
                }
            }
        }
        return facts;
    }

    private void phases(long key, Run.Builder run) throws SQLException, LibraryException {
        each(
                "phase",
                key,
                row -> run.add(new Phase(
                        Phase.Kind.valueOf(row.getString("kind")),
                        row.getString("label"),
                        Duration.ofNanos(row.getLong("start_ns")),
                        Duration.ofNanos(row.getLong("end_ns")))));
    }

    private void series(long key, Run.Builder run) throws SQLException, LibraryException {
        each("series", key, row -> run.add(SeriesCodec.decode(metric(row), row.getBytes("content"))));
    }

    private void figures(long key, Run.Builder run) throws SQLException, LibraryException {
        each("figure", key, row -> {
            double amount = row.getDouble("amount");
            run.add(new Figure(
                    metric(row),
                    known(Statistic.ofId(row.getString("statistic"))),
                    amount,
                    row.getString("phase"),
                    known(PercentileMethod.ofWord(row.getString("method"))),
                    spread(row, amount)));
        });
    }

    private static @Nullable Spread spread(ResultSet row, double median) throws SQLException {
        OptionalLong n = optionalLong(row, "spread_n");
        return n.isEmpty()
                ? null
                : new Spread(median, row.getDouble("spread_min"), row.getDouble("spread_max"), (int) n.getAsLong());
    }

    private void distributions(long key, Run.Builder run) throws SQLException, LibraryException {
        each(
                "distribution",
                key,
                row -> run.add(DistributionCodec.decode(
                        row.getString("kind"), metric(row), row.getString("phase"), row.getBytes("content"))));
    }

    private interface RowUse {
        void take(ResultSet row) throws SQLException, LibraryException;
    }

    /** The rows that belong to a run, in their order. */
    private void each(String table, long run, RowUse use) throws SQLException, LibraryException {
        try (PreparedStatement select =
                connection.prepareStatement("SELECT * FROM " + table + " WHERE run_id = ? ORDER BY position")) {
            select.setLong(1, run);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    use.take(row);
                }
            }
        }
    }

    private static Metric metric(ResultSet row) throws SQLException, LibraryException {
        return new Metric(row.getString("metric"), row.getString("label"), known(Unit.ofSymbol(row.getString("unit"))));
    }

    private static <T> T known(Optional<T> word) throws LibraryException {
        return word.orElseThrow(() -> new LibraryException(
                LibraryException.Kind.DAMAGED,
                "the library holds a word that this program does not know",
                "open it with the Tidemark that wrote it"));
    }

    private static @Nullable Instant instant(ResultSet row, String column) throws SQLException {
        OptionalLong nanos = optionalLong(row, column);
        return nanos.isPresent() ? Ids.instant(nanos.getAsLong()) : null;
    }

    private static OptionalLong optionalLong(ResultSet row, String column) throws SQLException {
        long number = row.getLong(column);
        return row.wasNull() ? OptionalLong.empty() : OptionalLong.of(number);
    }

    private static OptionalDouble optionalDouble(ResultSet row, String column) throws SQLException {
        double number = row.getDouble(column);
        return row.wasNull() ? OptionalDouble.empty() : OptionalDouble.of(number);
    }
}
