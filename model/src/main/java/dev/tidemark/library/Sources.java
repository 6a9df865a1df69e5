package dev.tidemark.library;

import com.github.luben.zstd.Zstd;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Source;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InputStream;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The files that runs came from: their names, their problems and their bytes, in compressed pieces. */
final class Sources {
    private static final int PIECE = 4 << 20;

    private final Connection connection;

    Sources(Connection connection) {
        this.connection = connection;
    }

    Optional<SourceEntry> bySha256(String sha256) throws SQLException {
        return find("sha256 = ?", sha256);
    }

    Optional<SourceEntry> byKey(long key) throws SQLException {
        return find("id = ?", key);
    }

    private Optional<SourceEntry> find(String condition, Object argument) throws SQLException {
        try (PreparedStatement select = connection.prepareStatement("SELECT * FROM source WHERE " + condition)) {
            select.setObject(1, argument);
            try (ResultSet row = select.executeQuery()) {
                return row.next()
                        ? Optional.of(new SourceEntry(
                                row.getLong("id"),
                                new Source(
                                        row.getString("name"),
                                        row.getString("format"),
                                        row.getString("sha256"),
                                        row.getLong("size_bytes")),
                                Ids.instant(row.getLong("added_ns"))))
                        : Optional.empty();
            }
        }
    }

    void write(long key, Source source, Original original, List<Problem> problems) throws SQLException, IOException {
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO source (id, sha256, name, format, size_bytes, added_ns) VALUES (?,?,?,?,?,?)")) {
            insert.setLong(1, key);
            insert.setString(2, source.sha256());
            insert.setString(3, source.name());
            insert.setString(4, source.format());
            insert.setLong(5, source.size());
            insert.setLong(6, Ids.now());
            insert.executeUpdate();
        }
        try (InputStream in = original.open()) {
            writePieces(key, in);
        }
        try (PreparedStatement insert = connection.prepareStatement(
                "INSERT INTO problem (source_id, position, severity, place, sentence) VALUES (?,?,?,?,?)")) {
            for (int i = 0; i < problems.size(); i++) {
                insert.setLong(1, key);
                insert.setInt(2, i);
                insert.setString(3, problems.get(i).severity().name());
                insert.setString(4, problems.get(i).place());
                insert.setString(5, problems.get(i).sentence());
                insert.addBatch();
            }
            insert.executeBatch();
        }
    }

    private void writePieces(long key, InputStream in) throws SQLException, IOException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO source_chunk (source_id, position, content) VALUES (?,?,?)")) {
            int position = 0;
            for (byte[] piece = in.readNBytes(PIECE); piece.length > 0; piece = in.readNBytes(PIECE)) {
                insert.setLong(1, key);
                insert.setInt(2, position++);
                insert.setBytes(3, Zstd.compress(piece));
                insert.executeUpdate();
            }
        }
    }

    /** The file's bytes as they were imported. */
    byte[] original(long key) throws SQLException {
        ByteArrayOutputStream all = new ByteArrayOutputStream();
        try (PreparedStatement select =
                connection.prepareStatement("SELECT content FROM source_chunk WHERE source_id = ? ORDER BY position")) {
            select.setLong(1, key);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    byte[] packed = row.getBytes(1);
                    all.writeBytes(Zstd.decompress(packed, (int) Zstd.getFrameContentSize(packed)));
                }
            }
        }
        return all.toByteArray();
    }

    List<Problem> problems(long key) throws SQLException {
        List<Problem> problems = new ArrayList<>();
        try (PreparedStatement select = connection.prepareStatement(
                "SELECT severity, place, sentence FROM problem WHERE source_id = ? ORDER BY position")) {
            select.setLong(1, key);
            try (ResultSet row = select.executeQuery()) {
                while (row.next()) {
                    problems.add(new Problem(
                            Problem.Severity.valueOf(row.getString(1)), row.getString(2), row.getString(3)));
                }
            }
        }
        return problems;
    }
}
