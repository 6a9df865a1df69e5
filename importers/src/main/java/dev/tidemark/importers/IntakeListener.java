package dev.tidemark.importers;

/** Hears what becomes of each file of an intake, on the thread of the intake. */
public interface IntakeListener {
    /** How many files there are in all; called again when an archive turns out to hold more. */
    void found(int total);

    /** A file was read. What it throws ends the intake. The item's input may be read until this call returns. */
    void read(IntakeItem item);

    /** A file met in a folder that is no measurement. */
    void skipped(String name, String reason);

    /** A file that should have been read and could not be; the others go on. */
    void refused(Refusal refusal);

    /** Asked before each file; true ends the intake without a further call. */
    boolean isCancelled();
}
