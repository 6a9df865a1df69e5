package dev.tidemark.library;

import dev.tidemark.model.Run;
import dev.tidemark.model.Study;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.sql.Types;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.OptionalLong;
import java.util.Set;

/** The studies' rows: found, made, marked as removed and, at last, deleted. */
final class Studies {
    /** Deepest first, so that no row is left pointing at nothing. */
    private static final List<String> RUN_TABLES = List.of("run_fact", "phase", "series", "figure", "distribution");

    private final Connection connection;
    private final Ids ids;

    Studies(Connection connection, Ids ids) {
        this.connection = connection;
        this.ids = ids;
    }

    List<StudyEntry> present() throws SQLException {
        List<StudyEntry> studies = new ArrayList<>();
        try (Statement select = connection.createStatement();
                ResultSet row = select.executeQuery("SELECT s.*, (SELECT COUNT(*) FROM run r WHERE r.study_id = s.id)"
                        + " AS runs FROM study s WHERE s.removed_ns IS NULL ORDER BY s.added_ns, s.id")) {
            while (row.next()) {
                Study study = new Study(
                        row.getString("code"),
                        row.getString("title"),
                        Study.Origin.valueOf(row.getString("origin")),
                        row.getString("citation"),
                        row.getLong("smoke") != 0);
                studies.add(new StudyEntry(
                        row.getLong("id"), study, row.getInt("runs"), Ids.instant(row.getLong("added_ns"))));
            }
        }
        return studies;
    }

    /**
     * The key of the row that new runs of a study go to. Runs that bear the ids of runs already there are another
     * edition of the study: they get a study of their own, so that nothing is counted twice. Files that only lay together
     * have no editions.
     *
     * @param edition tells editions apart: the start of the source's SHA-256
     */
    long place(Study study, List<Run> runs, String edition) throws SQLException {
        purge(study.id());
        OptionalLong known = find(study.id());
        if (known.isEmpty()) {
            return insert(study);
        }
        if (study.isGrouping() || !sharesRuns(known.getAsLong(), runs)) {
            return known.getAsLong();
        }
        String code = study.id() + "@" + edition;
        String title = study.title() + " (" + edition + ")";
        return insert(new Study(code, title, study.origin(), study.citation(), study.smoke()));
    }

    private OptionalLong find(String code) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("SELECT id FROM study WHERE code = ?")) {
            select.setString(1, code);
            try (ResultSet row = select.executeQuery()) {
                return row.next() ? OptionalLong.of(row.getLong(1)) : OptionalLong.empty();
            }
        }
    }

    private boolean sharesRuns(long study, List<Run> runs) throws SQLException {
        Set<String> known = new HashSet<>();
        try (PreparedStatement select = connection.prepareStatement("SELECT code FROM run WHERE study_id = ?")) {
            select.setLong(1, study);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    known.add(row.getString(1));
                }
            }
        }
        return runs.stream().anyMatch(r -> known.contains(r.id()));
    }

    private long insert(Study study) throws SQLException {
        long key = ids.next();
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO study" + " (id, code, title, origin, citation, smoke, added_ns) VALUES (?,?,?,?,?,?,?)")) {
            insert.setLong(1, key);
            insert.setString(2, study.id());
            insert.setString(3, study.title());
            insert.setString(4, study.origin().name());
            insert.setString(5, study.citation());
            insert.setLong(6, study.smoke() ? 1 : 0);
            insert.setLong(7, Ids.now());
            insert.executeUpdate();
        }
        return key;
    }

    /** Marks a study as removed, or takes the mark away. False if there is none of that key. */
    boolean mark(long study, boolean removed) throws SQLException {
        try (PreparedStatement update = connection.prepareStatement("UPDATE study SET removed_ns = ? WHERE id = ?")) {
            if (removed) {
                update.setLong(1, Ids.now());
            } else {
                update.setNull(1, Types.BIGINT);
            }
            update.setLong(2, study);
            return update.executeUpdate() == 1;
        }
    }

    /** The removed study that a source's runs belong to, if it is one. */
    OptionalLong removedStudyOf(long source) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("SELECT s.id FROM study s JOIN run r"
                + " ON r.study_id = s.id WHERE r.source_id = ? AND s.removed_ns IS NOT NULL")) {
            select.setLong(1, source);
            try (ResultSet row = select.executeQuery()) {
                return row.next() ? OptionalLong.of(row.getLong(1)) : OptionalLong.empty();
            }
        }
    }

    /** Deletes what was marked as removed, with the sources that nothing else needs. */
    void purgeAll() throws SQLException {
        purge("%");
    }

    private void purge(String codePattern) throws SQLException {
        String runs = "(SELECT r.id FROM run r JOIN study s ON s.id = r.study_id"
                + " WHERE s.removed_ns IS NOT NULL AND s.code LIKE ?)";
        for (String table : RUN_TABLES) {
            delete("DELETE FROM " + table + " WHERE run_id IN " + runs, codePattern);
        }
        delete("DELETE FROM run WHERE id IN " + runs, codePattern);
        delete("DELETE FROM study WHERE removed_ns IS NOT NULL AND code LIKE ?", codePattern);
        String orphans =
                " IN (SELECT s.id FROM source s WHERE NOT EXISTS" + " (SELECT 1 FROM run r WHERE r.source_id = s.id))";
        try (Statement delete = connection.createStatement()) {
            delete.executeUpdate("DELETE FROM source_chunk WHERE source_id" + orphans);
            delete.executeUpdate("DELETE FROM problem WHERE source_id" + orphans);
            delete.executeUpdate("DELETE FROM source WHERE id" + orphans);
        }
    }

    private void delete(String sql, String codePattern) throws SQLException {
        try (PreparedStatement delete = connection.prepareStatement(sql)) {
            delete.setString(1, codePattern);
            delete.executeUpdate();
        }
    }
}
