package dev.tidemark.importers.micro;

import dev.tidemark.importers.parts.CsvRows;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.Lines;
import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * Reads {@code hyperfine --export-csv}: one row for each command, all times in seconds, no single times.
 *
 * @see <a href="https://github.com/sharkdp/hyperfine">hyperfine</a>
 */
public final class HyperfineCsvImporter implements Importer {
    private static final FormatInfo FORMAT =
            new FormatInfo("hyperfine-csv", "hyperfine (CSV)", "https://github.com/sharkdp/hyperfine");
    private static final String HEADER = "command,mean,stddev,median,user,system,min,max";
    private static final int PARAMETERS_FROM = 8;
    private static final String PARAMETER = "parameter_";

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        return head.firstLine().startsWith(HEADER) ? Match.CERTAIN : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        List<Run> runs = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        try (CsvRows rows = CsvRows.of(input, ',')) {
            CsvRows.Row header = rows.next();
            if (header == null || !String.join(",", header.fields()).startsWith(HEADER)) {
                throw new ImportException("line 1", "not hyperfine's header", "export with --export-csv again");
            }
            for (CsvRows.Row row = rows.next(); row != null; row = rows.next()) {
                if (UnitNames.number(row.field(1)).isPresent()) {
                    runs.add(run(header, row, "run-" + (runs.size() + 1)));
                } else {
                    problems.add(Problem.dataLoss(Lines.place(row.line()), "no mean in this row, skipped"));
                }
            }
        }
        if (runs.isEmpty()) {
            throw new ImportException("line 2", "no command was measured", "run hyperfine again");
        }
        return ImportResult.of(Hyperfine.TOOL, runs, problems);
    }

    private static Run run(CsvRows.Row header, CsvRows.Row row, String id) {
        Map<String, String> parameters = new TreeMap<>();
        for (int i = PARAMETERS_FROM; i < row.fields().size(); i++) {
            String name = header.field(i);
            parameters.put(name.startsWith(PARAMETER) ? name.substring(PARAMETER.length()) : name, row.field(i));
        }
        Run.Builder run = Run.builder(id, Hyperfine.subject(row.field(0)), Hyperfine.scenario(parameters));
        run.conditions(Hyperfine.CONDITIONS);
        new FigureAdder(run)
                .add(Metric.BENCHMARK_TIME, Statistic.MEAN, number(row, 1))
                .add(Metric.BENCHMARK_TIME, Statistic.STDDEV, number(row, 2))
                .percentile(Metric.BENCHMARK_TIME, 50, number(row, 3), PercentileMethod.LINEAR)
                .add(Hyperfine.USER_TIME, Statistic.MEAN, number(row, 4))
                .add(Hyperfine.SYSTEM_TIME, Statistic.MEAN, number(row, 5))
                .add(Metric.BENCHMARK_TIME, Statistic.MIN, number(row, 6))
                .add(Metric.BENCHMARK_TIME, Statistic.MAX, number(row, 7));
        return run.build();
    }

    private static OptionalDouble number(CsvRows.Row row, int column) {
        return UnitNames.number(row.field(column));
    }
}
