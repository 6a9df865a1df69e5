package dev.tidemark.app.table;

import dev.tidemark.analysis.Reducer;
import dev.tidemark.app.Choice;
import dev.tidemark.app.Language;
import dev.tidemark.app.grid.CopyMenu;
import dev.tidemark.app.grid.GridView;
import dev.tidemark.model.Scenario;
import dev.tidemark.report.Table;
import dev.tidemark.report.build.Words;
import java.util.Arrays;
import java.util.Optional;
import javafx.collections.FXCollections;
import javafx.geometry.Orientation;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.control.ScrollPane;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.StackPane;

/** The per-framework table with its choices above, its notes below, and under them the runs behind the chosen row. */
public final class FrameworkTableView extends BorderPane {
    private final FrameworkTableViewModel model;
    private final Language language;
    private final GridView summary = new GridView();
    private final GridView behind = new GridView();
    private final Label notes = new Label();
    private final Label caption = new Label();

    public FrameworkTableView(FrameworkTableViewModel model, Language language) {
        this.model = model;
        this.language = language;
        setId("table-view");
        summary.setId("summary");
        behind.setId("behind");
        setTop(choices());
        Label message = new Label();
        message.setWrapText(true);
        message.getStyleClass().addAll("text-muted", "placeholder");
        message.textProperty().bind(model.message());
        SplitPane split = new SplitPane(page(), behindPage());
        split.setOrientation(Orientation.VERTICAL);
        split.setDividerPositions(0.66);
        split.visibleProperty().bind(model.pages().map(Optional::isPresent));
        message.visibleProperty().bind(split.visibleProperty().not());
        setCenter(new StackPane(split, message));
        summary.setDetail((row, column) ->
                model.pages().get().map(p -> p.detail(row.index(), column)).orElse(""));
        summary.setOnOpened(model::open);
        behind.setOnOpened(model::inspect);
        model.pages().addListener((o, old, now) -> now.ifPresent(this::show));
        model.behind().addListener((o, old, now) -> showBehind(now));
        model.pages().get().ifPresent(this::show);
        showBehind(model.behind().get());
    }

    private Node choices() {
        Choice choice = new Choice(language);
        ComboBox<Scenario> scenario =
                choice.of(model.scenarios(), model.scenario(), s -> new Words(language.now()).scenario(s));
        scenario.setId("scenario");
        scenario.setMaxWidth(380);
        ComboBox<Reducer> reducer = choice.ofAlways(
                FXCollections.observableList(Arrays.asList(Reducer.values())),
                model.reducer(),
                r -> new Words(language.now()).reducer(r));
        reducer.setId("reducer");
        MenuButton columns =
                choice.several(model.available(), model.columns(), c -> new Words(language.now()).column(c));
        columns.setId("columns");
        CopyMenu copy = new CopyMenu(language, () -> model.pages().get().map(TablePages::summary));
        copy.setId("copy");
        FlowPane bar = new FlowPane(
                16,
                8,
                choice.labelled("report.scenario", scenario),
                choice.labelled("window.reducer", reducer),
                choice.labelled("window.columns", columns),
                copy);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("bar");
        return bar;
    }

    private Node page() {
        notes.setWrapText(true);
        notes.getStyleClass().add("notes");
        notes.setId("notes");
        ScrollPane below = new ScrollPane(notes);
        below.setFitToWidth(true);
        below.setPrefHeight(110);
        below.setMinHeight(40);
        BorderPane page = new BorderPane(summary);
        page.setBottom(below);
        return page;
    }

    private Node behindPage() {
        caption.getStyleClass().add("caption");
        Label hint = new Label();
        hint.getStyleClass().add("text-muted");
        hint.setWrapText(true);
        hint.textProperty().bind(language.text("window.behind.hint"));
        hint.visibleProperty().bind(model.behind().map(Optional::isEmpty));
        behind.visibleProperty().bind(hint.visibleProperty().not());
        caption.visibleProperty().bind(behind.visibleProperty());
        BorderPane table = new BorderPane(behind);
        table.setTop(caption);
        return new StackPane(table, hint);
    }

    private void show(TablePages pages) {
        summary.show(pages.summary());
        notes.setText(String.join("\n", pages.summary().notes()));
    }

    private void showBehind(Optional<Table> table) {
        table.ifPresent(t -> {
            caption.setText(t.caption());
            behind.show(t);
        });
    }
}
