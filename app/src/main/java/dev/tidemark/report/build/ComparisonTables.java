package dev.tidemark.report.build;

import dev.tidemark.analysis.Comparison;
import dev.tidemark.analysis.Differences;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.model.Unit;
import dev.tidemark.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/** A comparison as printed: what else differs, then each figure's sides against the baseline. */
public final class ComparisonTables {
    private final Words words;
    private final Formats formats;

    public ComparisonTables(Words words) {
        this.words = words;
        this.formats = words.formats();
    }

    /** What else differs between the groups; it stands above the figures. */
    public Table differences(Comparison comparison) {
        List<Table.Head> head = Stream.concat(
                        Stream.of(words.text("report.fact")),
                        comparison.groups().stream().map(Comparison.Group::label))
                .map(Table.Head::text)
                .toList();
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (Differences.Difference difference : comparison.otherDifferences()) {
            List<Table.Cell> cells = new ArrayList<>();
            cells.add(Table.Cell.text(words.fact(difference.fact())));
            difference.values().forEach(text -> cells.add(Table.Cell.text(text)));
            rows.add(cells);
        }
        String note = words.text(rows.isEmpty() ? "report.compare.nothing-else" : "report.compare.else-note");
        return new Table(words.text("report.compare.else"), head, rows, List.of(note), false);
    }

    /** One row per figure and group. */
    public Table figures(Comparison comparison) {
        String baseline = comparison.groups().get(comparison.baseline()).label();
        List<Table.Head> head = List.of(
                Table.Head.text(words.text("report.figure")),
                Table.Head.text(words.text("report.group")),
                new Table.Head(words.text("report.median-range"), "", Table.Kind.SPREAD),
                new Table.Head(words.text("report.difference"), "", Table.Kind.NUMBER),
                new Table.Head(words.text("report.ratio"), "", Table.Kind.NUMBER),
                Table.Head.text(words.text("report.ranges")));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (Comparison.Line line : comparison.lines()) {
            Scale scale = scale(line);
            for (int i = 0; i < line.sides().size(); i++) {
                rows.add(row(
                        line, comparison.groups().get(i).label(), line.sides().get(i), scale));
            }
        }
        return new Table(words.text("report.compare.caption", baseline), head, rows, notes(comparison), false);
    }

    private static Scale scale(Comparison.Line line) {
        double typical = line.sides().stream()
                .flatMap(s -> s.cell().spread().stream())
                .mapToDouble(s -> Math.abs(s.median()))
                .max()
                .orElse(Double.NaN);
        return Scale.of(line.column().unit(), typical);
    }

    private List<Table.Cell> row(Comparison.Line line, String group, Comparison.Side side, Scale scale) {
        Unit unit = line.column().unit();
        Table.Cell unknown = Table.Cell.text(Formats.UNKNOWN);
        Table.Cell spread = side.cell()
                .spread()
                .map(s -> Table.Cell.spread(suffixed(formats.spread(s, scale), scale), s, unit))
                .orElse(unknown);
        Table.Cell difference = unknown;
        if (side.difference().isPresent()) {
            double value = side.difference().getAsDouble();
            difference = Table.Cell.number(suffixed(formats.signed(value, scale), scale), value, unit);
        }
        Table.Cell ratio = unknown;
        if (side.ratio().isPresent()) {
            double value = side.ratio().getAsDouble();
            ratio = Table.Cell.number(formats.ratio(value), value, Unit.RATIO);
        }
        return List.of(
                Table.Cell.text(words.column(line.column())),
                Table.Cell.text(group),
                spread,
                difference,
                ratio,
                Table.Cell.text(words.ranges(side.ranges())));
    }

    private static String suffixed(String number, Scale scale) {
        return scale.suffix().isEmpty() ? number : number + " " + scale.suffix();
    }

    private List<String> notes(Comparison comparison) {
        List<String> notes = new ArrayList<>();
        notes.add(words.text("report.note.describes"));
        notes.add(words.text("report.note.reducer", words.reducer(comparison.reducer())));
        StringBuilder healthy = new StringBuilder();
        for (Comparison.Group group : comparison.groups()) {
            healthy.append(healthy.isEmpty() ? "" : "; ").append(group.label()).append(' ');
            healthy.append(group.healthy(comparison.rule()))
                    .append('/')
                    .append(group.runs().size());
        }
        notes.add(words.text("report.note.healthy", healthy, words.rule(comparison.rule())));
        if (comparison.groups().stream().anyMatch(g -> g.runs().size() <= 3)) {
            notes.add(words.text("report.note.few"));
        }
        return notes;
    }
}
