package dev.tidemark.analysis;

import dev.tidemark.model.Health;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * Subjects × columns for one scenario. Rows keep the order in which the subjects first appear among the runs: a fixed
 * order, not a ranking.
 *
 * @param reducer and {@code rule} are printed with the table
 */
public record FrameworkTable(
        Scenario scenario, List<Column> columns, Reducer reducer, HealthRule rule, List<Row> rows) {
    /** One subject: its cells in column order and the runs behind them. */
    public record Row(Subject subject, List<Cell> cells, List<RunHealth> runs) {
        public Row {
            cells = List.copyOf(cells);
            runs = List.copyOf(runs);
        }

        /** How many runs are healthy, for {@code 3/3}; of a published summary what its author says. */
        public long healthy() {
            return runs.stream()
                    .mapToLong(r -> stated(r.run(), Metric.HEALTHY_RUNS)
                            .orElse(r.health().verdict() == Health.Verdict.HEALTHY ? 1 : 0))
                    .sum();
        }

        /** How many runs are behind the row. */
        public long total() {
            return runs.stream()
                    .mapToLong(r -> stated(r.run(), Metric.RUNS).orElse(1))
                    .sum();
        }

        private static OptionalLong stated(Run run, Metric metric) {
            return run.figure(metric, Statistic.VALUE)
                    .map(f -> OptionalLong.of(Math.round(f.value())))
                    .orElse(OptionalLong.empty());
        }
    }

    /** A run with the rule's verdict on it. */
    public record RunHealth(Run run, Health health) {}

    /**
     * @param spread empty where no run says anything
     * @param values one per run that has the value, in the order of the runs
     * @param published true where the spread is printed by the source, so that no single values are behind it
     */
    public record Cell(Optional<Spread> spread, List<Double> values, boolean published) {
        public Cell {
            values = List.copyOf(values);
        }
    }

    public FrameworkTable {
        columns = List.copyOf(columns);
        rows = List.copyOf(rows);
    }

    /** The table of those runs that belong to the scenario. */
    public static FrameworkTable of(
            List<Run> runs, Scenario scenario, List<Column> columns, Reducer reducer, HealthRule rule) {
        Map<Subject, List<Run>> bySubject = new LinkedHashMap<>();
        for (Run run : runs) {
            if (run.scenario().equals(scenario)) {
                bySubject.computeIfAbsent(run.subject(), s -> new ArrayList<>()).add(run);
            }
        }
        List<Row> rows = new ArrayList<>();
        bySubject.forEach((subject, own) -> rows.add(row(subject, own, columns, reducer, rule)));
        return new FrameworkTable(scenario, columns, reducer, rule, rows);
    }

    private static Row row(Subject subject, List<Run> runs, List<Column> columns, Reducer reducer, HealthRule rule) {
        List<Measures> measures =
                runs.stream().map(r -> new Measures(r, reducer)).toList();
        List<Cell> cells = columns.stream().map(c -> cell(c, measures)).toList();
        List<RunHealth> health = runs.stream()
                .map(r -> new RunHealth(r, HealthCheck.judge(rule, r)))
                .toList();
        return new Row(subject, cells, health);
    }

    /** Several runs are reduced here; of a single run whose source prints a spread, that spread is the cell. */
    static Cell cell(Column column, List<Measures> runs) {
        if (runs.size() == 1) {
            Optional<Spread> published = column.published().apply(runs.getFirst());
            if (published.isPresent()) {
                return new Cell(published, List.of(), true);
            }
        }
        List<Double> values = new ArrayList<>();
        for (Measures run : runs) {
            OptionalDouble value = column.value().apply(run);
            if (value.isPresent()) {
                values.add(value.getAsDouble());
            }
        }
        double[] array = values.stream().mapToDouble(Double::doubleValue).toArray();
        return new Cell(Spreads.of(array), values, false);
    }

    /** The scenarios among the runs, in order of first appearance. */
    public static List<Scenario> scenarios(List<Run> runs) {
        return runs.stream().map(Run::scenario).distinct().toList();
    }

    /** Those of all columns for which at least one of the runs has a value. */
    public static List<Column> columnsWithData(List<Run> runs) {
        List<Measures> measures =
                runs.stream().map(r -> new Measures(r, Reducer.MEDIAN)).toList();
        return Columns.all().stream()
                .filter(c -> measures.stream().anyMatch(m -> c.value().apply(m).isPresent()))
                .toList();
    }
}
