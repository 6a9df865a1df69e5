package dev.tidemark.library;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;

/** The numbered steps by which a library's tables came to be, each run once and in its own transaction. */
final class Migrations {
    /** Files beside this class; the position is the number, and no line is ever changed or removed. */
    private static final List<String> STEPS = List.of("001-runs.sql");

    private Migrations() {}

    /**
     * Brings a library to this program's version.
     *
     * @throws LibraryException if a newer program made it
     */
    static void apply(Connection connection, Dialect dialect) throws SQLException, LibraryException {
        try (Statement statement = connection.createStatement()) {
            statement.executeUpdate("CREATE TABLE IF NOT EXISTS migration ("
                    + "number BIGINT PRIMARY KEY, name VARCHAR NOT NULL, applied_ns BIGINT NOT NULL)");
        }
        int done = applied(connection);
        if (done > STEPS.size()) {
            throw new LibraryException(
                    LibraryException.Kind.NEWER,
                    "this library was made by a newer Tidemark (version " + done + " of its tables, this program knows "
                            + STEPS.size() + ")",
                    "install the newer Tidemark, or choose another library file");
        }
        for (int number = done + 1; number <= STEPS.size(); number++) {
            step(connection, dialect, number);
        }
    }

    private static int applied(Connection connection) throws SQLException {
        try (Statement statement = connection.createStatement();
                ResultSet row = statement.executeQuery("SELECT COALESCE(MAX(number), 0) FROM migration")) {
            row.next();
            return row.getInt(1);
        }
    }

    private static void step(Connection connection, Dialect dialect, int number) throws SQLException {
        String name = STEPS.get(number - 1);
        connection.setAutoCommit(false);
        try (Statement statement = connection.createStatement()) {
            // Two instances may start at once: whoever comes second finds the step done.
            if (applied(connection) < number) {
                for (String sql : statements(name, dialect)) {
                    statement.executeUpdate(sql);
                }
                record(connection, number, name);
            }
            connection.commit();
        } catch (SQLException e) {
            connection.rollback();
            throw e;
        } finally {
            connection.setAutoCommit(true);
        }
    }

    private static void record(Connection connection, int number, String name) throws SQLException {
        try (PreparedStatement insert =
                connection.prepareStatement("INSERT INTO migration (number, name, applied_ns) VALUES (?, ?, ?)")) {
            insert.setInt(1, number);
            insert.setString(2, name);
            insert.setLong(3, Ids.now());
            insert.executeUpdate();
        }
    }

    private static List<String> statements(String name, Dialect dialect) {
        try (InputStream in = Migrations.class.getResourceAsStream(name)) {
            if (in == null) {
                throw new IllegalStateException("migration " + name + " is not in the program");
            }
            String text = new String(in.readAllBytes(), StandardCharsets.UTF_8)
                    .replaceAll("(?m)^--.*$", "")
                    .replace("{blob}", dialect.blobType());
            return List.of(text.split(";")).stream()
                    .map(String::strip)
                    .filter(s -> !s.isEmpty())
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(name, e);
        }
    }
}
