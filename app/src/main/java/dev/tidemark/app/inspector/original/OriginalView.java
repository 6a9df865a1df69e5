package dev.tidemark.app.inspector.original;

import dev.tidemark.app.Language;
import dev.tidemark.format.Formats;
import dev.tidemark.model.Unit;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.CheckBox;
import javafx.scene.control.Label;
import javafx.scene.control.TextArea;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;
import javafx.scene.layout.VBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A file's text to be read, searched by eye and copied; above it what the text is. */
public final class OriginalView extends BorderPane {
    public OriginalView(OriginalText original, Language language) {
        setId("original");
        TextArea text = new TextArea(original.text());
        text.setId("original-text");
        text.setEditable(false);
        text.getStyleClass().add("original-text");
        text.setAccessibleText(original.name());
        Label name = new Label(original.name());
        name.getStyleClass().add("title-4");
        name.setWrapText(true);
        Label about = new Label();
        about.setWrapText(true);
        about.getStyleClass().add("text-muted");
        about.textProperty().bind(Bindings.createStringBinding(() -> about(original, language), language.texts()));
        CheckBox wrap = new CheckBox();
        wrap.textProperty().bind(language.text("inspector.original.wrap"));
        wrap.setSelected(true);
        text.wrapTextProperty().bind(wrap.selectedProperty());
        Button copy = new Button();
        copy.textProperty().bind(language.text("inspector.original.copy"));
        copy.setGraphic(new FontIcon(Feather.COPY));
        copy.setOnAction(e -> copy(original.text()));
        FlowPane actions = new FlowPane(12, 6, copy, wrap);
        actions.setAlignment(Pos.CENTER_LEFT);
        VBox top = new VBox(6, name, about, actions);
        top.getStyleClass().add("bar");
        setTop(top);
        setCenter(text);
    }

    private static String about(OriginalText original, Language language) {
        Formats formats = language.formats();
        String size = formats.value((double) original.size(), Unit.BYTE);
        String part = original.isWhole()
                ? language.now().get("inspector.original.whole", size)
                : language.now()
                        .get("inspector.original.part", formats.value((double) original.shown(), Unit.BYTE), size);
        return original.indented() ? part + " " + language.now().get("inspector.original.indented") : part;
    }

    private static void copy(String text) {
        ClipboardContent content = new ClipboardContent();
        content.putString(text);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
