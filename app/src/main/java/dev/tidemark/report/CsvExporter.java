package dev.tidemark.report;

import dev.tidemark.model.Spread;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A report's numbers for a program: base units, a point as decimal sign, every digit. A report of one table becomes
 * that table; of several, one line a cell, so that the file stays one regular table.
 */
public final class CsvExporter implements ReportExporter {
    private static final List<String> CELL_COLUMNS =
            List.of("table", "row", "column", "unit", "median", "min", "max", "n", "text");

    private final String id;
    private final String label;
    private final char separator;

    private CsvExporter(String id, String label, char separator) {
        this.id = id;
        this.label = label;
        this.separator = separator;
    }

    public static CsvExporter commaSeparated() {
        return new CsvExporter("csv", "CSV", ',');
    }

    public static CsvExporter tabSeparated() {
        return new CsvExporter("tsv", "TSV", '\t');
    }

    @Override
    public String id() {
        return id;
    }

    @Override
    public String label() {
        return label;
    }

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        List<Table> tables = report.tables();
        List<List<String>> lines = tables.size() == 1 ? wide(tables.getFirst()) : cells(tables);
        StringBuilder text = new StringBuilder();
        for (List<String> line : lines) {
            text.append(line.stream().map(this::quoted).collect(Collectors.joining(String.valueOf(separator))));
            text.append("\r\n");
        }
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static List<List<String>> cells(List<Table> tables) {
        List<List<String>> lines = new ArrayList<>();
        lines.add(CELL_COLUMNS);
        for (Table table : tables) {
            for (List<Table.Cell> row : table.rows()) {
                for (int i = 1; i < row.size(); i++) {
                    List<String> line = new ArrayList<>(List.of(
                            table.caption(),
                            row.getFirst().text(),
                            table.head().get(i).text()));
                    line.addAll(numbers(row.get(i)));
                    line.add(row.get(i).text());
                    lines.add(line);
                }
            }
        }
        return lines;
    }

    private static List<List<String>> wide(Table table) {
        List<List<String>> lines = new ArrayList<>();
        List<String> head = new ArrayList<>();
        for (Table.Head column : table.head()) {
            head.addAll(
                    switch (column.kind()) {
                        case TEXT -> List.of(column.text());
                        case NUMBER -> List.of(column.text(), column.text() + " unit");
                        case SPREAD -> spreadHead(column.text());
                    });
        }
        lines.add(head);
        for (List<Table.Cell> row : table.rows()) {
            List<String> line = new ArrayList<>();
            for (int i = 0; i < row.size(); i++) {
                line.addAll(wideCell(table.head().get(i).kind(), row.get(i)));
            }
            lines.add(line);
        }
        return lines;
    }

    private static List<String> spreadHead(String name) {
        return List.of(name + " unit", name + " median", name + " min", name + " max", name + " n");
    }

    private static List<String> wideCell(Table.Kind kind, Table.Cell cell) {
        if (kind == Table.Kind.TEXT) {
            return List.of(cell.text());
        }
        List<String> numbers = numbers(cell);
        return kind == Table.Kind.SPREAD ? numbers : List.of(numbers.get(1), numbers.getFirst());
    }

    /** Unit, median, min, max, n; all empty for a cell that is only text. */
    private static List<String> numbers(Table.Cell cell) {
        if (cell.quantity().isEmpty()) {
            return List.of("", "", "", "", "");
        }
        Spread spread = cell.quantity().get().spread();
        return List.of(
                cell.quantity().get().unit().symbol(),
                plain(spread.median()),
                plain(spread.min()),
                plain(spread.max()),
                Integer.toString(spread.n()));
    }

    /** Every digit, without an exponent's {@code E} for whole numbers below 2^53. */
    private static String plain(double value) {
        return value == Math.rint(value) && Math.abs(value) < 1L << 53
                ? Long.toString((long) value)
                : Double.toString(value);
    }

    private String quoted(String text) {
        boolean plain = text.chars().noneMatch(c -> c == separator || c == '"' || c == '\n' || c == '\r');
        return plain ? text : '"' + text.replace("\"", "\"\"") + '"';
    }
}
