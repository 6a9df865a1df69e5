package dev.tidemark.report.build;

import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.analysis.HealthCheck;
import dev.tidemark.format.Formats;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.report.Block;
import dev.tidemark.report.Report;
import dev.tidemark.report.Table;
import java.util.ArrayList;
import java.util.List;

/** A study at a glance: its scenarios, its runs, what was odd in its files. */
public final class StudySheet {
    private final Words words;

    public StudySheet(Words words) {
        this.words = words;
    }

    public Report report(Evidence evidence) {
        List<Block> blocks = new ArrayList<>();
        if (!evidence.study().citation().isEmpty()) {
            blocks.add(new Block.Paragraph(
                    words.text("report.measured.published", evidence.study().citation())));
        }
        List<Scenario> scenarios = FrameworkTable.scenarios(evidence.runs());
        blocks.add(scenarios(scenarios, evidence.runs()));
        blocks.add(runs(scenarios, evidence.runs()));
        blocks.add(new SourceSection(words).table(evidence.sources()));
        if (!evidence.remarks().isEmpty()) {
            blocks.add(new SourceSection(words).remarks(evidence.remarks()));
        }
        return new Report(evidence.study().title(), words.texts().locale(), blocks);
    }

    private Table scenarios(List<Scenario> scenarios, List<Run> runs) {
        List<Table.Head> head = List.of(
                new Table.Head(words.text("report.number"), "", Table.Kind.NUMBER),
                Table.Head.text(words.text("report.scenario")),
                new Table.Head(words.text("report.runs"), "", Table.Kind.NUMBER));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (Scenario scenario : scenarios) {
            long own = runs.stream().filter(r -> r.scenario().equals(scenario)).count();
            rows.add(List.of(
                    Table.Cell.count(words.formats(), rows.size() + 1L),
                    Table.Cell.text(words.scenario(scenario)),
                    Table.Cell.count(words.formats(), own)));
        }
        return new Table(words.text("report.scenarios"), head, rows, List.of(), false);
    }

    private Table runs(List<Scenario> scenarios, List<Run> runs) {
        List<Table.Head> head = List.of(
                Table.Head.text(words.text("report.run")),
                Table.Head.text(words.text("column.subject")),
                Table.Head.text(words.fact("runtime")),
                new Table.Head(words.text("report.scenario"), "", Table.Kind.NUMBER),
                new Table.Head(words.text("report.repetition"), "", Table.Kind.NUMBER),
                Table.Head.text(words.text("report.health")));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (Run run : runs) {
            rows.add(List.of(
                    Table.Cell.text(run.id()),
                    Table.Cell.text(run.subject().label()),
                    Table.Cell.text(orUnknown(run.subject().runtimeLabel())),
                    Table.Cell.count(words.formats(), scenarios.indexOf(run.scenario()) + 1L),
                    run.repetition() == 0
                            ? Table.Cell.text(Formats.UNKNOWN)
                            : Table.Cell.count(words.formats(), run.repetition()),
                    Table.Cell.text(words.verdict(HealthCheck.judge(HealthRule.DEFAULT, run)))));
        }
        String rule = words.text("report.note.rule", words.rule(HealthRule.DEFAULT));
        return new Table(words.text("report.all-runs"), head, rows, List.of(rule), false);
    }

    private static String orUnknown(String text) {
        return text.isEmpty() ? Formats.UNKNOWN : text;
    }
}
