package dev.tidemark.app.library;

import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.control.TreeCell;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.jspecify.annotations.Nullable;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** A line of the tree: icon, label, and faintly what else there is to say. */
final class LibraryCell extends TreeCell<LibraryNode> {
    /** Pixels that arrow, icon and paddings take, and what each level is indented by. */
    private static final double BESIDE = 52;

    private static final double INDENT = 16;

    private final FontIcon icon = new FontIcon(Feather.BOX);
    private final Label label = new Label();
    private final Label note = new Label();
    private final HBox line = new HBox(6, icon, label, note);

    LibraryCell() {
        line.setAlignment(Pos.CENTER_LEFT);
        label.setTextOverrun(OverrunStyle.CENTER_ELLIPSIS);
        HBox.setHgrow(note, Priority.ALWAYS);
        note.getStyleClass().add("faint");
        note.setMinWidth(0);
        widthProperty().addListener(o -> giveRoom());
        // A cell as wide as the tree: long names are shortened instead of scrolled sideways.
        setPrefWidth(0);
    }

    @Override
    protected void updateItem(@Nullable LibraryNode node, boolean empty) {
        super.updateItem(node, empty);
        setText(null);
        if (node == null || empty) {
            setGraphic(null);
            setTooltip(null);
            return;
        }
        icon.setIconCode(
                switch (node.kind()) {
                    case STUDY -> Feather.FOLDER;
                    case SUBJECT -> Feather.BOX;
                    case RUN -> Feather.ACTIVITY;
                });
        label.setText(node.label());
        note.setText(node.note());
        setAccessibleText(node.label() + " " + node.note());
        setTooltip(new Tooltip(node.note().isEmpty() ? node.label() : node.label() + "\n" + node.note()));
        setGraphic(line);
        giveRoom();
    }

    /** The label gets the room first; what is left is the note's. */
    private void giveRoom() {
        int level = getTreeItem() == null ? 0 : getTreeView().getTreeItemLevel(getTreeItem());
        double room = getWidth() - BESIDE - INDENT * level;
        label.setMinWidth(Math.max(40, Math.min(label.prefWidth(-1), room)));
    }
}
