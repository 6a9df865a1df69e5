package dev.tidemark.report;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Collectors;

/** A report for a terminal: tables in columns of fixed width, numbers to the right. */
public final class TextExporter implements ReportExporter {
    @Override
    public String id() {
        return "txt";
    }

    @Override
    public String label() {
        return "Text";
    }

    @Override
    public void write(Report report, OutputStream out) throws IOException {
        out.write(text(report).getBytes(StandardCharsets.UTF_8));
    }

    /** The text that {@link #write} writes. */
    public String text(Report report) {
        boolean alone = report.blocks().size() == 1 && report.blocks().getFirst() instanceof Table;
        String title = alone ? "" : report.title() + "\n" + "=".repeat(width(report.title())) + "\n\n";
        return title + report.blocks().stream().map(TextExporter::block).collect(Collectors.joining("\n"));
    }

    private static String block(Block block) {
        if (block instanceof Block.Heading heading) {
            return heading.text() + "\n" + "-".repeat(width(heading.text())) + "\n";
        }
        if (block instanceof Block.Paragraph paragraph) {
            return paragraph.text() + "\n";
        }
        if (block instanceof Block.Items items) {
            return items.items().stream().map(TextExporter::item).collect(Collectors.joining());
        }
        if (block instanceof Block.Chart chart) {
            return "[" + chart.chart().heading().title() + "]\n";
        }
        return block instanceof Table table ? new TextTable(table).text() : "";
    }

    private static String item(Block.Item item) {
        String place = item.place().isEmpty() ? "" : " (" + item.place() + ")";
        return "* " + item.label() + place + ": " + item.text() + "\n";
    }

    static int width(String text) {
        return text.codePointCount(0, text.length());
    }
}
