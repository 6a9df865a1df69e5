package dev.tidemark.report;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.draw.Theme;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;

/**
 * A report as one HTML file that needs nothing beside it and runs no script. It follows the reader's light or dark
 * setting and prints in light.
 */
public final class HtmlExporter implements ReportExporter {
    @Override
    public String id() {
        return "html";
    }

    @Override
    public String label() {
        return "HTML";
    }

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        StringBuilder page = new StringBuilder();
        page.append("<!DOCTYPE html>\n<html lang=\"")
                .append(report.language().toLanguageTag())
                .append("\">\n<head>\n");
        page.append("<meta charset=\"utf-8\">\n");
        page.append("<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n");
        page.append("<meta name=\"color-scheme\" content=\"light dark\">\n");
        page.append("<meta name=\"generator\" content=\"Tidemark\">\n");
        page.append("<title>").append(escaped(report.title())).append("</title>\n");
        page.append("<style>\n").append(style()).append("</style>\n</head>\n<body>\n<main>\n");
        page.append("<h1>").append(escaped(report.title())).append("</h1>\n");
        int number = 0;
        for (Block block : report.blocks()) {
            if (block instanceof Block.Chart chart) {
                appendChart(page, chart.chart(), number++);
            } else {
                append(page, block);
            }
        }
        page.append("</main>\n</body>\n</html>\n");
        out.write(page.toString().getBytes(StandardCharsets.UTF_8));
    }

    private static String style() {
        try (InputStream in = HtmlExporter.class.getResourceAsStream("report.css")) {
            if (in == null) {
                throw new IllegalStateException("report.css is missing from the program");
            }
            return new String(in.readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException("report.css", e);
        }
    }

    private static void append(StringBuilder page, Block block) {
        if (block instanceof Block.Heading heading) {
            String tag = "h" + heading.level();
            page.append(element(tag, heading.text())).append('\n');
        } else if (block instanceof Block.Paragraph paragraph) {
            page.append(element("p", paragraph.text())).append('\n');
        } else if (block instanceof Block.Items items) {
            appendItems(page, items.items());
        } else if (block instanceof Block.Data data) {
            page.append("<details class=\"data\"><summary>")
                    .append(escaped(data.caption()))
                    .append("</summary>\n");
            page.append("<pre id=\"tidemark-data\">")
                    .append(escaped(data.json()))
                    .append("</pre>\n</details>\n");
        } else if (block instanceof Table table) {
            appendTable(page, table);
        }
    }

    /** Drawn twice, for light and for dark paper; the style sheet shows one of them. */
    private static void appendChart(StringBuilder page, ChartSpec chart, int number) throws IOException {
        page.append("<figure aria-label=\"")
                .append(escaped(chart.heading().title()))
                .append("\">\n");
        for (Theme theme : List.of(Theme.LIGHT, Theme.DARK)) {
            page.append("<div class=\"").append(theme.id()).append("\">");
            page.append(InlineSvg.of(chart, theme, "c" + number + theme.id())).append("</div>\n");
        }
        page.append("</figure>\n");
    }

    private static void appendItems(StringBuilder page, List<Block.Item> items) {
        page.append("<ul>\n");
        for (Block.Item item : items) {
            page.append("<li>").append(element("strong", item.label()));
            if (!item.place().isEmpty()) {
                page.append(" (").append(element("code", item.place())).append(")");
            }
            page.append(": ").append(escaped(item.text())).append("</li>\n");
        }
        page.append("</ul>\n");
    }

    private static void appendTable(StringBuilder page, Table table) {
        if (table.detail()) {
            page.append("<details><summary>").append(escaped(table.caption())).append("</summary>\n");
        }
        page.append("<div class=\"scroll\">\n<table>\n");
        if (!table.detail()) {
            page.append(element("caption", table.caption())).append('\n');
        }
        page.append("<thead><tr>");
        for (Table.Head column : table.head()) {
            page.append("<th scope=\"col\"").append(numeric(column)).append('>').append(escaped(column.text()));
            if (!column.suffix().isEmpty()) {
                page.append(" <span class=\"unit\">")
                        .append(escaped(column.suffix()))
                        .append("</span>");
            }
            page.append("</th>");
        }
        page.append("</tr></thead>\n<tbody>\n");
        table.rows().forEach(row -> appendRow(page, table.head(), row));
        page.append("</tbody>\n</table>\n</div>\n");
        table.notes()
                .forEach(note ->
                        page.append("<p class=\"note\">").append(escaped(note)).append("</p>\n"));
        if (table.detail()) {
            page.append("</details>\n");
        }
    }

    private static void appendRow(StringBuilder page, List<Table.Head> head, List<Table.Cell> row) {
        page.append("<tr>");
        for (int i = 0; i < row.size(); i++) {
            String text = escaped(row.get(i).text());
            if (i == 0) {
                page.append("<th scope=\"row\">").append(text).append("</th>");
            } else {
                page.append("<td")
                        .append(numeric(head.get(i)))
                        .append('>')
                        .append(text)
                        .append("</td>");
            }
        }
        page.append("</tr>\n");
    }

    private static String numeric(Table.Head column) {
        return column.kind() == Table.Kind.TEXT ? "" : " class=\"number\"";
    }

    private static String element(String tag, String text) {
        return "<" + tag + ">" + escaped(text) + "</" + tag + ">";
    }

    private static String escaped(String text) {
        return text.replace("&", "&amp;")
                .replace("<", "&lt;")
                .replace(">", "&gt;")
                .replace("\"", "&quot;");
    }
}
