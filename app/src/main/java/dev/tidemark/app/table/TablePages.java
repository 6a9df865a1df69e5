package dev.tidemark.app.table;

import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.assets.Texts;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Unit;
import dev.tidemark.report.Table;
import dev.tidemark.report.build.FrameworkTables;
import dev.tidemark.report.build.Words;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A per-framework table as written in one language.
 *
 * @param summary a row per subject
 * @param values a row per run, in the order of the subjects' rows
 */
public record TablePages(FrameworkTable table, Table summary, Table values, Texts texts) {
    static TablePages of(FrameworkTable table, Texts texts) {
        FrameworkTables tables = new FrameworkTables(new Words(texts));
        return new TablePages(table, tables.summary(table), tables.values(table), texts);
    }

    /** The runs behind one row of the summary. */
    Table behind(int row) {
        int before = table.rows().subList(0, row).stream()
                .mapToInt(r -> r.runs().size())
                .sum();
        FrameworkTable.Row own = table.rows().get(row);
        String caption =
                texts.get("window.behind", own.subject().label(), own.runs().size());
        return new Table(
                caption,
                values.head(),
                values.rows().subList(before, before + own.runs().size()),
                values.notes(),
                true);
    }

    /** The single values behind a cell of the summary; empty where the cell is no figure. */
    public String detail(int row, int column) {
        if (column < 1 || column > table.columns().size()) {
            return "";
        }
        FrameworkTable.Cell cell = table.rows().get(row).cells().get(column - 1);
        Optional<Spread> spread = cell.spread();
        if (spread.isEmpty()) {
            return texts.get("window.cell.unknown");
        }
        if (cell.published()) {
            return texts.get("window.cell.published", spread.get().n());
        }
        Unit unit = table.columns().get(column - 1).unit();
        Formats formats = new Formats(texts.locale());
        Scale scale = Scale.of(unit, spread.get().median());
        return cell.values().stream().map(v -> formats.value(v, scale)).collect(Collectors.joining(", "));
    }
}
