package dev.tidemark.app.shell;

import dev.tidemark.app.Language;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.function.Consumer;
import javafx.scene.control.Label;
import javafx.scene.input.DragEvent;
import javafx.scene.input.TransferMode;
import javafx.scene.layout.StackPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Lets files and folders be dropped anywhere on the window, and says so while they hover over it. */
final class DropTarget {
    private final Label hint = new Label();

    DropTarget(StackPane root, Language language, Consumer<List<Path>> dropped) {
        hint.getStyleClass().addAll("drop-hint", "title-3");
        hint.textProperty().bind(language.text("window.drop-here"));
        hint.setGraphic(new FontIcon(Feather.DOWNLOAD));
        hint.setMaxSize(Double.MAX_VALUE, Double.MAX_VALUE);
        hint.setMouseTransparent(true);
        hint.setVisible(false);
        root.getChildren().add(hint);
        root.setOnDragOver(this::over);
        root.setOnDragExited(e -> hint.setVisible(false));
        root.setOnDragDropped(e -> {
            hint.setVisible(false);
            boolean files = e.getDragboard().hasFiles();
            if (files) {
                dropped.accept(
                        e.getDragboard().getFiles().stream().map(File::toPath).toList());
            }
            e.setDropCompleted(files);
            e.consume();
        });
    }

    private void over(DragEvent e) {
        // Without a gesture source the drag comes from another program.
        if (e.getGestureSource() == null && e.getDragboard().hasFiles()) {
            e.acceptTransferModes(TransferMode.COPY);
            hint.setVisible(true);
            hint.toFront();
        }
        e.consume();
    }
}
