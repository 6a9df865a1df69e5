package dev.tidemark.importers.spi;

/** How sure an importer is that a file is of its format. */
public enum Match {
    NO,
    /** The content allows it, but would allow others too; the name may have helped. */
    POSSIBLE,
    /** The content has the format's fingerprint; for each well-formed file exactly one importer says this. */
    CERTAIN
}
