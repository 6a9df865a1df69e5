package dev.tidemark.model;

/**
 * How a run ended.
 *
 * @param detail what the source says about it: an error message, the process's last lines; may be empty
 */
public record Outcome(Status status, String detail) {
    public enum Status {
        COMPLETED,
        FAILED,
        /** Cut short: what was measured until then is there. */
        PARTIAL
    }

    public static final Outcome COMPLETED = new Outcome(Status.COMPLETED, "");

    public static Outcome failed(String detail) {
        return new Outcome(Status.FAILED, detail);
    }
}
