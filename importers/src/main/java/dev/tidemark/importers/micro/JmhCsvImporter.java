package dev.tidemark.importers.micro;

import dev.tidemark.importers.parts.CsvRows;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.Lines;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * Reads {@code -rf csv} and {@code -rf scsv} of JMH: one row for each benchmark with its parameters, and a row
 * {@code benchmark:metric} for each secondary metric. The files hold no version and no single iterations.
 *
 * @see <a href="https://github.com/openjdk/jmh">JMH</a>
 */
public final class JmhCsvImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo("jmh-csv", "JMH (CSV)", "https://github.com/openjdk/jmh");
    private static final List<String> COLUMNS =
            List.of("Benchmark", "Mode", "Threads", "Samples", "Score", "Score Error (99.9%)", "Unit");
    private static final String PARAMETER = "Param: ";

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        String header = head.firstLine().replace("\"", "");
        return header.startsWith(String.join(",", COLUMNS)) || header.startsWith(String.join(";", COLUMNS))
                ? Match.CERTAIN
                : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        char separator = input.head().firstLine().contains(";") ? ';' : ',';
        Map<String, Entry> entries = new LinkedHashMap<>();
        List<Problem> problems = new ArrayList<>();
        try (CsvRows rows = CsvRows.of(input, separator)) {
            CsvRows.Row header = rows.next();
            if (header == null || header.fields().size() < COLUMNS.size()) {
                throw new ImportException("line 1", "not JMH's header", "check that the file is complete");
            }
            for (CsvRows.Row row = rows.next(); row != null; row = rows.next()) {
                String why = take(header, row, entries, input);
                if (!why.isEmpty()) {
                    problems.add(Problem.dataLoss(Lines.place(row.line()), why + ", skipped"));
                }
            }
        }
        List<Run> runs = entries.values().stream().map(Entry::build).toList();
        if (runs.isEmpty()) {
            throw new ImportException("line 2", "no benchmark has a score", "check that a benchmark of JMH succeeded");
        }
        entries.values().stream()
                .filter(e -> !e.score.contradiction().isEmpty())
                .forEach(e -> problems.add(Problem.warning(Lines.place(e.line), e.score.contradiction())));
        return ImportResult.of("JMH", runs, problems);
    }

    /** @return what is wrong with the row; empty where it was taken */
    private static String take(CsvRows.Row header, CsvRows.Row row, Map<String, Entry> entries, InputFile input) {
        Map<String, String> parameters = parameters(header, row);
        String benchmark = row.field(0);
        String mode = row.field(1);
        OptionalDouble value = UnitNames.number(row.field(4).replace(',', '.'));
        int colon = benchmark.indexOf(':');
        Entry main = colon < 0 ? null : entries.get(key(benchmark.substring(0, colon), mode, parameters));
        if (main != null) {
            main.secondary(benchmark.substring(colon + 1), row.field(6), value);
            return "";
        }
        JmhScore score = JmhScore.of(mode, row.field(6)).orElse(null);
        if (value.isEmpty() || score == null) {
            return "a row without a score that is a time or a rate";
        }
        Entry entry = new Entry(
                row.line(),
                score,
                Run.builder(
                        "run-" + (entries.size() + 1),
                        Names.subject(input),
                        Jmh.scenario(benchmark, mode, row.field(2), parameters)));
        entry.score(value.getAsDouble(), UnitNames.number(row.field(5).replace(',', '.')));
        entries.put(key(benchmark, mode, parameters), entry);
        return "";
    }

    private static Map<String, String> parameters(CsvRows.Row header, CsvRows.Row row) {
        Map<String, String> parameters = new TreeMap<>();
        for (int i = COLUMNS.size(); i < row.fields().size(); i++) {
            String name = header.field(i);
            if (name.startsWith(PARAMETER) && !row.field(i).isEmpty()) {
                parameters.put(name.substring(PARAMETER.length()), row.field(i));
            }
        }
        return parameters;
    }

    private static String key(String benchmark, String mode, Map<String, String> parameters) {
        return benchmark + '\n' + mode + '\n' + parameters;
    }

    /** One benchmark whose rows are still coming. */
    private static final class Entry {
        private final long line;
        private final JmhScore score;
        private final Run.Builder run;

        Entry(long line, JmhScore score, Run.Builder run) {
            this.line = line;
            this.score = score;
            this.run = run.conditions(Conditions.of(Map.of(Conditions.GENERATOR, "JMH")));
        }

        void score(double value, OptionalDouble error) {
            FigureAdder figures = new FigureAdder(run);
            figures.add(score.metric(), Statistic.MEAN, score.toBase(value));
            if (error.isPresent()) {
                figures.add(Jmh.error(score.metric()), Statistic.VALUE, score.toBase(error.getAsDouble()));
            }
        }

        void secondary(String name, String unit, OptionalDouble value) {
            JmhSecondary secondary = JmhSecondary.of(name, unit);
            if (value.isPresent()) {
                new FigureAdder(run)
                        .add(
                                secondary.metric(),
                                Statistic.VALUE,
                                secondary.scaled().toBase(value.getAsDouble()));
            }
        }

        Run build() {
            return run.build();
        }
    }
}
