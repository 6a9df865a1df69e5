package dev.tidemark.importers.monitor;

import dev.tidemark.importers.parts.ColumnMeaning;
import dev.tidemark.importers.parts.CsvRows;
import dev.tidemark.importers.parts.TimeReading;
import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * Reads any table, separated by commas, semicolons or tabs, whose first column is a time and of which another column
 * names a metric that Tidemark knows or states its unit. Never certain, and what it had to assume is in the problems.
 */
public final class GenericTableImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo(
            "timed-table", "table of samples over time (CSV, TSV)", "https://www.rfc-editor.org/rfc/rfc4180");
    private static final Set<String> SUBJECTS =
            Set.of("container", "name", "pod", "process", "instance", "host", "command", "service", "subject");
    private static final Set<String> TELLING = Set.of("cpu", "mem", "memory", "rss", "pss", "heap");
    private static final int ROWS_SNIFFED = 3;

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        List<String> lines = head.lines().stream().filter(l -> !l.isBlank()).toList();
        List<String> header = Separated.header(head);
        if (lines.size() < 2 || header.size() < 2 || header.stream().allMatch(String::isEmpty)) {
            return Match.NO;
        }
        char separator = Separated.separator(lines.getFirst());
        List<String> row = Separated.fields(lines.get(1), separator);
        boolean telling = header.stream().anyMatch(GenericTableImporter::tells);
        boolean timed = row.size() > 1
                && TimeReading.of(header.getFirst(), row.getFirst()).isPresent()
                && header.stream().skip(1).anyMatch(h -> ColumnMeaning.of(h).isKnown());
        return timed || (telling && isTable(lines, separator, header.size())) ? Match.POSSIBLE : Match.NO;
    }

    /** A header that speaks of memory or CPU deserves to be told why it cannot be read. */
    private static boolean tells(String header) {
        for (String word : header.toLowerCase(Locale.ROOT).split("[^a-z]+", -1)) {
            if (TELLING.contains(word)) {
                return true;
            }
        }
        return false;
    }

    private static boolean isTable(List<String> lines, char separator, int width) {
        return lines.stream()
                .skip(1)
                .limit(ROWS_SNIFFED)
                .map(line -> Separated.fields(line, separator))
                .allMatch(row -> row.size() == width
                        && row.stream().anyMatch(f -> UnitNames.quantity(f).isPresent()));
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        char separator = Separated.separator(input.head().firstLine());
        try (CsvRows rows = CsvRows.of(input, separator)) {
            CsvRows.Row first = rows.next();
            if (first == null || first.fields().size() < 2) {
                throw new ImportException("line 1", "no header of at least two columns", "name the columns in line 1");
            }
            TableReader reader = new TableReader(plan(first.fields(), separator, firstTime(input)));
            reader.read(rows);
            return reader.result(input, "");
        }
    }

    private static String firstTime(InputFile input) throws IOException {
        List<String> lines =
                input.head().lines().stream().filter(l -> !l.isBlank()).toList();
        return lines.size() < 2
                ? ""
                : Separated.fields(lines.get(1), Separated.separator(lines.getFirst()))
                        .getFirst();
    }

    private static TableReader.Plan plan(List<String> header, char separator, String time) throws ImportException {
        if (TimeReading.of(header.getFirst(), time).isEmpty()) {
            throw new ImportException(
                    "line 2",
                    "the first column, '" + header.getFirst() + "', holds no times but '" + time + "'",
                    "put the times into the first column and call it time, timestamp or elapsed, with its unit: 'time (s)'");
        }
        if (new HashSet<>(header).size() < header.size()) {
            throw new ImportException("line 1", "two columns have the same header", "give each column its own name");
        }
        int subject = -1;
        List<ColumnMeaning> samples = new ArrayList<>();
        for (int i = 1; i < header.size(); i++) {
            if (subject < 0 && SUBJECTS.contains(header.get(i).toLowerCase(Locale.ROOT))) {
                subject = i;
            } else {
                samples.add(ColumnMeaning.of(header.get(i)));
            }
        }
        return new TableReader.Plan(new TableReader.Header(header, separator, 0), Optional.empty(), subject, samples);
    }
}
