package dev.tidemark.app.compare;

import dev.tidemark.analysis.Comparison;
import dev.tidemark.assets.Texts;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.report.Table;
import dev.tidemark.report.build.ComparisonTables;
import dev.tidemark.report.build.Words;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * A comparison as written in one language.
 *
 * @param differences what else differs
 * @param sideBySide a row per figure, a column per side: for the screen
 * @param figures a row per figure and side: for copying
 */
public record ComparePages(Comparison comparison, Table differences, Table sideBySide, Table figures, Texts texts) {
    static ComparePages of(Comparison comparison, Texts texts) {
        ComparisonTables tables = new ComparisonTables(new Words(texts));
        Table figures = tables.figures(comparison);
        return new ComparePages(
                comparison,
                tables.differences(comparison),
                new Writing(texts).table(comparison, figures),
                figures,
                texts);
    }

    /** The single values of a side, given the row and the column of its cell; empty where there are none. */
    public String detail(int row, int column) {
        if (column < 1) {
            return "";
        }
        Comparison.Line line = comparison.lines().get(row);
        Formats formats = new Formats(texts.locale());
        var cell = line.sides().get(column - 1).cell();
        Scale scale = Scale.of(
                line.column().unit(), cell.spread().map(s -> s.median()).orElse(Double.NaN));
        return cell.values().stream().map(v -> formats.value(v, scale)).collect(Collectors.joining(", "));
    }

    /** Puts the sides beside each other: the figure, and below it how it lies to the baseline's. */
    private static final class Writing {
        private final Words words;
        private final Formats formats;

        private Writing(Texts texts) {
            words = new Words(texts);
            formats = new Formats(texts.locale());
        }

        Table table(Comparison comparison, Table figures) {
            List<Table.Head> head = new ArrayList<>();
            head.add(Table.Head.text(words.text("report.figure")));
            for (int i = 0; i < comparison.groups().size(); i++) {
                String baseline = i == comparison.baseline() ? words.text("window.compare.baseline") : "";
                head.add(new Table.Head(comparison.groups().get(i).label(), baseline, Table.Kind.SPREAD));
            }
            List<List<Table.Cell>> rows =
                    comparison.lines().stream().map(this::row).toList();
            return new Table(figures.caption(), head, rows, figures.notes(), false);
        }

        private List<Table.Cell> row(Comparison.Line line) {
            double typical = line.sides().stream()
                    .flatMap(s -> s.cell().spread().stream())
                    .mapToDouble(s -> Math.abs(s.median()))
                    .max()
                    .orElse(Double.NaN);
            Scale scale = Scale.of(line.column().unit(), typical);
            List<Table.Cell> cells = new ArrayList<>();
            String name = words.column(line.column());
            cells.add(Table.Cell.text(scale.suffix().isEmpty() ? name : name + " · " + scale.suffix()));
            line.sides()
                    .forEach(side -> cells.add(side.cell()
                            .spread()
                            .map(s -> Table.Cell.spread(
                                    formats.spread(s, scale) + against(side, scale),
                                    s,
                                    line.column().unit()))
                            .orElse(Table.Cell.text(Formats.UNKNOWN))));
            return cells;
        }

        /** {@code +12.4 · 1.19× · all higher} on a line of its own; nothing for the baseline. */
        private String against(Comparison.Side side, Scale scale) {
            List<String> parts = new ArrayList<>();
            side.difference().ifPresent(d -> parts.add(formats.signed(d, scale)));
            side.ratio().ifPresent(r -> parts.add(formats.ratio(r)));
            if (side.ranges() != Comparison.Ranges.NOT_COMPARED) {
                parts.add(words.ranges(side.ranges()));
            }
            return parts.isEmpty() ? "" : "\n" + String.join(" · ", parts);
        }
    }
}
