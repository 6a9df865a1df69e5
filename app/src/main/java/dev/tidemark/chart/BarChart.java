package dev.tidemark.chart;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.assets.Texts;
import dev.tidemark.format.Formats;
import dev.tidemark.model.Health;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import dev.tidemark.model.Unit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** One column of the per-framework table as bars from zero, in the table's order, with the repetitions' extremes. */
public final class BarChart {
    private final FrameworkTable table;
    private final Column column;
    private final Texts texts;
    private final Formats formats;

    private BarChart(FrameworkTable table, Column column, Texts texts) {
        this.table = table;
        this.column = column;
        this.texts = texts;
        this.formats = new Formats(texts.locale());
    }

    /**
     * @throws IllegalArgumentException if the table does not have the column
     */
    public static ChartSpec.Bars of(FrameworkTable table, Column column, Texts texts) {
        return new BarChart(table, column, texts).build();
    }

    private ChartSpec.Bars build() {
        int index = table.columns().indexOf(column);
        if (index < 0) {
            throw new IllegalArgumentException("the table has no column '" + column.id() + "'");
        }
        List<FrameworkTable.Cell> cells =
                table.rows().stream().map(r -> r.cells().get(index)).toList();
        List<ChartSpec.Bar> bars = new ArrayList<>();
        double max = 0;
        double min = 0;
        for (FrameworkTable.Row row : table.rows()) {
            Optional<Spread> spread = cells.get(bars.size()).spread();
            bars.add(new ChartSpec.Bar(label(row.subject()), note(row, spread), bars.size(), spread, isDoubtful(row)));
            max = Math.max(max, spread.map(Spread::max).orElse(0.0));
            min = Math.min(min, spread.map(Spread::min).orElse(0.0));
        }
        String name = texts.find("column." + column.id()).orElse(column.title());
        String title = texts.get("chart.title.scenario", name, new ChartLabels(texts).scenario(table.scenario()));
        return new ChartSpec.Bars(
                new ChartSpec.Heading(title, subtitle(cells), texts.get("chart.bars.no-data"), texts.locale()),
                new ChartSpec.Axis(name, column.unit(), min, Extents.upTo(min, max, column.unit())),
                bars);
    }

    private String label(Subject subject) {
        boolean ambiguous = table.rows().stream()
                        .filter(r -> r.subject().label().equals(subject.label()))
                        .count()
                > 1;
        return ambiguous && !subject.runtimeLabel().isEmpty()
                ? subject.label() + " · " + subject.runtimeLabel()
                : subject.label();
    }

    /** A verdict that could not be reached is no failed one; a published row says itself how many runs failed. */
    private static boolean isDoubtful(FrameworkTable.Row row) {
        boolean stated = row.runs().stream()
                .anyMatch(r ->
                        r.run().figure(Metric.HEALTHY_RUNS, Statistic.VALUE).isPresent());
        return stated
                ? row.healthy() < row.total()
                : row.runs().stream().anyMatch(r -> r.health().verdict() == Health.Verdict.UNHEALTHY);
    }

    private String note(FrameworkTable.Row row, Optional<Spread> spread) {
        List<String> parts = new ArrayList<>();
        if (spread.isEmpty()) {
            parts.add(texts.get("chart.bars.unknown"));
        }
        if (isDoubtful(row)) {
            parts.add(texts.get("chart.bars.healthy", formats.count(row.healthy()), formats.count(row.total())));
        }
        return String.join(" · ", parts);
    }

    private String subtitle(List<FrameworkTable.Cell> cells) {
        List<String> sentences = new ArrayList<>();
        sentences.add(texts.get("chart.bars.order"));
        boolean repeated = cells.stream().flatMap(c -> c.spread().stream()).anyMatch(s -> s.n() > 1);
        sentences.add(texts.get(repeated ? "chart.bars.extremes" : "chart.bars.single"));
        // How published figures were reduced is their author's business.
        boolean measured = cells.stream().anyMatch(c -> c.spread().isPresent() && !c.published());
        if (column.unit() == Unit.BYTE && measured) {
            // A peak is the maximum of the samples whatever reducer the rest of the table uses.
            String reducer =
                    column.id().endsWith("-peak") ? "max" : table.reducer().word();
            sentences.add(texts.get("chart.bars.reducer", texts.get("reducer." + reducer)));
        }
        if (table.rows().stream().anyMatch(BarChart::isDoubtful)) {
            sentences.add(texts.get("chart.bars.hatched"));
        }
        return String.join(" ", sentences);
    }
}
