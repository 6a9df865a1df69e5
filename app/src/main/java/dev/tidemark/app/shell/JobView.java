package dev.tidemark.app.shell;

import dev.tidemark.app.Job;
import dev.tidemark.app.Language;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.Label;
import javafx.scene.control.ProgressBar;
import javafx.scene.layout.HBox;
import javafx.scene.layout.Priority;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** One line of the task list. */
final class JobView extends HBox {
    JobView(Job job, Language language) {
        super(12);
        setAlignment(Pos.CENTER_LEFT);
        Label title = new Label(job.title());
        title.setMinWidth(USE_PREF_SIZE);
        ProgressBar bar = new ProgressBar();
        bar.progressProperty().bind(job.progress());
        bar.setAccessibleText(job.title());
        bar.setMinWidth(160);
        Label detail = new Label();
        detail.getStyleClass().add("text-muted");
        detail.textProperty().bind(job.detail());
        detail.setMaxWidth(Double.MAX_VALUE);
        HBox.setHgrow(detail, Priority.ALWAYS);
        Button cancel = new Button();
        cancel.textProperty().bind(language.text("window.cancel"));
        cancel.setGraphic(new FontIcon(Feather.X));
        cancel.getStyleClass().add("small");
        cancel.setMinWidth(USE_PREF_SIZE);
        cancel.setOnAction(e -> {
            job.cancel();
            cancel.setDisable(true);
        });
        getChildren().addAll(title, bar, detail, cancel);
    }
}
