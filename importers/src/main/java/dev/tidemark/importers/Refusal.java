package dev.tidemark.importers;

import dev.tidemark.importers.spi.ImportException;
import java.io.IOException;

/**
 * Why a file was not taken in: what, where and what to do about it.
 *
 * @param name of the file as the user knows it
 * @param place in the file; empty for the file as a whole
 * @param sentence what is wrong
 * @param remedy what the user can do
 */
public record Refusal(String name, String place, String sentence, String remedy) {
    public static Refusal of(String name, ImportException e) {
        return new Refusal(name, e.place(), e.sentence(), e.remedy());
    }

    public static Refusal of(String name, IOException e) {
        return of(name, Unreadable.of(e));
    }

    /** {@code runs/k6.json: line 3, column 7: not valid JSON: … Remedy.} on one line. */
    public String line() {
        String where = place.isEmpty() ? name : name + ": " + place;
        return (where + ": " + sentence + "; " + remedy).replaceAll("\\s+", " ");
    }
}
