package dev.tidemark.app.grid;

import dev.tidemark.report.Table;
import javafx.scene.text.Text;

/** How wide a column must be for its texts. */
final class GridWidths {
    private static final double PADDING = 26; // the cell's own
    private static final double BOLD = 1.15; // headings are wider than cells of the same text
    private static final double WIDEST = 420;
    private static final double BOLDER = 1.12; // heads are bold, the measured text is not

    private GridWidths() {}

    static double of(Table table, int column) {
        Table.Head head = table.head().get(column);
        double widest = BOLDER * BOLD * Math.max(width(head.text()), width(head.suffix()));
        for (var row : table.rows()) {
            for (String line : row.get(column).text().split("\n", -1)) {
                widest = Math.max(widest, width(line));
            }
        }
        return Math.min(WIDEST, widest + PADDING);
    }

    private static double width(String text) {
        Text measured = new Text(text);
        measured.setStyle("-fx-font-size: 14px;");
        return measured.getLayoutBounds().getWidth() * 14 / measured.getFont().getSize();
    }
}
