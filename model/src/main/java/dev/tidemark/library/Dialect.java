package dev.tidemark.library;

import java.nio.file.Path;
import javax.sql.DataSource;
import org.sqlite.SQLiteConfig;
import org.sqlite.SQLiteDataSource;

/** Where the two kinds of database differ. Everything else is SQL that both understand. */
interface Dialect {
    /** The type of a column of bytes, for migrations. */
    String blobType();

    /** One SQLite file: write-ahead log, so that others can read while one writes. */
    record Sqlite(Path file) implements Dialect {
        private static final int BUSY_MILLISECONDS = 10_000;

        @Override
        public String blobType() {
            return "BLOB";
        }

        DataSource dataSource() {
            SQLiteConfig config = new SQLiteConfig();
            config.setJournalMode(SQLiteConfig.JournalMode.WAL);
            config.setSynchronous(SQLiteConfig.SynchronousMode.FULL);
            config.setBusyTimeout(BUSY_MILLISECONDS);
            config.setTransactionMode(SQLiteConfig.TransactionMode.IMMEDIATE);
            config.enforceForeignKeys(true);
            SQLiteDataSource source = new SQLiteDataSource(config);
            source.setUrl("jdbc:sqlite:" + file.toAbsolutePath());
            return source;
        }
    }
}
