package dev.tidemark.report.build;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.analysis.Measures;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.model.Health;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Subject;
import dev.tidemark.model.Unit;
import dev.tidemark.report.Block;
import dev.tidemark.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/** The per-framework table as printed: a scale per column, medians with their extremes, healthy runs of runs. */
public final class FrameworkTables {
    /** The columns whose values the chosen reducer makes. */
    private static final List<Column> REDUCED =
            List.of(Columns.RSS_INITIAL, Columns.RSS_LOAD, Columns.RSS_AFTER, Columns.HEAP_LOAD);

    private final Words words;
    private final Formats formats;

    public FrameworkTables(Words words) {
        this.words = words;
        this.formats = words.formats();
    }

    /** One row per subject, with reducer and rule in the notes; called by its scenario. */
    public Table summary(FrameworkTable table) {
        return summary(table, words.scenario(table.scenario()));
    }

    /** The same under another caption. */
    Table summary(FrameworkTable table, String caption) {
        List<Scale> scales = scales(table);
        List<Table.Head> head = new ArrayList<>();
        head.add(Table.Head.text(words.text("column.subject")));
        for (int i = 0; i < scales.size(); i++) {
            head.add(head(table.columns().get(i), scales.get(i), Table.Kind.SPREAD));
        }
        head.add(new Table.Head(words.text("column.healthy"), "", Table.Kind.TEXT));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (FrameworkTable.Row row : table.rows()) {
            List<Table.Cell> cells = new ArrayList<>();
            cells.add(Table.Cell.text(name(table, row.subject())));
            for (int i = 0; i < scales.size(); i++) {
                cells.add(cell(
                        row.cells().get(i).spread(),
                        scales.get(i),
                        table.columns().get(i).unit()));
            }
            cells.add(Table.Cell.text(healthy(row)));
            rows.add(cells);
        }
        return new Table(caption, head, rows, notes(table), false);
    }

    /** Several tables below each other; the notes that all of them have stand once, at the end. */
    public static List<Block> together(List<Block> blocks) {
        List<Table> tables = blocks.stream()
                .filter(Table.class::isInstance)
                .map(Table.class::cast)
                .filter(t -> !t.detail())
                .toList();
        List<String> shared = tables.size() < 2
                ? List.of()
                : tables.stream()
                        .map(Table::notes)
                        .reduce((one, other) ->
                                one.stream().filter(other::contains).toList())
                        .orElse(List.of());
        List<Block> all = new ArrayList<>();
        for (Block block : blocks) {
            all.add(block instanceof Table table ? table.without(shared) : block);
        }
        shared.forEach(note -> all.add(new Block.Paragraph(note)));
        return all;
    }

    /** One row per run: every single value behind the summary, in the same scales. */
    public Table values(FrameworkTable table) {
        List<Scale> scales = scales(table);
        List<Table.Head> head = new ArrayList<>();
        head.add(Table.Head.text(words.text("column.subject")));
        head.add(new Table.Head(words.text("report.repetition"), "", Table.Kind.TEXT));
        head.add(Table.Head.text(words.text("report.run")));
        for (int i = 0; i < scales.size(); i++) {
            head.add(head(table.columns().get(i), scales.get(i), Table.Kind.NUMBER));
        }
        head.add(Table.Head.text(words.text("report.health")));
        List<List<Table.Cell>> rows = new ArrayList<>();
        for (FrameworkTable.Row row : table.rows()) {
            row.runs().forEach(run -> rows.add(values(table, row.subject(), run, scales)));
        }
        String caption = words.text("report.values", words.scenario(table.scenario()));
        return new Table(
                caption, head, rows, List.of(words.text("report.note.reducer", words.reducer(table.reducer()))), true);
    }

    private List<Table.Cell> values(
            FrameworkTable table, Subject subject, FrameworkTable.RunHealth run, List<Scale> scales) {
        Measures measures = new Measures(run.run(), table.reducer());
        List<Table.Cell> cells = new ArrayList<>();
        cells.add(Table.Cell.text(name(table, subject)));
        int repetition = run.run().repetition();
        cells.add(Table.Cell.text(repetition == 0 ? Formats.UNKNOWN : Integer.toString(repetition)));
        cells.add(Table.Cell.text(run.run().id()));
        for (int i = 0; i < scales.size(); i++) {
            Column column = table.columns().get(i);
            OptionalDouble value = column.value().apply(measures);
            cells.add(
                    value.isEmpty()
                            ? Table.Cell.text(Formats.UNKNOWN)
                            : Table.Cell.number(
                                    formats.number(value.getAsDouble(), scales.get(i)),
                                    value.getAsDouble(),
                                    column.unit()));
        }
        cells.add(Table.Cell.text(health(run.health())));
        return cells;
    }

