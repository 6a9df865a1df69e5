package dev.tidemark.app.plot;

import java.util.List;

/**
 * What the lines say at the cursor.
 *
 * @param time of the cursor, in seconds on the axis
 * @param head the time as text, with the phase it lies in
 */
public record Readout(double time, String head, List<Reading> readings) {
    /**
     * One line's value.
     *
     * @param colour index into the theme's palette
     * @param time of the sample that is read, the one nearest to the cursor
     * @param value in base units; NaN where the line has no sample near the cursor
     * @param text the value with its unit and, over repetitions, their extremes
     */
    public record Reading(String label, int colour, double time, double value, String text) {}

    public Readout {
        readings = List.copyOf(readings);
    }

    /** All of it in one line, for a screen reader. */
    public String sentence() {
        StringBuilder text = new StringBuilder(head);
        readings.forEach(r -> text.append("; ").append(r.label()).append(": ").append(r.text()));
        return text.toString();
    }
}
