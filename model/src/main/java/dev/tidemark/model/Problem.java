package dev.tidemark.model;

import java.util.Locale;

/**
 * Something odd in a file, as a value.
 *
 * @param place where in the file: {@code line 10}, a JSON pointer, a column; empty for the file as a whole
 * @param sentence what is odd and what was done about it, with its numbers in it
 */
public record Problem(Severity severity, String place, String sentence) {
    public enum Severity {
        /** Worth knowing, nothing lost. */
        NOTE,
        /** Read, but to be taken with care. */
        WARNING,
        /** Something in the file is not in the run. */
        DATA_LOSS,
        /** This part could not be read at all. */
        ERROR;

        public String word() {
            return name().toLowerCase(Locale.ROOT).replace('_', ' ');
        }
    }

    public static Problem note(String place, String sentence) {
        return new Problem(Severity.NOTE, place, sentence);
    }

    public static Problem warning(String place, String sentence) {
        return new Problem(Severity.WARNING, place, sentence);
    }

    public static Problem dataLoss(String place, String sentence) {
        return new Problem(Severity.DATA_LOSS, place, sentence);
    }

    public static Problem error(String place, String sentence) {
        return new Problem(Severity.ERROR, place, sentence);
    }
}
