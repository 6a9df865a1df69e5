package dev.tidemark.app.grid;

import dev.tidemark.report.Table;
import java.util.function.Function;
import javafx.geometry.Pos;
import javafx.scene.control.TableCell;
import javafx.scene.control.Tooltip;
import javafx.scene.text.TextAlignment;
import org.jspecify.annotations.Nullable;

/** A cell: numbers to the right, the values behind it as a tooltip. */
final class GridCell extends TableCell<GridRow, Table.Cell> {
    private final int column;
    private final Function<GridRow, String> detail;

    /** @param detail what to say about the cell in a row; empty for nothing */
    GridCell(int column, Table.Kind kind, Function<GridRow, String> detail) {
        this.column = column;
        this.detail = detail;
        if (kind != Table.Kind.TEXT) {
            setAlignment(Pos.CENTER_RIGHT);
            setTextAlignment(TextAlignment.RIGHT);
            getStyleClass().add("number");
        }
    }

    @Override
    protected void updateItem(Table.@Nullable Cell cell, boolean empty) {
        super.updateItem(cell, empty);
        if (cell == null || empty) {
            setText(null);
            setTooltip(null);
            return;
        }
        setText(cell.text());
        GridRow row = getTableRow() == null ? null : getTableRow().getItem();
        String more = row == null ? "" : detail.apply(row);
        // Without more to say the tooltip repeats the text, which the column may cut off.
        setTooltip(new Tooltip(more.isEmpty() ? cell.text() : cell.text() + "\n" + more));
    }

    int column() {
        return column;
    }
}
