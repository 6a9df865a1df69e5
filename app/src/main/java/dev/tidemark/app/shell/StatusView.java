package dev.tidemark.app.shell;

import dev.tidemark.app.Job;
import dev.tidemark.app.Language;
import dev.tidemark.app.Workspace;
import dev.tidemark.library.RunEntry;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.collections.ListChangeListener;
import javafx.geometry.Pos;
import javafx.scene.control.Label;
import javafx.scene.control.OverrunStyle;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import javafx.scene.layout.Region;
import javafx.scene.layout.VBox;

/** The lowest lines: what is going on, each with progress and a way to stop it; what is selected; which library is open. */
final class StatusView extends VBox {
    private final Workspace workspace;
    private final Language language;
    private final VBox jobs = new VBox(4);

    StatusView(Workspace workspace) {
        this.workspace = workspace;
        this.language = workspace.language();
        setId("status");
        getStyleClass().add("status");
        Label selection = new Label();
        selection.textProperty().bind(selectionText());
        Label library = new Label();
        library.getStyleClass().add("text-muted");
        library.textProperty().bind(workspace.library().map(l -> l.file().toString()));
        library.setTooltip(new Tooltip());
        library.getTooltip().textProperty().bind(library.textProperty());
        library.setMinWidth(60);
        library.setTextOverrun(OverrunStyle.LEADING_ELLIPSIS);
        Region space = new Region();
        HBox.setHgrow(space, Priority.ALWAYS);
        HBox line = new HBox(12, selection, space, library);
        line.setAlignment(Pos.CENTER_LEFT);
        jobs.setId("jobs");
        jobs.managedProperty().bind(Bindings.isNotEmpty(workspace.jobs()));
        getChildren().addAll(jobs, line);
        workspace.jobs().addListener((ListChangeListener<Job>) c -> fill());
        fill();
    }

    private void fill() {
        jobs.getChildren()
                .setAll(workspace.jobs().stream()
                        .map(j -> new JobView(j, language))
                        .toList());
    }

    private StringBinding selectionText() {
        return Bindings.createStringBinding(
                () -> {
                    var runs = workspace.selection().get().runs();
                    long subjects =
                            runs.stream().map(RunEntry::subject).distinct().count();
                    return runs.isEmpty()
                            ? language.now().get("window.status.nothing-selected")
                            : language.now().get("window.status.selected", runs.size(), subjects);
                },
                workspace.selection(),
                language.texts());
    }
}
