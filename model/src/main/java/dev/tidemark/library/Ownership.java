package dev.tidemark.library;

import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import org.sqlite.SQLiteDataSource;

/**
 * Tells a library from any other file by its first bytes, without opening it as a database: opening would already
 * change a foreign database's journal mode.
 */
final class Ownership {
    /** "TiMa" as four ASCII bytes, where SQLite's header keeps the application's id. */
    private static final int APPLICATION_ID = 0x54694D61;

    private static final int APPLICATION_ID_AT = 68;
    private static final int HEADER = 100;
    private static final String MAGIC = "SQLite format 3\0";

    private Ownership() {}

    /** Makes an empty library where there is no file, or an empty one. */
    static void claim(Path file) throws SQLException, LibraryException {
        byte[] header = header(file);
        if (header.length == 0) {
            mark(file);
        } else if (!isSqlite(header)) {
            throw foreign(file, "is not a Tidemark library or is damaged");
        } else if (ByteBuffer.wrap(header).getInt(APPLICATION_ID_AT) != APPLICATION_ID) {
            throw foreign(file, "is a database of another program, not a Tidemark library");
        }
    }

    private static byte[] header(Path file) throws LibraryException {
        if (!Files.exists(file)) {
            return new byte[0];
        }
        try (InputStream in = Files.newInputStream(file)) {
            return in.readNBytes(HEADER);
        } catch (IOException e) {
            throw new LibraryException(
                    LibraryException.Kind.UNREACHABLE,
                    "the library " + file + " cannot be read",
                    "check that it is a file and that you may read it",
                    e);
        }
    }

    private static boolean isSqlite(byte[] header) {
        return header.length == HEADER
                && new String(header, 0, MAGIC.length(), StandardCharsets.ISO_8859_1).equals(MAGIC);
    }

    private static LibraryException foreign(Path file, String what) {
        return new LibraryException(
                LibraryException.Kind.DAMAGED,
                "the file " + file + " " + what,
                "choose another file, or restore a copy of this one; it was not changed");
    }

    /** Before the write-ahead log is on, so that the id stands in the file itself. */
    private static void mark(Path file) throws SQLException {
        SQLiteDataSource source = new SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate("PRAGMA application_id = " + APPLICATION_ID);
        }
    }
}
