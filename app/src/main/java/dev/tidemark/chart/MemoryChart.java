package dev.tidemark.chart;

import dev.tidemark.analysis.Comparison;
import dev.tidemark.assets.Texts;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Unit;
import java.util.ArrayList;
import java.util.List;

/**
 * Memory over time: runs laid over each other at the start of their load (at their own start where there is none),
 * every repetition faint, the median over repetitions strong, the phases as bands behind them.
 */
public final class MemoryChart {
    /** Borders of phases that differ by less between runs are one sample's width and not worth a word. */
    private static final double TOLERANCE_SECONDS = 2;

    /**
     * @param metrics drawn as lines of their own, never added; all of one unit
     * @param repetitions whether each repetition is drawn beside the median
     */
    public record Options(List<Metric> metrics, boolean repetitions) {
        public static final Options RSS = new Options(List.of(Metric.RSS), true);
        public static final Options RSS_AND_HEAP = new Options(List.of(Metric.RSS, Metric.HEAP_USED), true);

        public Options {
            metrics = List.copyOf(metrics);
            if (metrics.stream().map(Metric::unit).distinct().count() != 1) {
                throw new IllegalArgumentException("one axis takes metrics of one unit: " + metrics);
            }
        }
    }

    private final List<Comparison.Group> groups;
    private final Options options;
    private final Texts texts;
    private final ChartLabels labels;
    private final List<Run> shown = new ArrayList<>();
    private final List<ChartSpec.Line> lines = new ArrayList<>();

    private MemoryChart(List<Comparison.Group> groups, Options options, Texts texts) {
        this.groups = groups;
        this.options = options;
        this.texts = texts;
        this.labels = new ChartLabels(texts);
    }

    /** One colour per subject and scenario, in the order in which they appear among the runs. */
    public static ChartSpec.Time of(List<Run> runs, Options options, Texts texts) {
        return ofGroups(RunGroups.of(runs, new ChartLabels(texts)), options, texts);
    }

    /** One colour per group; a group's runs are its repetitions. Runs without any of the metrics are left out. */
    public static ChartSpec.Time ofGroups(List<Comparison.Group> groups, Options options, Texts texts) {
        return new MemoryChart(groups, options, texts).build();
    }

    private ChartSpec.Time build() {
        for (int colour = 0; colour < groups.size(); colour++) {
            Comparison.Group group = groups.get(colour);
            for (int pattern = 0; pattern < options.metrics().size(); pattern++) {
                addLines(group, options.metrics().get(pattern), colour, pattern);
            }
            group.runs().stream().filter(this::hasAny).forEach(shown::add);
        }
        PhaseBands bands = PhaseBands.of(shown, labels);
        return new ChartSpec.Time(
                new ChartSpec.Heading(title(), subtitle(bands), texts.get("chart.memory.no-data"), texts.locale()),
                Extents.time(timeLabel(), bands.bands(), lines),
                Extents.values(valueLabel(), options.metrics().getFirst().unit(), lines),
                bands.bands(),
                lines);
    }

    private boolean hasAny(Run run) {
        return options.metrics().stream().anyMatch(m -> run.series(m).isPresent());
    }

    private void addLines(Comparison.Group group, Metric metric, int colour, int pattern) {
        List<Aligned> repetitions = new ArrayList<>();
        for (Run run : group.runs()) {
            run.series(metric).ifPresent(s -> repetitions.add(new Aligned(s, Aligned.zeroOf(run))));
        }
        if (repetitions.isEmpty()) {
            return;
        }
        String name = options.metrics().size() == 1 ? group.label() : group.label() + " – " + labels.metric(metric);
        if (repetitions.size() == 1) {
            add(name, new ChartSpec.Style(colour, pattern, ChartSpec.Emphasis.STRONG), repetitions.getFirst());
            return;
        }
        String label = texts.get("chart.legend.repetitions", name, repetitions.size());
        ChartSpec.Style faint = new ChartSpec.Style(colour, pattern, ChartSpec.Emphasis.FAINT);
        if (options.repetitions()) {
            repetitions.forEach(r -> add(label, faint, r));
        }
        MedianLine.of(repetitions)
                .ifPresent(m -> add(label, new ChartSpec.Style(colour, pattern, ChartSpec.Emphasis.STRONG), m));
    }

    private void add(String label, ChartSpec.Style style, Aligned line) {
        lines.add(new ChartSpec.Line(label, style, line.series(), line.zeroNanos()));
    }

    private String title() {
        List<Scenario> scenarios = shown.stream().map(Run::scenario).distinct().toList();
        String name = options.metrics().getFirst().unit() == Unit.BYTE
                ? texts.get("chart.memory.title")
                : texts.get("chart.time.title", labels.metric(options.metrics().getFirst()));
        return scenarios.size() == 1
                ? texts.get("chart.title.scenario", name, labels.scenario(scenarios.getFirst()))
                : name;
    }

    private String subtitle(PhaseBands bands) {
        List<String> sentences = new ArrayList<>();
        boolean repeated = lines.stream().anyMatch(l -> l.style().emphasis() == ChartSpec.Emphasis.FAINT)
                || groups.stream().anyMatch(g -> g.runs().size() > 1);
        if (repeated) {
            sentences.add(texts.get(options.repetitions() ? "chart.memory.median-and-each" : "chart.memory.median"));
        } else if (!lines.isEmpty()) {
            sentences.add(texts.get("chart.memory.single"));
        }
        if (bands.disagreement() > TOLERANCE_SECONDS) {
            String seconds = new Formats(texts.locale()).value(bands.disagreement(), new Scale("s", 1, 1));
            sentences.add(texts.get("chart.memory.bands-differ", seconds));
        }
        return String.join(" ", sentences);
    }

    private String timeLabel() {
        boolean all = shown.stream().allMatch(r -> r.phase(Phase.Kind.LOAD).isPresent());
        boolean none = shown.stream().noneMatch(r -> r.phase(Phase.Kind.LOAD).isPresent());
        return texts.get(none ? "chart.time.since-start" : all ? "chart.time.since-load" : "chart.time.mixed");
    }

    private String valueLabel() {
        return options.metrics().size() == 1
                ? labels.metric(options.metrics().getFirst())
                : texts.get("chart.axis." + (options.metrics().getFirst().unit() == Unit.BYTE ? "memory" : "value"));
    }
}
