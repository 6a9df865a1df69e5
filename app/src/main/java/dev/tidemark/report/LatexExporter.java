package dev.tidemark.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** The tables of a report as LaTeX {@code tabular} environments, to be pasted into a paper. */
public final class LatexExporter implements ReportExporter {
    @Override
    public String id() {
        return "tex";
    }

    @Override
    public String label() {
        return "LaTeX";
    }

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        String text = report.tables().stream().map(LatexExporter::table).collect(Collectors.joining("\n"));
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private static String table(Table table) {
        StringBuilder text = new StringBuilder();
        String columns = table.head().stream()
                .map(h -> h.kind() == Table.Kind.TEXT ? "l" : "r")
                .collect(Collectors.joining());
        text.append("% ")
                .append(table.caption())
                .append("\n\\begin{tabular}{")
                .append(columns)
                .append("}\n\\hline\n");
        text.append(line(table.head().stream().map(Table.Head::label).toList())).append("\\hline\n");
        for (List<Table.Cell> row : table.rows()) {
            text.append(line(row.stream().map(Table.Cell::text).toList()));
        }
        text.append("\\hline\n\\end{tabular}\n");
        table.notes().forEach(note -> text.append("% ").append(note).append('\n'));
        return text.toString();
    }

    private static String line(List<String> cells) {
        return cells.stream().map(LatexExporter::escaped).collect(Collectors.joining(" & ")) + " \\\\\n";
    }

    private static String escaped(String text) {
        StringBuilder escaped = new StringBuilder();
        text.codePoints().forEach(c -> {
            switch (c) {
                case '&', '%', '$', '#', '_', '{', '}' -> escaped.append('\\').appendCodePoint(c);
                case '\\' -> escaped.append("\\textbackslash{}");
                case '~' -> escaped.append("\\textasciitilde{}");
                case '^' -> escaped.append("\\textasciicircum{}");
                case '–' -> escaped.append("--");
                case '−' -> escaped.append("$-$");
                case '×' -> escaped.append("$\\times$");
                case '≥' -> escaped.append("$\\ge$");
                case '≤' -> escaped.append("$\\le$");
                case '·' -> escaped.append("$\\cdot$");
                default -> escaped.appendCodePoint(c);
            }
        });
        return escaped.toString();
    }
}
