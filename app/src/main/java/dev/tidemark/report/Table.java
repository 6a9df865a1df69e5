package dev.tidemark.report;

import dev.tidemark.format.Formats;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Unit;
import java.util.List;
import java.util.Optional;

/**
 * A table as printed, with the values behind its cells.
 *
 * @param detail true for what backs another table up; an exporter may fold it
 * @param notes what must be read with the numbers: reducer, rule, what the brackets mean
 */
public record Table(String caption, List<Head> head, List<List<Cell>> rows, List<String> notes, boolean detail)
        implements Block {
    /** What a column holds, which decides its alignment and its columns in CSV. */
    public enum Kind {
        TEXT,
        /** One number a cell. */
        NUMBER,
        /** Median [min–max] over n. */
        SPREAD
    }

    /** @param suffix the unit that the printed numbers share, {@code MiB}; may be empty */
    public record Head(String text, String suffix, Kind kind) {
        public static Head text(String text) {
            return new Head(text, "", Kind.TEXT);
        }

        /** {@code RSS under load · MiB}. */
        public String label() {
            return suffix.isEmpty() ? text : text + " · " + suffix;
        }
    }

    /** @param quantity the value behind the text, where there is one */
    public record Cell(String text, Optional<Quantity> quantity) {
        public static Cell text(String text) {
            return new Cell(text, Optional.empty());
        }

        public static Cell number(String text, double value, Unit unit) {
            return spread(text, new Spread(value, value, value, 1), unit);
        }

        public static Cell count(Formats formats, long count) {
            return number(formats.count(count), (double) count, Unit.COUNT);
        }

        public static Cell spread(String text, Spread spread, Unit unit) {
            return new Cell(text, Optional.of(new Quantity(spread, unit)));
        }
    }

    /** A value in base units. */
    public record Quantity(Spread spread, Unit unit) {}

    public Table {
        head = List.copyOf(head);
        rows = rows.stream().map(List::copyOf).toList();
        notes = List.copyOf(notes);
        for (List<Cell> row : rows) {
            if (row.size() != head.size()) {
                throw new IllegalArgumentException(
                        "'" + caption + "' has a row of " + row.size() + " cells under " + head.size() + " columns");
            }
        }
    }

    /** The same without those notes. */
    public Table without(List<String> some) {
        return new Table(
                caption,
                head,
                rows,
                notes.stream().filter(n -> !some.contains(n)).toList(),
                detail);
    }
}
