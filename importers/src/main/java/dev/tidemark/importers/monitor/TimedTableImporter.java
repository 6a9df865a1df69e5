package dev.tidemark.importers.monitor;

import dev.tidemark.importers.parts.ColumnMeaning;
import dev.tidemark.importers.parts.CsvRows;
import dev.tidemark.importers.parts.TimeReading;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Problem;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;

/** Reads the tables of one tool, recognised by their headers. */
final class TimedTableImporter implements Importer {
    private final TimedTable table;

    TimedTableImporter(TimedTable table) {
        this.table = table;
    }

    @Override
    public FormatInfo format() {
        return table.format();
    }

    @Override
    public Match sniff(FileHead head) {
        List<String> header = Separated.header(head);
        boolean all = header.containsAll(table.fingerprint()) && timeColumn(header) >= 0;
        return all ? Match.CERTAIN : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        char separator = Separated.separator(input.head().firstLine());
        try (CsvRows rows = CsvRows.of(input, separator)) {
            CsvRows.Row first = rows.next();
            List<String> header = first == null ? List.of() : first.fields();
            if (!header.containsAll(table.fingerprint()) || timeColumn(header) < 0) {
                throw new ImportException(
                        "line 1",
                        "not the header of " + table.tool(),
                        "check that the file is complete and begins with its header");
            }
            List<ColumnMeaning> present = table.columns().stream()
                    .filter(c -> header.contains(c.header()))
                    .toList();
            TableReader.Header form = new TableReader.Header(header, separator, timeColumn(header));
            TableReader reader = new TableReader(new TableReader.Plan(form, table.time(), -1, present));
            reader.read(rows);
            return with(reader.result(input, table.tool()), leftOut(header, present));
        }
    }

    private int timeColumn(List<String> header) {
        for (int i = 0; i < header.size(); i++) {
            if (TimeReading.isTimeName(header.get(i))) {
                return i;
            }
        }
        return -1;
    }

    private List<Problem> leftOut(List<String> header, List<ColumnMeaning> present) {
        List<String> others = new ArrayList<>(header);
        others.remove(timeColumn(header));
        present.forEach(c -> others.remove(c.header()));
        return others.isEmpty()
                ? List.of()
                : List.of(Problem.note("line 1", "columns left out: " + String.join(", ", others)));
    }

    private static ImportResult with(ImportResult result, List<Problem> more) {
        List<Problem> all = new ArrayList<>(result.problems());
        all.addAll(more);
        return new ImportResult(result.study(), result.toolVersion(), result.runs(), all);
    }
}
