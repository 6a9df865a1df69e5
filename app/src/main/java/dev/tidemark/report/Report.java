package dev.tidemark.report;

import java.util.List;
import java.util.Locale;

/**
 * A report as typed blocks in reading order: what it says, not how it looks.
 *
 * @param language of all its texts
 */
public record Report(String title, Locale language, List<Block> blocks) {
    public Report {
        blocks = List.copyOf(blocks);
    }

    /** A report that is one table alone, for copying and for the command line. */
    public static Report of(Table table, Locale language) {
        return new Report(table.caption(), language, List.of(table));
    }

    /** Its tables, in reading order. */
    public List<Table> tables() {
        return blocks.stream()
                .filter(Table.class::isInstance)
                .map(Table.class::cast)
                .toList();
    }
}
