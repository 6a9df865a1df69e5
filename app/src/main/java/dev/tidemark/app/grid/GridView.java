package dev.tidemark.app.grid;

import dev.tidemark.report.Table;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.function.BiFunction;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.text.TextAlignment;

/** A report's table on screen. Sorting starts from the table's own order and comes back to it. */
public final class GridView extends TableView<GridRow> {
    private Optional<Table> shown = Optional.empty();
    private BiFunction<GridRow, Integer, String> detail = (row, column) -> "";
    private IntConsumer opened = index -> {};

    public GridView() {
        setTableMenuButtonVisible(true);
        getStyleClass().add("grid");
        getSelectionModel()
                .selectedItemProperty()
                .addListener((o, old, row) -> opened.accept(row == null ? -1 : row.index()));
    }

    /** @param words what to say about a cell, given its row and the index of its column; empty for nothing */
    public void setDetail(BiFunction<GridRow, Integer, String> words) {
        detail = words;
    }

    /** @param reaction to another selected row, given its index in the table's own order; -1 for none */
    public void setOnOpened(IntConsumer reaction) {
        opened = reaction;
    }

    /** Shows a table. What was sorted and selected stays so where the columns are the same. */
    public void show(Table table) {
        boolean sameColumns = shown.isPresent() && kinds(shown.get()).equals(kinds(table));
        int selected = selectedIndex();
        shown = Optional.of(table);
        List<GridRow> rows = IntStream.range(0, table.rows().size())
                .mapToObj(i -> new GridRow(i, table.rows().get(i)))
                .toList();
        if (sameColumns) {
            for (int i = 0; i < table.head().size(); i++) {
                dress(getColumns().get(i), table.head().get(i), table, i);
            }
        } else {
            getColumns().setAll(columns(table));
        }
        getItems().setAll(rows);
        sort();
        rows.stream()
                .filter(r -> r.index() == selected)
                .findFirst()
                .ifPresent(r -> getSelectionModel().select(r));
    }

    private int selectedIndex() {
        GridRow row = getSelectionModel().getSelectedItem();
        return row == null ? -1 : row.index();
    }

    private static List<Table.Kind> kinds(Table table) {
        return table.head().stream().map(Table.Head::kind).toList();
    }

    private List<TableColumn<GridRow, Table.Cell>> columns(Table table) {
        List<TableColumn<GridRow, Table.Cell>> columns = new ArrayList<>();
        for (int i = 0; i < table.head().size(); i++) {
            int index = i;
            Table.Kind kind = table.head().get(i).kind();
            TableColumn<GridRow, Table.Cell> column = new TableColumn<>();
            column.setCellValueFactory(
                    c -> new ReadOnlyObjectWrapper<>(c.getValue().cells().get(index)));
            column.setCellFactory(c -> new GridCell(index, kind, row -> detail.apply(row, index)));
            column.setComparator(ORDER);
            column.getStyleClass().add(kind == Table.Kind.TEXT ? "text-column" : "number-column");
            dress(column, table.head().get(i), table, i);
            columns.add(column);
        }
        return columns;
    }

    /** Title, unit and width. */
    private void dress(TableColumn<GridRow, ?> column, Table.Head head, Table table, int index) {
        Label title = new Label(head.suffix().isEmpty() ? head.text() : head.text() + "\n" + head.suffix());
        boolean number = head.kind() != Table.Kind.TEXT;
        title.setTextAlignment(number ? TextAlignment.RIGHT : TextAlignment.LEFT);
        title.setMaxWidth(Double.MAX_VALUE);
        title.setAlignment(number ? Pos.CENTER_RIGHT : Pos.CENTER_LEFT);
        column.setGraphic(title);
        column.setText(null);
        column.setPrefWidth(GridWidths.of(table, index));
    }

    /** By the value behind the cell where there is one, unknown last; else by the text. */
    private static final Comparator<Table.Cell> ORDER = Comparator.comparing(
                    (Table.Cell c) -> c.quantity().map(q -> q.spread().median()).orElse(Double.NaN))
            .thenComparing(Table.Cell::text, String.CASE_INSENSITIVE_ORDER);

    /** The table as it was given, in its own order. */
    public Optional<Table> shown() {
        return shown;
    }
}
