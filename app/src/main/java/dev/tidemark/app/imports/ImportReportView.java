package dev.tidemark.app.imports;

import dev.tidemark.app.Language;
import dev.tidemark.app.imports.ImportLine.Outcome;
import java.util.Locale;
import java.util.function.Function;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.collections.FXCollections;
import javafx.collections.transformation.FilteredList;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TableCell;
import javafx.scene.control.TableColumn;
import javafx.scene.control.TableView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.Text;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** One line per file: what became of it, and where something is wrong: what, where and what to do. */
public final class ImportReportView extends BorderPane {
    private final Language language;
    private final TableView<ImportLine> lines = new TableView<>();

    /** @param summary of the report, in the language of the moment */
    public ImportReportView(ImportReport report, Function<ImportReport, String> summary, Language language) {
        this.language = language;
        setId("import-report");
        Label head = new Label();
        head.setWrapText(true);
        head.textProperty().bind(Bindings.createStringBinding(() -> summary.apply(report), language.texts()));
        CheckBox onlyOdd = new CheckBox();
        onlyOdd.textProperty().bind(language.text("window.import.only-odd"));
        VBox top = new VBox(8, head, onlyOdd);
        top.getStyleClass().add("bar");
        setTop(top);
        FilteredList<ImportLine> shown = new FilteredList<>(FXCollections.observableList(report.lines()));
        onlyOdd.selectedProperty()
                .addListener((o, was, odd) -> shown.setPredicate(odd ? ImportLine::isOdd : l -> true));
        onlyOdd.setSelected(report.lines().stream().anyMatch(ImportLine::isOdd));
        lines.setItems(shown);
        Label nothing = new Label();
        nothing.textProperty().bind(language.text("window.import.nothing"));
        lines.setPlaceholder(nothing);
        columns();
        setCenter(lines);
    }

    private void columns() {
        TableColumn<ImportLine, ImportLine> outcome = column("outcome", 150, l -> l);
        outcome.setCellFactory(c -> new OutcomeCell());
        TableColumn<ImportLine, String> text = column("message", 480, this::message);
        text.setCellFactory(c -> new WrappingCell());
        lines.getColumns().add(outcome);
        lines.getColumns().add(column("file", 260, ImportLine::name));
        lines.getColumns().add(column("format", 150, ImportLine::format));
        lines.getColumns()
                .add(column(
                        "runs", 70, l -> l.runs() == 0 ? "" : language.formats().count(l.runs())));
        lines.getColumns().add(text);
        lines.setColumnResizePolicy(TableView.CONSTRAINED_RESIZE_POLICY_LAST_COLUMN);
    }

    private <T> TableColumn<ImportLine, T> column(String id, double width, Function<ImportLine, T> value) {
        TableColumn<ImportLine, T> column = new TableColumn<>();
        column.textProperty().bind(language.text("window.import.column." + id));
        column.setPrefWidth(width);
        column.setCellValueFactory(c -> new ReadOnlyObjectWrapper<>(value.apply(c.getValue())));
        return column;
    }

    private String message(ImportLine line) {
        StringBuilder text = new StringBuilder();
        line.problems().forEach(p -> {
            String severity = p.severity().name().toLowerCase(Locale.ROOT).replace('_', '-');
            String place = p.place().isEmpty() ? "" : p.place() + ": ";
            String before = line.outcome() == Outcome.REFUSED || line.outcome() == Outcome.SKIPPED
                    ? ""
                    : language.now().get("severity." + severity) + " · ";
            text.append(text.isEmpty() ? "" : "\n").append(before).append(place).append(p.sentence());
        });
        return line.remedy().isEmpty() ? text.toString() : text + "\n→ " + line.remedy();
    }

    /** What became of the file, as a sign and a word. */
    private final class OutcomeCell extends TableCell<ImportLine, ImportLine> {
        @Override
        protected void updateItem(@Nullable ImportLine line, boolean empty) {
            super.updateItem(line, empty);
            textProperty().unbind();
            if (line == null || empty) {
                setText(null);
                setGraphic(null);
                return;
            }
            textProperty()
                    .bind(language.text("window.import."
                            + line.outcome().name().toLowerCase(Locale.ROOT).replace('_', '-')));
            setGraphic(new FontIcon(
                    switch (line.outcome()) {
                        case ADDED -> line.isOdd() ? Feather.ALERT_TRIANGLE : Feather.CHECK;
                        case ALREADY_THERE -> Feather.COPY;
                        case SKIPPED -> Feather.SKIP_FORWARD;
                        case REFUSED -> Feather.X_OCTAGON;
                    }));
        }
    }

    /** Text in as many lines as it needs. */
    private static final class WrappingCell extends TableCell<ImportLine, String> {
        private final Text text = new Text();

        private WrappingCell() {
            text.getStyleClass().add("cell-text");
            text.wrappingWidthProperty().bind(widthProperty().subtract(24));
        }

        @Override
        protected void updateItem(@Nullable String item, boolean empty) {
            super.updateItem(item, empty);
            text.setText(item == null ? "" : item);
            setGraphic(empty || item == null ? null : text);
        }
    }
}
