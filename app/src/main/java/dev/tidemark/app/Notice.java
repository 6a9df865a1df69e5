package dev.tidemark.app;

import java.util.Optional;

/**
 * Something to tell in passing.
 *
 * @param text whole sentences, in the language spoken when it happened
 * @param action what a click on it may do; empty where there is nothing to do
 */
public record Notice(Kind kind, String text, Optional<Action> action) {
    public enum Kind {
        DONE,
        WARNING
    }

    /** @param label of the button */
    public record Action(String label, Runnable run) {}

    public static Notice done(String text) {
        return new Notice(Kind.DONE, text, Optional.empty());
    }

    public static Notice warning(String text) {
        return new Notice(Kind.WARNING, text, Optional.empty());
    }

    public Notice offering(String label, Runnable run) {
        return new Notice(kind, text, Optional.of(new Action(label, run)));
    }
}
