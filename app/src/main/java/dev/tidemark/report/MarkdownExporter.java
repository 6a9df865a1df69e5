package dev.tidemark.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;

/** A report as Markdown with pipe tables. Charts are named, not drawn: the numbers behind them are in the tables. */
public final class MarkdownExporter implements ReportExporter {
    @Override
    public String id() {
        return "md";
    }

    @Override
    public String label() {
        return "Markdown";
    }

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        StringBuilder text = new StringBuilder();
        boolean alone = report.blocks().size() == 1 && report.blocks().getFirst() instanceof Table;
        if (!alone) {
            text.append("# ").append(escaped(report.title())).append("\n\n");
        }
        text.append(report.blocks().stream().map(MarkdownExporter::block).collect(Collectors.joining("\n")));
        out.write(text.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String block(Block block) {
        if (block instanceof Block.Heading heading) {
            return "#".repeat(heading.level()) + " " + escaped(heading.text()) + "\n";
        }
        if (block instanceof Block.Paragraph paragraph) {
            return escaped(paragraph.text()) + "\n";
        }
        if (block instanceof Block.Items items) {
            return items.items().stream().map(MarkdownExporter::item).collect(Collectors.joining());
        }
        if (block instanceof Block.Chart chart) {
            return "*" + escaped(chart.chart().heading().title()) + ".* "
                    + escaped(chart.chart().heading().subtitle()) + "\n";
        }
        if (block instanceof Table table) {
            return table(table);
        }
        return block instanceof Block.Data data
                ? "<details><summary>" + escaped(data.caption()) + "</summary>\n\n```json\n" + data.json()
                        + "\n```\n\n</details>\n"
                : "";
    }

    private static String item(Block.Item item) {
        String place = item.place().isEmpty() ? "" : " (" + escaped(item.place()) + ")";
        return "- **" + escaped(item.label()) + "**" + place + ": " + escaped(item.text()) + "\n";
    }

    private static String table(Table table) {
        StringBuilder text = new StringBuilder("**" + escaped(table.caption()) + "**\n\n");
        text.append(line(table.head().stream().map(Table.Head::label).toList()));
        text.append(table.head().stream()
                .map(h -> h.kind() == Table.Kind.TEXT ? " --- " : " ---: ")
                .collect(Collectors.joining("|", "|", "|\n")));
        for (List<Table.Cell> row : table.rows()) {
            text.append(line(row.stream().map(Table.Cell::text).toList()));
        }
        table.notes().forEach(note -> text.append("\n").append(escaped(note)).append("\n"));
        return text.toString();
    }

    private static String line(List<String> cells) {
        return cells.stream().map(MarkdownExporter::escaped).collect(Collectors.joining(" | ", "| ", " |\n"));
    }

    private static String escaped(String text) {
        return text.replace("\\", "\\\\")
                .replace("|", "\\|")
                .replace("<", "&lt;")
                .replace("*", "\\*")
                .replace("_", "\\_")
                .replace("\n", " ");
    }
}
