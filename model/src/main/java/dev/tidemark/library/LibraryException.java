package dev.tidemark.library;

/** The library cannot do what was asked. The message is for people: what, where, and what to do about it. */
public final class LibraryException extends Exception {
    private static final long serialVersionUID = 1L;

    /** What a program may want to tell apart. */
    public enum Kind {
        /** Another program holds the file for too long. */
        LOCKED,
        /** Not a library, or one whose content is broken. */
        DAMAGED,
        /** Made by a newer Tidemark. */
        NEWER,
        DISK_FULL,
        /** The file or its folder cannot be read or written. */
        UNREACHABLE,
        /** A run, study or source that is not there. */
        MISSING
    }

    private final Kind kind;
    private final String remedy;

    public LibraryException(Kind kind, String sentence, String remedy) {
        super(sentence);
        this.kind = kind;
        this.remedy = remedy;
    }

    public LibraryException(Kind kind, String sentence, String remedy, Throwable cause) {
        super(sentence, cause);
        this.kind = kind;
        this.remedy = remedy;
    }

    public Kind kind() {
        return kind;
    }

    /** What the user can do. */
    public String remedy() {
        return remedy;
    }
}
