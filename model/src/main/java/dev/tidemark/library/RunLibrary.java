package dev.tidemark.library;

import dev.tidemark.library.LibraryException.Kind;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Source;
import dev.tidemark.model.Study;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.Connection;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import javax.sql.DataSource;

/**
 * The run store: one SQLite file that several instances may use at the same time. Safe for several threads: reading goes
 * on while one of them writes.
 */
public final class RunLibrary implements AutoCloseable {
    /** File systems on which SQLite's locks do not hold. */
    private static final Set<String> NETWORK =
            Set.of("nfs", "nfs4", "cifs", "smbfs", "smb2", "fuse.sshfs", "afs", "9p");

    private final Path file;
    private final Ids ids = new Ids();
    private final Session reader;
    private final Session writer;

    private RunLibrary(Path file, Session reader, Session writer) {
        this.file = file;
        this.reader = reader;
        this.writer = writer;
    }

    /** What became of a file that was to be added. */
    public enum Added {
        ADDED,
        /** A file of the same bytes was there already; nothing changed, but a removed study is back. */
        ALREADY_THERE
    }

    /**
     * Opens a library; makes it, folders included, where there is none.
     *
     * @throws LibraryException if it is locked, damaged, from a newer program or cannot be reached
     */
    public static RunLibrary open(Path file) throws LibraryException {
        prepareFolder(file);
        Dialect.Sqlite dialect = new Dialect.Sqlite(file);
        DataSource source = dialect.dataSource();
        try {
            Ownership.claim(file);
            Connection writing = source.getConnection();
            try {
                Migrations.apply(writing, dialect);
                return new RunLibrary(
                        file,
                        new Session(source.getConnection(), file.toString()),
                        new Session(writing, file.toString()));
            } catch (SQLException | LibraryException e) {
                writing.close();
                throw e;
            }
        } catch (SQLException e) {
            throw Faults.explain(e, file.toString());
        }
    }

    private static void prepareFolder(Path file) throws LibraryException {
        Path folder = file.toAbsolutePath().getParent();
        try {
            if (folder != null) {
                Files.createDirectories(folder);
                String type = Files.getFileStore(folder).type();
                if (NETWORK.contains(type)) {
                    throw new LibraryException(
                            Kind.UNREACHABLE,
                            "the library " + file + " is on a network share (" + type + "), where it would be damaged",
                            "choose a folder on a local disk");
                }
            }
        } catch (IOException e) {
            throw new LibraryException(
                    Kind.UNREACHABLE,
                    "the folder of the library " + file + " cannot be made or read",
                    "check the path and your rights there",
                    e);
        }
    }

    public Path file() {
        return file;
    }

    /**
     * Adds one file's runs, its problems and its bytes: all or nothing.
     *
     * @param study where the runs belong; runs whose ids are already there become an edition of their own
     */
    public Added add(Study study, Source source, Original original, List<Run> runs, List<Problem> problems)
            throws LibraryException {
        return writer.write(connection -> {
            Studies studies = new Studies(connection, ids);
            Sources sources = new Sources(connection);
            Optional<SourceEntry> known = sources.bySha256(source.sha256());
            if (known.isPresent()) {
                OptionalLong removed = studies.removedStudyOf(known.get().key());
                if (removed.isPresent()) {
                    studies.mark(removed.getAsLong(), false);
                }
                return Added.ALREADY_THERE;
            }
            long key = ids.next();
            long place = studies.place(study, runs, source.sha256().substring(0, 8));
            sources.write(key, source, original, problems);
            new RunWriter(connection, ids).write(place, key, runs);
            return Added.ADDED;
        });
    }

    /** The file of those bytes, if it was imported before. */
    public Optional<SourceEntry> findSource(String sha256) throws LibraryException {
        return reader.read(connection -> new Sources(connection).bySha256(sha256));
    }

    public SourceEntry source(long key) throws LibraryException {
        return reader.read(connection -> new Sources(connection).byKey(key)).orElseThrow(() -> missing("file", key));
    }

    /** The bytes of an imported file, as they were. */
    public byte[] original(long source) throws LibraryException {
        return reader.read(connection -> new Sources(connection).original(source));
    }

    /** What was odd in an imported file. */
    public List<Problem> problems(long source) throws LibraryException {
        return reader.read(connection -> new Sources(connection).problems(source));
    }

    /** All studies that are not removed, oldest first. */
    public List<StudyEntry> studies() throws LibraryException {
        return reader.read(connection -> new Studies(connection, ids).present());
    }

    /** A study's runs without their samples, in the order of their files and within each file. */
    public List<RunEntry> runs(long study) throws LibraryException {
        return reader.read(connection -> new RunReader(connection).entries(study));
    }

    /** One whole run. */
    public Run load(long run) throws LibraryException {
        return reader.read(connection -> new RunReader(connection).run(run)).orElseThrow(() -> missing("run", run));
    }

    /** Whole runs, in the order of the keys. */
    public List<Run> load(List<Long> keys) throws LibraryException {
        List<Run> runs = new ArrayList<>(keys.size());
        for (long key : keys) {
            runs.add(load(key));
        }
        return runs;
    }

    /** Takes a study out of every list. {@link #restore} brings it back until {@link #purge} deletes it. */
    public void remove(long study) throws LibraryException {
        mark(study, true);
    }

    /** Undoes {@link #remove}. */
    public void restore(long study) throws LibraryException {
        mark(study, false);
    }

    private void mark(long study, boolean removed) throws LibraryException {
        boolean found = writer.write(connection -> new Studies(connection, ids).mark(study, removed));
        if (!found) {
            throw missing("study", study);
        }
    }

    /** Deletes removed studies for good; for a program's end, when nobody can undo any more. */
    public void purge() throws LibraryException {
        writer.write(connection -> {
            new Studies(connection, ids).purgeAll();
            return Added.ADDED;
        });
    }

    private LibraryException missing(String what, long key) {
        return new LibraryException(
                Kind.MISSING, "the library " + file + " has no " + what + " " + key, "list the library again");
    }

    @Override
    public void close() throws LibraryException {
        try {
            reader.close();
            writer.close();
        } catch (SQLException e) {
            throw Faults.explain(e, file.toString());
        }
    }
}
