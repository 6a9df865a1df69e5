package dev.tidemark.app.grid;

import dev.tidemark.report.Table;
import java.util.List;

/**
 * A row of a table.
 *
 * @param index in the table's own order, whatever the screen is sorted by
 */
public record GridRow(int index, List<Table.Cell> cells) {
    public GridRow {
        cells = List.copyOf(cells);
    }
}
