package dev.tidemark.report.build;

import dev.tidemark.model.Source;
import dev.tidemark.model.Unit;
import dev.tidemark.report.Block;
import dev.tidemark.report.Table;
import java.util.ArrayList;
import java.util.List;

/** Where the numbers come from and what was odd there. */
final class SourceSection {
    private final Words words;

    SourceSection(Words words) {
        this.words = words;
    }

    Table table(List<Source> sources) {
        List<Table.Head> head = List.of(
                Table.Head.text(words.text("report.source.file")),
                Table.Head.text(words.text("report.source.format")),
                new Table.Head(words.text("report.source.size"), "", Table.Kind.NUMBER),
                Table.Head.text("SHA-256"));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (Source source : sources) {
            double size = (double) source.size();
            rows.add(List.of(
                    Table.Cell.text(source.name()),
                    Table.Cell.text(source.format()),
                    Table.Cell.number(words.formats().value(size, Unit.BYTE), size, Unit.BYTE),
                    Table.Cell.text(source.sha256())));
        }
        return new Table(words.text("report.sources.caption"), head, rows, List.of(), false);
    }

    Block remarks(List<Evidence.Remark> remarks) {
        if (remarks.isEmpty()) {
            return new Block.Paragraph(words.text("report.problems.none"));
        }
        return new Block.Items(remarks.stream()
                .map(r -> new Block.Item(
                        words.severity(r.problem().severity()),
                        r.problem().place().isEmpty()
                                ? r.file()
                                : r.file() + ", " + r.problem().place(),
                        r.problem().sentence()))
                .toList());
    }
}
