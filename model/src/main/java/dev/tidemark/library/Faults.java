package dev.tidemark.library;

import dev.tidemark.library.LibraryException.Kind;
import java.sql.SQLException;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/** What went wrong in the database, as a sentence with a remedy. */
final class Faults {
    private Faults() {}

    /** @param file named in the message */
    static LibraryException explain(SQLException e, String file) {
        SQLiteErrorCode code = e instanceof SQLiteException sqlite
                ? sqlite.getResultCode()
                : SQLiteErrorCode.getErrorCode(e.getErrorCode());
        return switch (code.code & 0xFF) {
            case 5, 6 ->
                fault(
                        Kind.LOCKED,
                        file,
                        "is locked by another program",
                        "close the other program, or try again when it has finished",
                        e);
            case 11, 26 ->
                fault(
                        Kind.DAMAGED,
                        file,
                        "is not a Tidemark library or is damaged",
                        "choose another file, or restore a copy of this one; nothing in it was changed",
                        e);
            case 13 ->
                fault(
                        Kind.DISK_FULL,
                        file,
                        "cannot grow: the disk is full",
                        "free some space and repeat the last step; what was in the library is unharmed",
                        e);
            case 8, 3, 14 ->
                fault(
                        Kind.UNREACHABLE,
                        file,
                        "cannot be opened for writing",
                        "check that its folder exists and that you may write to it",
                        e);
            default ->
                fault(
                        Kind.DAMAGED,
                        file,
                        "answered with an error: " + e.getMessage(),
                        "try again; if it stays, choose another library file",
                        e);
        };
    }

    private static LibraryException fault(Kind kind, String file, String what, String remedy, SQLException cause) {
        return new LibraryException(kind, "the library " + file + " " + what, remedy, cause);
    }
}
