package dev.tidemark.report;

import java.util.ArrayList;
import java.util.List;

/** A table in columns of fixed width. Column titles are broken into lines, so that the numbers set the widths. */
final class TextTable {
    private static final String GAP = "  ";
    /** Titles are not broken into narrower pieces than this. */
    private static final int LEAST_TITLE = 10;

    private final Table table;
    private final int[] widths;

    TextTable(Table table) {
        this.table = table;
        this.widths = new int[table.head().size()];
    }

    String text() {
        List<List<String>> rows = table.rows().stream()
                .map(row -> row.stream().map(Table.Cell::text).toList())
                .toList();
        for (int i = 0; i < widths.length; i++) {
            int column = i;
            widths[i] = rows.stream()
                    .mapToInt(row -> TextExporter.width(row.get(column)))
                    .max()
                    .orElse(0);
        }
        List<List<String>> titles = new ArrayList<>();
        for (int i = 0; i < widths.length; i++) {
            titles.add(title(i));
        }
        StringBuilder text = new StringBuilder(table.caption()).append('\n');
        int lines = titles.stream().mapToInt(List::size).max().orElse(0);
        for (int line = 0; line < lines; line++) {
            int fromBottom = lines - line;
            text.append(line(titles.stream()
                    .map(t -> fromBottom <= t.size() ? t.get(t.size() - fromBottom) : "")
                    .toList()));
        }
        text.append(rule());
        rows.forEach(row -> text.append(line(row)));
        table.notes().forEach(note -> text.append(note).append('\n'));
        return text.toString();
    }

    /** The column's title in lines, its unit last; widens the column where a word is wider. */
    private List<String> title(int column) {
        Table.Head head = table.head().get(column);
        int most = Math.max(widths[column], LEAST_TITLE);
        List<String> lines = new ArrayList<>();
        StringBuilder line = new StringBuilder();
        for (String word : head.text().split(" ", -1)) {
            if (!line.isEmpty() && TextExporter.width(line + " " + word) > most) {
                lines.add(line.toString());
                line.setLength(0);
            }
            line.append(line.isEmpty() ? "" : " ").append(word);
        }
        lines.add(line.toString());
        if (!head.suffix().isEmpty()) {
            lines.add(head.suffix());
        }
        lines.forEach(l -> widths[column] = Math.max(widths[column], TextExporter.width(l)));
        return lines;
    }

    private String rule() {
        List<String> rules = new ArrayList<>();
        for (int width : widths) {
            rules.add("─".repeat(width));
        }
        return String.join(GAP, rules) + "\n";
    }

    private String line(List<String> cells) {
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < widths.length; i++) {
            String blanks = " ".repeat(widths[i] - TextExporter.width(cells.get(i)));
            boolean left = table.head().get(i).kind() == Table.Kind.TEXT;
            line.append(i == 0 ? "" : GAP).append(left ? cells.get(i) + blanks : blanks + cells.get(i));
        }
        return line.toString().stripTrailing() + "\n";
    }
}
