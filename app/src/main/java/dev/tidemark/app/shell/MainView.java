package dev.tidemark.app.shell;

import dev.tidemark.app.Notice;
import dev.tidemark.app.Workspace;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.geometry.Orientation;
import javafx.scene.Node;
import javafx.scene.control.SplitPane;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import org.controlsfx.control.NotificationPane;
import org.controlsfx.control.action.Action;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The whole window's content. */
public final class MainView extends StackPane {
    /** The three parts side by side. */
    public record Parts(Node left, Node centre, Node right) {}

    private final NotificationPane notices;

    public MainView(Workspace workspace, Parts parts, CommandSet commands, Consumer<List<Path>> dropped) {
        getStyleClass().add("main");
        SplitPane split = new SplitPane(parts.left(), parts.centre(), parts.right());
        split.setOrientation(Orientation.HORIZONTAL);
        split.setDividerPositions(0.21, 0.79);
        SplitPane.setResizableWithParent(parts.left(), false);
        SplitPane.setResizableWithParent(parts.right(), false);
        notices = new NotificationPane(split);
        notices.setShowFromTop(false); // from above it would lie on the tabs
        BorderPane border = new BorderPane(notices);
        border.setTop(new Menus(workspace, commands.menus()).bar());
        border.setBottom(new StatusView(workspace));
        getChildren().add(border);
        new DropTarget(this, workspace.language(), dropped);
        workspace.notice().addListener((o, old, now) -> now.ifPresent(this::show));
        notices.setOnHidden(e -> workspace.notice().set(Optional.empty()));
    }

    private void show(Notice notice) {
        notices.getActions().clear();
        notices.setGraphic(
                new FontIcon(notice.kind() == Notice.Kind.DONE ? Feather.CHECK_CIRCLE : Feather.ALERT_TRIANGLE));
        notices.setText(notice.text());
        notice.action()
                .ifPresent(a -> notices.getActions().add(new Action(a.label(), e -> {
                    notices.hide();
                    a.run().run();
                })));
        notices.show();
    }
}
