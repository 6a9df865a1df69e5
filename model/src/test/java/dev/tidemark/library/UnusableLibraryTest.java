package dev.tidemark.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tidemark.library.LibraryException.Kind;
import dev.tidemark.model.RandomRuns;
import dev.tidemark.model.Study;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.sqlite.SQLiteDataSource;

/** What a library file can be instead of a good library. */
class UnusableLibraryTest {
    private static final Study STUDY = Study.measured("s", "S");

    @TempDir
    Path folder;

    @Test
    void aTextFileIsRefusedAndLeftAsItWas() throws IOException {
        Path file = Files.writeString(folder.resolve("notes.txt"), "not a database, whatever its name is".repeat(10));

        expect(Kind.DAMAGED, file, "is not a Tidemark library");

        assertThat(file).hasContent("not a database, whatever its name is".repeat(10));
    }

    @Test
    void anotherProgramsDatabaseIsRefusedAndLeftAsItWas() throws Exception {
        Path file = folder.resolve("other.db");
        execute(file, "CREATE TABLE notes (id INTEGER)");
        byte[] before = Files.readAllBytes(file);

        expect(Kind.DAMAGED, file, "a database of another program");

        assertThat(Files.readAllBytes(file)).isEqualTo(before);
    }

    @Test
    void aDamagedLibraryIsNamed() throws Exception {
        Path file = folder.resolve("library.db");
        RunLibrary.open(file).close();
        byte[] bytes = Files.readAllBytes(file);
        java.util.Arrays.fill(bytes, 100, bytes.length, (byte) 0x5A);
        Files.write(file, bytes);

        expect(Kind.DAMAGED, file, "library.db");
    }

    @Test
    void aNewerLibraryIsRefusedAndLeftAsItWas() throws Exception {
        Path file = folder.resolve("library.db");
        RunLibrary.open(file).close();
        execute(file, "INSERT INTO migration (number, name, applied_ns) VALUES (99, '099-future.sql', 0)");

        expect(Kind.NEWER, file, "made by a newer Tidemark (version 99");
    }

    @Test
    void aFolderIsNoLibrary() {
        expect(Kind.UNREACHABLE, folder, "cannot be read");
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        Path file = Files.writeString(folder.resolve("file"), "x");

        expect(Kind.UNREACHABLE, file.resolve("library.db"), "folder of the library");
    }

    @Test
    void aFullDiskLosesNothing() throws Exception {
        Path file = folder.resolve("library.db");
        try (RunLibrary library = RunLibrary.open(file)) {
            add(library, "1");
        }
        // SQLite's own limit on a file's growth gives the same error code as a full disk.
        assertThatExceptionOfType(SQLException.class)
                .isThrownBy(() -> fill(file))
                .satisfies(
                        e -> assertThat(Faults.explain(e, "library.db").kind()).isEqualTo(Kind.DISK_FULL));

        try (RunLibrary library = RunLibrary.open(file)) {
            assertThat(library.studies()).hasSize(1);
            add(library, "2");
            assertThat(library.studies()).extracting(StudyEntry::runs).containsExactly(2);
        }
    }

    @Test
    void aDiskThatFillsUpIsNamedAndTheNextWriteWorks() throws Exception {
        SQLiteDataSource source = new SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + folder.resolve("small.db"));
        try (Session session = new Session(source.getConnection(), "small.db")) {
            session.write(c -> update(c, "CREATE TABLE filler (content BLOB)"));
            session.read(c -> update(c, "PRAGMA max_page_count = 20"));

            assertThatExceptionOfType(LibraryException.class)
                    .isThrownBy(() -> session.write(c -> update(c, "INSERT INTO filler SELECT randomblob(1000000)")))
                    .satisfies(e -> assertThat(e.kind()).isEqualTo(Kind.DISK_FULL));

            int added = session.write(c -> update(c, "INSERT INTO filler VALUES (1)"));
            assertThat(added).isEqualTo(1);
        }
    }

    private static int update(Connection connection, String sql) throws SQLException {
        try (Statement statement = connection.createStatement()) {
            statement.execute(sql);
            return statement.getUpdateCount();
        }
    }

    @Test
    void aLockedLibraryIsNamed() throws Exception {
        Path file = folder.resolve("library.db");
        RunLibrary.open(file).close();
        SQLiteDataSource impatient = new SQLiteDataSource();
        impatient.setUrl("jdbc:sqlite:" + file);
        try (Connection holder = impatient.getConnection();
                Statement lock = holder.createStatement();
                Connection second = impatient.getConnection();
                Statement statement = second.createStatement()) {
            lock.executeUpdate("BEGIN EXCLUSIVE");
            statement.execute("PRAGMA busy_timeout = 0");

            assertThatExceptionOfType(SQLException.class)
                    .isThrownBy(() -> statement.executeUpdate("DELETE FROM study"))
                    .satisfies(e -> {
                        LibraryException explained = Faults.explain(e, "library.db");
                        assertThat(explained.kind()).isEqualTo(Kind.LOCKED);
                        assertThat(explained.remedy()).contains("close the other program");
                    });
        }
    }

    @Test
    void otherErrorsKeepTheDatabasesOwnWords() {
        LibraryException explained = Faults.explain(new SQLException("no such table: run", "", 1), "library.db");

        assertThat(explained).hasMessageContaining("library.db").hasMessageContaining("no such table: run");
        assertThat(Faults.explain(new SQLException("read only", "", 8), "x").kind())
                .isEqualTo(Kind.UNREACHABLE);
    }

    private static void fill(Path file) throws SQLException {
        SQLiteDataSource source = new SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + file);
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.execute("PRAGMA max_page_count = 1");
            statement.executeUpdate("CREATE TABLE filler AS SELECT randomblob(1000000) AS content");
        }
    }

    private static void add(RunLibrary library, String id) throws LibraryException {
        library.add(
                STUDY,
                RunLibraryTest.source(id),
                RunLibraryTest.text(id),
                List.of(new RandomRuns(1).next(id)),
                List.of());
    }

    private static void expect(Kind kind, Path file, String words) {
        assertThatExceptionOfType(LibraryException.class)
                .isThrownBy(() -> RunLibrary.open(file).close())
                .withMessageContaining(words)
                .satisfies(e -> {
                    assertThat(e.kind()).isEqualTo(kind);
                    assertThat(e.remedy()).isNotEmpty();
                });
    }

    private static void execute(Path file, String sql) throws SQLException {
        SQLiteDataSource source = new SQLiteDataSource();
        source.setUrl("jdbc:sqlite:" + file);
        try (Connection connection = source.getConnection();
                Statement statement = connection.createStatement()) {
            statement.executeUpdate(sql);
        }
    }
}
