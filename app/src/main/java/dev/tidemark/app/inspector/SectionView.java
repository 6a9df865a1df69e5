package dev.tidemark.app.inspector;

import atlantafx.base.theme.Styles;
import dev.tidemark.app.Language;
import java.util.Locale;
import java.util.function.LongConsumer;
import javafx.geometry.HPos;
import javafx.geometry.VPos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TitledPane;
import javafx.scene.control.Tooltip;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.ColumnConstraints;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A section as a block that can be folded, its lines in two columns. */
final class SectionView extends TitledPane {
    private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");
    private static final double LABELS = 40; // percent of the width

    private final Language language;
    private final LongConsumer showOriginal;
    private final GridPane grid = new GridPane(10, 6);

    /** @param showOriginal gets the key of the file whose bytes are asked for */
    SectionView(Section section, Language language, LongConsumer showOriginal) {
        this.language = language;
        this.showOriginal = showOriginal;
        setId("section-" + section.id());
        getStyleClass().addAll(Styles.DENSE, "section");
        setText(section.title());
        setAnimated(false);
        grid.getStyleClass().add("section-grid");
        grid.getColumnConstraints().addAll(column(LABELS), column(100 - LABELS));
        section.rows().forEach(this::add);
        setContent(grid);
        MenuItem copy = new MenuItem();
        copy.textProperty().bind(language.text("inspector.copy-section"));
        copy.setGraphic(new FontIcon(Feather.COPY));
        copy.setOnAction(e -> SelectableText.copy(section.text()));
        setContextMenu(new ContextMenu(copy));
        addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (COPY.match(e)) {
                SelectableText.copy(section.text());
                e.consume();
            }
        });
    }

    private static ColumnConstraints column(double percent) {
        ColumnConstraints column = new ColumnConstraints();
        column.setPercentWidth(percent);
        column.setHalignment(HPos.LEFT);
        column.setFillWidth(true);
        return column;
    }

    private void add(Row row) {
        int line = grid.getRowCount();
        Node value = value(row);
        GridPane.setValignment(value, VPos.TOP);
        if (row.label().isEmpty()) {
            grid.add(value, 0, line, 2, 1);
            return;
        }
        SelectableText label = new SelectableText(row.label(), "row-label");
        GridPane.setValignment(label, VPos.TOP);
        grid.add(label, 0, line);
        grid.add(value, 1, line);
    }

    private Node value(Row row) {
        VBox texts = new VBox(1, new SelectableText(row.value()));
        if (!row.note().isEmpty()) {
            texts.getChildren().add(new SelectableText(row.note(), "row-note"));
        }
        texts.setFillWidth(true);
        texts.setMinWidth(0);
        HBox.setHgrow(texts, Priority.ALWAYS);
        HBox line = new HBox(6);
        if (row.mark() != Row.Mark.NONE) {
            line.getChildren().add(sign(row.mark()));
        }
        line.getChildren().add(texts);
        row.action().ifPresent(a -> line.getChildren().add(button(a)));
        return line;
    }

    private static Node sign(Row.Mark mark) {
        FontIcon icon = new FontIcon(
                switch (mark) {
                    case GOOD -> Feather.CHECK;
                    case BAD -> Feather.X_CIRCLE;
                    case OPEN -> Feather.HELP_CIRCLE;
                    case WARNING -> Feather.ALERT_TRIANGLE;
                    case NOTE, NONE -> Feather.INFO;
                });
        icon.getStyleClass().addAll("mark", "mark-" + mark.name().toLowerCase(Locale.ROOT));
        return icon;
    }

    private Button button(Row.Action action) {
        if (action instanceof Row.Action.Copy copy) {
            return button("inspector.copy-whole", Feather.COPY, () -> SelectableText.copy(copy.whole()));
        }
        long source = ((Row.Action.ShowOriginal) action).source();
        return button("inspector.show-original", Feather.FILE_TEXT, () -> showOriginal.accept(source));
    }

    private Button button(String key, Feather icon, Runnable action) {
        Button button = new Button("", new FontIcon(icon));
        button.setId(key.substring(key.indexOf('.') + 1));
        button.getStyleClass().addAll(Styles.BUTTON_ICON, Styles.FLAT, Styles.SMALL, "row-button");
        button.setMinWidth(USE_PREF_SIZE);
        button.accessibleTextProperty().bind(language.text(key));
        Tooltip tip = new Tooltip();
        tip.textProperty().bind(language.text(key));
        button.setTooltip(tip);
        button.setOnAction(e -> action.run());
        return button;
    }
}
