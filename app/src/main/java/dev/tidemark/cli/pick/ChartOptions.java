package dev.tidemark.cli.pick;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.chart.BarChart;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.MemoryChart;
import dev.tidemark.chart.draw.ChartExport;
import dev.tidemark.chart.draw.Theme;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.report.build.Judgement;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.CommandLine.Option;

/** What a chart shows and how large it is. */
public final class ChartOptions {
    @Option(names = "--metrics", paramLabel = "METRIC", split = ",", descriptionKey = "chart.metrics")
    private List<String> metrics = new ArrayList<>();

    @Option(names = "--median-only", descriptionKey = "chart.median-only")
    private boolean medianOnly;

    @Option(names = "--theme", paramLabel = "light|dark", descriptionKey = "chart.theme")
    private String theme = Theme.LIGHT.id();

    @Option(names = "--width", paramLabel = "N", descriptionKey = "chart.width")
    private int width;

    @Option(names = "--height", paramLabel = "N", descriptionKey = "chart.height")
    private int height;

    @Option(names = "--scale", paramLabel = "N", descriptionKey = "chart.scale")
    private double scale;

    /** @param kind {@code memory} or {@code bars} */
    public ChartSpec chart(Shell shell, String kind, List<Run> runs, Judgement judgement) throws CommandFailure {
        return switch (kind) {
            case "memory" ->
                MemoryChart.of(runs, new MemoryChart.Options(metrics(shell, runs), !medianOnly), shell.texts());
            case "bars" -> bars(shell, runs, judgement);
            default -> throw shell.unknown("chart", kind, List.of("memory", "bars"));
        };
    }

    private static ChartSpec bars(Shell shell, List<Run> runs, Judgement judgement) throws CommandFailure {
        List<Column> columns = judgement.columns().isEmpty() ? List.of(Columns.RSS_LOAD) : judgement.columns();
        if (columns.size() > 1) {
            throw shell.wrong("cli.chart.one-column");
        }
        FrameworkTable table =
                FrameworkTable.of(runs, runs.getFirst().scenario(), columns, judgement.reducer(), judgement.rule());
        return BarChart.of(table, columns.getFirst(), shell.texts());
    }

    /** The metrics of those keys among the runs' series; without keys, RSS. */
    private List<Metric> metrics(Shell shell, List<Run> runs) throws CommandFailure {
        if (metrics.isEmpty()) {
            return List.of(Metric.RSS);
        }
        List<Metric> known = runs.stream()
                .flatMap(r -> r.series().stream())
                .map(s -> s.metric())
                .distinct()
                .toList();
        List<Metric> chosen = new ArrayList<>();
        for (String key : metrics) {
            Optional<Metric> metric =
                    known.stream().filter(m -> m.key().equals(key)).findFirst();
            if (metric.isEmpty()) {
                throw shell.unknown(
                        "--metrics", key, known.stream().map(Metric::key).toList());
            }
            chosen.add(metric.get());
        }
        if (chosen.stream().map(Metric::unit).distinct().count() > 1) {
            throw shell.wrong("cli.chart.one-unit");
        }
        return chosen;
    }

    /** The size that suits the chart, where the user says nothing else. */
    public ChartExport export(Shell shell, ChartSpec chart) throws CommandFailure {
        Optional<Theme> look = List.of(Theme.LIGHT, Theme.DARK).stream()
                .filter(t -> t.id().equals(theme))
                .findFirst();
        if (look.isEmpty()) {
            throw shell.unknown("--theme", theme, List.of(Theme.LIGHT.id(), Theme.DARK.id()));
        }
        if (width < 0 || height < 0 || scale < 0 || width > 20_000 || height > 20_000 || scale > 16) {
            throw shell.wrong("cli.chart.size");
        }
        ChartExport suited = ChartExport.suitedTo(chart, look.get());
        return new ChartExport(
                look.get(),
                width == 0 ? suited.width() : width,
                height == 0 ? suited.height() : height,
                scale == 0 ? suited.scale() : scale);
    }
}
