package dev.tidemark.app.inspector;

import dev.tidemark.app.Language;
import dev.tidemark.app.inspector.original.OriginalView;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ScrollPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The window's right side: what is known about the selection, in blocks that can be folded. */
public final class InspectorView extends BorderPane {
    private static final double LOADING_OPACITY = 0.5;

    private final InspectorViewModel model;
    private final Language language;
    private final Set<String> folded = new HashSet<>();
    private final VBox sections = new VBox();
    private final ScrollPane scroll = new ScrollPane(sections);
    private Page shown = new Page(Page.Kind.NOTHING, "", "", List.of());

    /** @param opener shows a file's text somewhere with more room, in place of the one before */
    public InspectorView(InspectorViewModel model, Language language, Consumer<OriginalView> opener) {
        this.model = model;
        this.language = language;
        setId("inspector");
        getStyleClass().add("inspector");
        setMinWidth(180);
        sections.setFillWidth(true);
        scroll.setFitToWidth(true);
        scroll.setHbarPolicy(ScrollPane.ScrollBarPolicy.NEVER);
        scroll.getStyleClass().add("inspector-scroll");
        model.page().addListener((o, old, page) -> show(page));
        model.original()
                .addListener((o, old, text) -> text.ifPresent(t -> {
                    opener.accept(new OriginalView(t, language));
                    model.original().set(Optional.empty());
                }));
        show(model.page().get());
    }

    private void show(Page page) {
        setOpacity(page.kind() == Page.Kind.LOADING ? LOADING_OPACITY : 1);
        if (page.kind() == Page.Kind.SECTIONS) {
            fill(page);
        } else if (page.kind() != Page.Kind.LOADING) {
            setTop(null);
            setCenter(placeholder(page));
        }
        shown = page;
    }

    /** Builds the blocks anew; what was folded stays so, and the same thing in another language stays in its place. */
    private void fill(Page page) {
        double place = shown.sections().size() == page.sections().size() ? scroll.getVvalue() : 0;
        VBox head =
                new VBox(2, new SelectableText(page.title(), "title-4"), new SelectableText(page.note(), "row-note"));
        head.getStyleClass().add("bar");
        setTop(head);
        sections.getChildren()
                .setAll(page.sections().stream().map(this::section).toList());
        setCenter(scroll);
        scroll.setVvalue(place);
    }

    private Node section(Section section) {
        SectionView view = new SectionView(section, language, model::showOriginal);
        view.setExpanded(!folded.contains(section.id()));
        view.expandedProperty().addListener((o, was, is) -> {
            if (is) {
                folded.remove(section.id());
            } else {
                folded.add(section.id());
            }
        });
        return view;
    }

    private Node placeholder(Page page) {
        FontIcon icon = new FontIcon(page.kind() == Page.Kind.FAILED ? Feather.ALERT_TRIANGLE : Feather.INFO);
        icon.getStyleClass().add("large-icon");
        VBox box = new VBox(12, icon, label(page.title(), "title-4"), label(page.note(), "text-muted"));
        if (page.kind() == Page.Kind.FAILED) {
            Button again = new Button(language.now().get("window.try-again"), new FontIcon(Feather.REFRESH_CW));
            again.setOnAction(e -> model.read());
            box.getChildren().add(again);
        }
        box.setAlignment(Pos.CENTER);
        box.getStyleClass().add("placeholder");
        return box;
    }

    private static Label label(String text, String style) {
        Label label = new Label(text);
        label.setWrapText(true);
        label.setTextAlignment(TextAlignment.CENTER);
        label.getStyleClass().add(style);
        return label;
    }
}
