package dev.tidemark.app.compare;

import dev.tidemark.analysis.Reducer;
import dev.tidemark.app.Choice;
import dev.tidemark.app.Language;
import dev.tidemark.app.grid.CopyMenu;
import dev.tidemark.app.grid.GridView;
import dev.tidemark.report.build.Words;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.collections.FXCollections;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The sides as chips, what else differs above, the figures side by side below. */
public final class CompareView extends BorderPane {
    private static final double SOMETHING_DIFFERS = 0.3; // the upper part's share of the height
    private static final double NOTHING_DIFFERS = 0.06;

    private final CompareViewModel model;
    private final Language language;
    private final FlowPane chips = new FlowPane(8, 8);
    private final GridView differences = new GridView();
    private final GridView figures = new GridView();
    private final Label differencesCaption = caption();
    private final Label figuresCaption = caption();
    private final Label notes = new Label();
    private final SplitPane split = new SplitPane();

    public CompareView(CompareViewModel model, Language language) {
        this.model = model;
        this.language = language;
        setId("compare-view");
        differences.setId("differences");
        figures.setId("figures");
        notes.setWrapText(true);
        notes.getStyleClass().add("notes");
        VBox top = new VBox(8, chips, actions());
        top.getStyleClass().add("bar");
        setTop(top);
        figures.setDetail((row, column) ->
                model.pages().get().map(p -> p.detail(row.index(), column)).orElse(""));
        split.getItems()
                .addAll(
                        page(differencesCaption, differences, Optional.empty()),
                        page(figuresCaption, figures, Optional.of(notes)));
        split.setOrientation(Orientation.VERTICAL);
        split.visibleProperty().bind(model.pages().map(Optional::isPresent));
        setCenter(new StackPane(split, empty()));
        InvalidationListener refill = o -> fill();
        model.sides().addListener(refill);
        model.baseline().addListener(refill);
        language.texts().addListener(refill);
        model.pages().addListener((o, old, now) -> now.ifPresent(this::show));
        fill();
        model.pages().get().ifPresent(this::show);
    }

    private static Label caption() {
        Label label = new Label();
        label.getStyleClass().add("caption");
        return label;
    }

    private static Node page(Label caption, GridView grid, Optional<Label> below) {
        BorderPane page = new BorderPane(grid);
        page.setTop(caption);
        below.ifPresent(page::setBottom);
        return page;
    }

    private Node actions() {
        MenuButton add = new MenuButton();
        add.setId("add-side");
        add.textProperty().bind(language.text("window.compare.add"));
        add.setGraphic(new FontIcon(Feather.PLUS));
        add.setOnShowing(e -> offer(add));
        offer(add);
        Choice choice = new Choice(language);
        ComboBox<Reducer> reducer = choice.ofAlways(
                FXCollections.observableList(Arrays.asList(Reducer.values())),
                model.reducer(),
                r -> new Words(language.now()).reducer(r));
        Button clear = new Button();
        clear.textProperty().bind(language.text("window.compare.clear"));
        clear.setGraphic(new FontIcon(Feather.X));
        clear.setOnAction(e -> model.clear());
        FlowPane bar = new FlowPane(
                16,
                8,
                add,
                clear,
                choice.labelled("window.reducer", reducer),
                new CopyMenu(language, () -> model.pages().get().map(ComparePages::figures)));
        bar.setAlignment(Pos.CENTER_LEFT);
        return bar;
    }

    private void offer(MenuButton add) {
        List<Side> candidates = model.candidates();
        List<String> names = model.names(candidates);
        add.getItems().clear();
        for (int i = 0; i < candidates.size(); i++) {
            Side side = candidates.get(i);
            MenuItem item = new MenuItem(names.get(i));
            item.setMnemonicParsing(false);
            item.setDisable(model.sides().contains(side));
            item.setOnAction(e -> model.add(List.of(side)));
            add.getItems().add(item);
        }
        if (candidates.isEmpty()) {
            MenuItem none = new MenuItem(language.now().get("window.nothing-selected"));
            none.setDisable(true);
            add.getItems().add(none);
        }
    }

    private Node empty() {
        Label message = new Label();
        message.setWrapText(true);
        message.setTextAlignment(TextAlignment.CENTER);
        message.getStyleClass().add("text-muted");
        message.textProperty().bind(model.message());
        Button all = new Button();
        all.setId("compare-all");
        all.textProperty().bind(language.text("window.compare.all"));
        all.setGraphic(new FontIcon(Feather.COLUMNS));
        all.setOnAction(e -> model.compareSubjects());
        VBox box = new VBox(12, message, all);
        box.setAlignment(Pos.CENTER);
        box.getStyleClass().add("placeholder");
        box.visibleProperty().bind(model.message().isNotEmpty());
        return box;
    }

    private void fill() {
        List<String> names = model.names();
        chips.getChildren().clear();
        for (int i = 0; i < names.size(); i++) {
            chips.getChildren().add(new SideChip(model, language, i, names.get(i)));
        }
    }

    private void show(ComparePages pages) {
        differencesCaption.setText(pages.differences().caption() + " — "
                + String.join(" ", pages.differences().notes()));
        differences.show(pages.differences());
        boolean none = pages.differences().rows().isEmpty();
        differences.setVisible(!none);
        differences.setManaged(!none);
        split.setDividerPositions(none ? NOTHING_DIFFERS : SOMETHING_DIFFERS);
        figuresCaption.setText(pages.sideBySide().caption());
        figures.show(pages.sideBySide());
        notes.setText(String.join("\n", pages.sideBySide().notes()));
    }
}
