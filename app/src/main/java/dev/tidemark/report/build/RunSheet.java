package dev.tidemark.report.build;

import dev.tidemark.analysis.HealthCheck;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Health;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import dev.tidemark.report.Block;
import dev.tidemark.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** One run with all that is known of it, as blocks. */
public final class RunSheet {
    private final Words words;

    public RunSheet(Words words) {
        this.words = words;
    }

    public List<Block> blocks(Run run, HealthRule rule) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(facts(run));
        blocks.add(health(HealthCheck.judge(rule, run)));
        if (!run.phases().isEmpty()) {
            blocks.add(phases(run));
        }
        if (!run.series().isEmpty()) {
            blocks.add(series(run));
        }
        if (!run.figures().isEmpty()) {
            blocks.add(figures(run));
        }
        return blocks;
    }

    private Table facts(Run run) {
        List<List<Table.Cell>> rows = new ArrayList<>();
        row(rows, words.text("column.subject"), run.subject().label());
        row(rows, words.fact("runtime"), run.subject().runtimeLabel());
        row(rows, words.text("report.scenario"), words.scenario(run.scenario()));
        row(rows, words.text("report.repetition"), run.repetition() == 0 ? "" : Integer.toString(run.repetition()));
        row(
                rows,
                words.text("report.started"),
                run.started() == null ? "" : run.started().toString());
        String status = words.text("outcome." + run.outcome().status().name().toLowerCase(Locale.ROOT));
        row(rows, words.text("report.outcome"), (status + " " + run.outcome().detail()).strip());
        run.conditions().facts().forEach((fact, text) -> row(rows, words.fact(fact), words.factText(fact, text)));
        List<Table.Head> head =
                List.of(Table.Head.text(words.text("report.fact")), Table.Head.text(words.text("report.fact.value")));
        return new Table(words.text("report.run") + " " + run.id(), head, rows, List.of(), false);
    }

    /** What the source does not say gets no row. */
    private static void row(List<List<Table.Cell>> rows, String name, String text) {
        if (!text.isEmpty()) {
            rows.add(List.of(Table.Cell.text(name), Table.Cell.text(text)));
        }
    }

    private Block health(Health health) {
        List<Block.Item> items = new ArrayList<>();
        items.add(new Block.Item(
                words.text("report.health"), "", words.verdict(health) + " – " + words.rule(health.rule())));
        health.failures().forEach(f -> items.add(new Block.Item(words.text("health.unhealthy"), "", words.failure(f))));
        health.unknown().forEach(c -> items.add(new Block.Item(words.text("health.unknown"), "", words.clause(c))));
        return new Block.Items(items);
    }

    private Table phases(Run run) {
        List<Table.Head> head = List.of(
                Table.Head.text(words.text("report.phase")),
                Table.Head.text(words.text("report.phase.source")),
                new Table.Head(words.text("report.phase.start"), "", Table.Kind.TEXT),
                new Table.Head(words.text("report.phase.length"), "", Table.Kind.TEXT));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (Phase phase : run.phases()) {
            rows.add(List.of(
                    Table.Cell.text(words.text("phase." + phase.kind().word())),
                    Table.Cell.text(phase.label()),
                    Table.Cell.text(words.formats().duration(phase.start())),
                    Table.Cell.text(words.formats().duration(phase.length()))));
        }
        return new Table(words.text("report.phases"), head, rows, List.of(), false);
    }

    private Table series(Run run) {
        List<Table.Head> head = List.of(
                Table.Head.text(words.text("report.metric")),
                new Table.Head(words.text("report.samples"), "", Table.Kind.NUMBER),
                new Table.Head(words.text("report.min"), "", Table.Kind.NUMBER),
                new Table.Head(words.text("report.max"), "", Table.Kind.NUMBER));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (Series series : run.series()) {
            double[] known = series.values().filter(v -> !Double.isNaN(v)).toArray();
            double min = java.util.Arrays.stream(known).min().orElse(Double.NaN);
            double max = java.util.Arrays.stream(known).max().orElse(Double.NaN);
            rows.add(List.of(
                    Table.Cell.text(words.metric(series.metric())),
                    Table.Cell.count(words.formats(), series.size()),
                    number(min, series),
                    number(max, series)));
        }
        return new Table(words.text("report.series"), head, rows, List.of(), false);
    }

    private Table.Cell number(double value, Series series) {
        String text = words.formats().value(value, series.metric().unit());
        return Double.isNaN(value)
                ? Table.Cell.text(text)
                : Table.Cell.number(text, value, series.metric().unit());
    }

    private Table figures(Run run) {
        List<Table.Head> head = List.of(
                Table.Head.text(words.text("report.metric")),
                Table.Head.text(words.text("report.statistic")),
                new Table.Head(words.text("report.value"), "", Table.Kind.SPREAD),
                Table.Head.text(words.text("report.phase")),
                Table.Head.text(words.text("report.method")));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (Figure figure : run.figures()) {
            rows.add(List.of(
                    Table.Cell.text(words.metric(figure.metric())),
                    Table.Cell.text(figure.statistic().id()),
                    Table.Cell.number(
                            words.formats()
                                    .value(figure.value(), figure.metric().unit()),
                            figure.value(),
                            figure.metric().unit()),
                    Table.Cell.text(figure.phase()),
                    Table.Cell.text(
                            figure.method().word().equals("none")
                                    ? ""
                                    : figure.method().word())));
        }
        return new Table(words.text("report.figures"), head, rows, List.of(), false);
    }
}