    /** The verdict with its reasons: failed clauses, else those that could not be judged. */
    private String health(Health health) {
        List<String> reasons = health.verdict() == Health.Verdict.UNHEALTHY
                ? health.failures().stream().map(words::failure).toList()
                : health.unknown().stream().map(words::clause).toList();
        return reasons.isEmpty() ? words.verdict(health) : words.verdict(health) + ": " + String.join("; ", reasons);
    }

    /** A column's scale is that of its largest median, so that all its cells can be compared by eye. */
    static List<Scale> scales(FrameworkTable table) {
        List<Scale> scales = new ArrayList<>();
        for (int i = 0; i < table.columns().size(); i++) {
            int column = i;
            double typical = table.rows().stream()
                    .flatMap(r -> r.cells().get(column).spread().stream())
                    .mapToDouble(s -> Math.abs(s.median()))
                    .max()
                    .orElse(Double.NaN);
            scales.add(Scale.of(table.columns().get(i).unit(), typical));
        }
        return scales;
    }

    private Table.Head head(Column column, Scale scale, Table.Kind kind) {
        return new Table.Head(words.column(column), scale.suffix(), kind);
    }

    private Table.Cell cell(Optional<Spread> spread, Scale scale, Unit unit) {
        return spread.map(s -> Table.Cell.spread(formats.spread(s, scale), s, unit))
                .orElse(Table.Cell.text(Formats.UNKNOWN));
    }

    /** The runtime joins the name where two rows would otherwise be called the same. */
    private static String name(FrameworkTable table, Subject subject) {
        boolean alone = table.rows().stream()
                        .filter(r -> r.subject().label().equals(subject.label()))
                        .count()
                == 1;
        return alone || subject.runtimeLabel().isEmpty()
                ? subject.label()
                : subject.label() + " · " + subject.runtimeLabel();
    }

    /** {@code 3/3}; what could not be judged is said, not counted as healthy or unhealthy in silence. */
    private String healthy(FrameworkTable.Row row) {
        long unknown = row.runs().stream()
                .filter(r -> r.health().verdict() == Health.Verdict.UNKNOWN)
                .count();
        boolean stated = row.total() != row.runs().size();
        if (unknown == row.runs().size() && !stated) {
            return words.text("health.unknown");
        }
        String share = row.healthy() + "/" + row.total();
        return stated || unknown == 0 ? share : share + " (" + unknown + " " + words.text("health.unknown") + ")";
    }

    private List<String> notes(FrameworkTable table) {
        List<String> notes = new ArrayList<>();
        List<FrameworkTable.Cell> cells =
                table.rows().stream().flatMap(r -> r.cells().stream()).toList();
        if (cells.stream().anyMatch(c -> c.spread().stream().anyMatch(s -> s.n() > 1))) {
            notes.add(words.text("report.note.spread"));
        }
        notes.add(words.text("report.note.order"));
        if (table.columns().stream().anyMatch(REDUCED::contains)) {
            notes.add(words.text("report.note.reducer", words.reducer(table.reducer())));
        }
        if (table.columns().contains(Columns.CPU)) {
            notes.add(words.text("report.note.cpu"));
        }
        if (cells.stream().anyMatch(FrameworkTable.Cell::published)) {
            notes.add(words.text("report.note.published"));
        }
        notes.add(words.text("report.note.rule", words.rule(table.rule())));
        notes.addAll(runtimes(table));
        return notes;
    }

    /** Which runtime each subject ran on, where they differ: the difference is then not the framework's alone. */
    private List<String> runtimes(FrameworkTable table) {
        List<String> distinct = table.rows().stream()
                .map(r -> r.subject().runtimeLabel())
                .distinct()
                .toList();
        if (distinct.size() < 2) {
            return List.of();
        }
        String each = table.rows().stream()
                .map(r -> r.subject().label() + ": "
                        + (r.subject().runtimeLabel().isEmpty()
                                ? Formats.UNKNOWN
                                : r.subject().runtimeLabel()))
                .collect(Collectors.joining("; "));
        return List.of(words.text("report.note.runtimes", each));
    }
}
