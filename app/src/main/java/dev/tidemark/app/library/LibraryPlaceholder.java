package dev.tidemark.app.library;

import dev.tidemark.app.Language;
import dev.tidemark.app.Workspace;
import dev.tidemark.app.library.LibraryViewModel.Showing;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.layout.VBox;
import javafx.scene.text.TextAlignment;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** What stands where the tree would be: why there is none, and what to do about it. */
public final class LibraryPlaceholder {
    /** What the buttons do. */
    public record Actions(Runnable openExamples, Runnable importFiles, Runnable openOther) {}

    private final LibraryViewModel model;
    private final Workspace workspace;
    private final Language language;
    private final VBox box = new VBox(12);

    public LibraryPlaceholder(LibraryViewModel model, Workspace workspace, Actions actions) {
        this.model = model;
        this.workspace = workspace;
        this.language = workspace.language();
        box.getStyleClass().add("placeholder");
        box.setAlignment(Pos.CENTER);
        FontIcon icon = new FontIcon(Feather.INBOX);
        icon.getStyleClass().add("large-icon");
        Label title = label("title-4");
        title.textProperty().bind(text(false));
        Label more = label("text-muted");
        more.textProperty().bind(text(true));
        box.getChildren()
                .addAll(
                        icon,
                        title,
                        more,
                        button("window.import-files", Feather.FILE_PLUS, actions.importFiles(), Showing.EMPTY),
                        button("window.open-examples", Feather.BOOK_OPEN, actions.openExamples(), Showing.EMPTY),
                        button("window.clear-search", Feather.X, model::clear, Showing.NOTHING_FOUND),
                        button("window.try-again", Feather.REFRESH_CW, model::tryAgain, Showing.CLOSED),
                        button("window.open-library", Feather.DATABASE, actions.openOther(), Showing.CLOSED));
    }

    public Node node() {
        return box;
    }

    private static Label label(String style) {
        Label label = new Label();
        label.setWrapText(true);
        label.setTextAlignment(TextAlignment.CENTER);
        label.getStyleClass().add(style);
        return label;
    }

    private StringBinding text(boolean more) {
        return Bindings.createStringBinding(
                () -> more ? more() : title(), model.showing(), workspace.library(), language.texts());
    }

    private String title() {
        return switch (model.showing().get()) {
            case OPENING -> language.now().get("window.library.opening");
            case CLOSED -> language.now().get("window.library.closed");
            case EMPTY -> language.now().get("window.library.empty");
            case NOTHING_FOUND -> language.now().get("window.library.nothing-found");
            case TREE -> "";
        };
    }

    private String more() {
        Workspace.LibraryState state = workspace.library().get();
        return switch (model.showing().get()) {
            case OPENING -> state.file().toString();
            case CLOSED -> state.sentence() + "\n" + state.remedy();
            case EMPTY -> language.now().get("window.library.empty.more");
            case NOTHING_FOUND -> language.now().get("window.library.nothing-found.more");
            case TREE -> "";
        };
    }

    private Button button(String key, Feather icon, Runnable action, Showing when) {
        Button button = new Button();
        button.textProperty().bind(language.text(key));
        button.setGraphic(new FontIcon(icon));
        button.setMaxWidth(260);
        button.setOnAction(e -> action.run());
        button.visibleProperty().bind(model.showing().isEqualTo(when));
        button.managedProperty().bind(button.visibleProperty());
        return button;
    }
}
