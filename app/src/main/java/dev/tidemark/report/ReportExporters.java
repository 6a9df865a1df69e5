package dev.tidemark.report;

import java.util.List;
import java.util.Optional;

/** Every format that a report can be written in: one line each. */
public final class ReportExporters {
    private ReportExporters() {}

    public static List<ReportExporter> all() {
        return List.of(
                new HtmlExporter(),
                new MarkdownExporter(),
                CsvExporter.commaSeparated(),
                CsvExporter.tabSeparated(),
                new LatexExporter(),
                new TextExporter());
    }

    public static Optional<ReportExporter> byId(String id) {
        return all().stream().filter(e -> e.id().equals(id)).findFirst();
    }

    /** By the ending of a file name, whatever its case. */
    public static Optional<ReportExporter> byFileName(String name) {
        return all().stream()
                .filter(e -> name.regionMatches(
                        true, name.length() - e.id().length() - 1, "." + e.id(), 0, e.id().length() + 1))
                .findFirst();
    }
}
