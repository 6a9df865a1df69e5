package dev.tidemark.library;

import java.io.IOException;
import java.sql.Connection;
import java.sql.SQLException;
import java.sql.Statement;
import java.util.concurrent.locks.ReentrantLock;

/** One connection, used by one thread at a time; turns database errors into sentences. */
final class Session implements AutoCloseable {
    /** Work on the connection. */
    @FunctionalInterface
    interface Work<T> {
        T on(Connection connection) throws SQLException, LibraryException, IOException;
    }

    private final ReentrantLock lock = new ReentrantLock();
    private final Connection connection;
    private final String file;

    /** @param file for messages */
    Session(Connection connection, String file) {
        this.connection = connection;
        this.file = file;
    }

    <T> T read(Work<T> work) throws LibraryException {
        lock.lock();
        try {
            return work.on(connection);
        } catch (SQLException e) {
            throw Faults.explain(e, file);
        } catch (IOException e) {
            throw unreadable(e);
        } finally {
            lock.unlock();
        }
    }

    /** All of the work or none of it. */
    <T> T write(Work<T> work) throws LibraryException {
        lock.lock();
        try {
            connection.setAutoCommit(false);
            try {
                T result = work.on(connection);
                connection.commit();
                return result;
            } finally {
                rollBack(); // after a commit there is nothing left to roll back
                connection.setAutoCommit(true);
            }
        } catch (SQLException e) {
            throw Faults.explain(e, file);
        } catch (IOException e) {
            throw unreadable(e);
        } finally {
            lock.unlock();
        }
    }

    /** A full disk makes SQLite end the transaction by itself, while the driver goes on expecting one to be open. */
    private void rollBack() throws SQLException {
        try {
            connection.rollback();
        } catch (SQLException ended) {
            try (Statement begin = connection.createStatement()) {
                begin.execute("BEGIN");
            }
        }
    }

    private static LibraryException unreadable(IOException e) {
        return new LibraryException(
                LibraryException.Kind.UNREACHABLE,
                "the file to be kept can no longer be read: " + e.getMessage(),
                "check that it is still there, and import it again",
                e);
    }

    @Override
    public void close() throws SQLException {
        lock.lock();
        try {
            connection.close();
        } finally {
            lock.unlock();
        }
    }
}
