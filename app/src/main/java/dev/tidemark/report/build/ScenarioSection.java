package dev.tidemark.report.build;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.Comparison;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.chart.BarChart;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.MemoryChart;
import dev.tidemark.model.Health;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.report.Block;
import dev.tidemark.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** One scenario: its table, charts, single values, unhealthy runs and the comparison of its subjects. */
final class ScenarioSection {
    /** Of these columns, the first of each line that the runs have is drawn as bars. */
    private static final List<List<Column>> BARS = List.of(
            List.of(Columns.RSS_LOAD, Columns.CGROUP_PEAK),
            List.of(Columns.P99, Columns.RATE, Columns.BENCHMARK_TIME, Columns.BENCHMARK_RATE));

    private final Words words;
    private final Judgement judgement;

    ScenarioSection(Words words, Judgement judgement) {
        this.words = words;
        this.judgement = judgement;
    }

    List<Block> blocks(Scenario scenario, List<Run> runs) {
        List<Column> columns = judgement.columnsFor(runs);
        FrameworkTable table = FrameworkTable.of(runs, scenario, columns, judgement.reducer(), judgement.rule());
        FrameworkTables tables = new FrameworkTables(words);
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Heading(2, words.scenario(scenario)));
        summaries(table, runs, blocks);
        if (runs.size() > table.rows().size()) {
            blocks.add(tables.values(table));
        }
        charts(table, runs).forEach(c -> blocks.add(new Block.Chart(c)));
        heaps(table, blocks);
        blocks.addAll(unhealthy(table));
        new Doubts(words).of(runs).ifPresent(items -> {
            blocks.add(new Block.Heading(3, words.text("report.findings")));
            blocks.add(items);
        });
        blocks.addAll(comparison(table));
        return blocks;
    }

    /** The usual columns first: all of them side by side would be wider than a page. */
    private void summaries(FrameworkTable table, List<Run> runs, List<Block> blocks) {
        FrameworkTables tables = new FrameworkTables(words);
        List<Column> usual = judgement.usualColumnsFor(runs);
        List<Column> further =
                table.columns().stream().filter(c -> !usual.contains(c)).toList();
        blocks.add(tables.summary(withColumns(table, runs, usual), words.text("report.table")));
        if (!further.isEmpty()) {
            Table more = tables.summary(withColumns(table, runs, further), words.text("report.table.further"));
            blocks.add(more);
        }
    }

    private static FrameworkTable withColumns(FrameworkTable table, List<Run> runs, List<Column> columns) {
        return FrameworkTable.of(runs, table.scenario(), columns, table.reducer(), table.rule());
    }

    private List<ChartSpec> charts(FrameworkTable table, List<Run> runs) {
        List<ChartSpec> charts = new ArrayList<>();
        if (runs.stream().anyMatch(r -> r.series(Metric.RSS).isPresent())) {
            charts.add(MemoryChart.of(runs, MemoryChart.Options.RSS, words.texts()));
        }
        for (List<Column> choice : BARS) {
            choice.stream()
                    .filter(c -> hasData(table, c))
                    .findFirst()
                    .ifPresent(c -> charts.add(BarChart.of(table, c, words.texts())));
        }
        return charts;
    }

    /** Heap beside RSS, one chart a subject. */
    private void heaps(FrameworkTable table, List<Block> blocks) {
        for (FrameworkTable.Row row : table.rows()) {
            List<Run> own =
                    row.runs().stream().map(FrameworkTable.RunHealth::run).toList();
            if (own.stream().anyMatch(r -> r.series(Metric.HEAP_USED).isPresent())) {
                blocks.add(new Block.Heading(3, row.subject().label()));
                blocks.add(new Block.Chart(MemoryChart.of(own, MemoryChart.Options.RSS_AND_HEAP, words.texts())));
            }
        }
    }

    private static boolean hasData(FrameworkTable table, Column column) {
        int index = table.columns().indexOf(column);
        return index >= 0
                && table.rows().stream()
                        .anyMatch(r -> r.cells().get(index).spread().isPresent());
    }

    private List<Block> unhealthy(FrameworkTable table) {
        List<Block.Item> items = table.rows().stream()
                .flatMap(row -> row.runs().stream())
                .filter(r -> r.health().verdict() == Health.Verdict.UNHEALTHY)
                .flatMap(this::failures)
                .toList();
        return items.isEmpty()
                ? List.of()
                : List.of(new Block.Heading(3, words.text("report.unhealthy")), new Block.Items(items));
    }

    private Stream<Block.Item> failures(FrameworkTable.RunHealth run) {
        String label = run.run().subject().label();
        return run.health().failures().stream()
                .map(f -> new Block.Item(label, run.run().id(), words.failure(f)));
    }

    private List<Block> comparison(FrameworkTable table) {
        if (table.rows().size() < 2) {
            return List.of();
        }
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Heading(3, words.text("report.comparison")));
        if (table.rows().size() > Comparison.MOST_GROUPS) {
            blocks.add(new Block.Paragraph(words.text("report.comparison.too-many", Comparison.MOST_GROUPS)));
            return blocks;
        }
        List<Comparison.Group> groups = table.rows().stream()
                .map(r -> new Comparison.Group(
                        r.subject().label(),
                        r.runs().stream().map(FrameworkTable.RunHealth::run).toList()))
                .toList();
        Comparison comparison = Comparison.of(groups, 0, table.columns(), judgement.reducer(), judgement.rule());
        ComparisonTables tables = new ComparisonTables(words);
        blocks.add(tables.differences(comparison));
        blocks.add(tables.figures(comparison));
        return blocks;
    }
}
