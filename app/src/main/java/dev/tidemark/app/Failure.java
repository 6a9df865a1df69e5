package dev.tidemark.app;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.library.LibraryException;
import java.util.Locale;

/**
 * What went wrong, for people.
 *
 * @param remedy what the user can do; empty where nobody knows
 */
public record Failure(String sentence, String remedy) {
    public static Failure of(Throwable why) {
        if (why instanceof LibraryException e) {
            return new Failure(asSentence(String.valueOf(e.getMessage())), asSentence(e.remedy()));
        }
        if (why instanceof ImportException e) {
            return new Failure(asSentence(e.sentence()), asSentence(e.remedy()));
        }
        String message = why.getMessage();
        String name = why.getClass().getSimpleName();
        return new Failure(asSentence(message == null ? name : name + ": " + message), "");
    }

    /** With a capital letter and a full stop. */
    static String asSentence(String text) {
        if (text.isEmpty()) {
            return text;
        }
        String capital = text.substring(0, 1).toUpperCase(Locale.ROOT) + text.substring(1);
        return capital.matches("(?s).*[.!?…]") ? capital : capital + ".";
    }

    /** Both in one. */
    public String text() {
        return remedy.isEmpty() ? sentence : sentence + " " + remedy;
    }
}
