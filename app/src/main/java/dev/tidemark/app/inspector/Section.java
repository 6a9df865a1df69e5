package dev.tidemark.app.inspector;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A block that can be folded.
 *
 * @param id the same in every language
 */
record Section(String id, String title, List<Row> rows) {
    Section {
        rows = List.copyOf(rows);
    }

    /** For the clipboard. */
    String text() {
        return title + "\n" + rows.stream().map(Row::text).collect(Collectors.joining("\n")) + "\n";
    }
}
