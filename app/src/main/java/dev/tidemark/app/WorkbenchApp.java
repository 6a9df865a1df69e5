package dev.tidemark.app;

import java.nio.file.Path;
import javafx.application.Application;
import javafx.stage.Stage;
import org.jspecify.annotations.Nullable;

/** Hands the toolkit's first window to the workbench. */
public final class WorkbenchApp extends Application {
    private @Nullable Workbench workbench;

    @Override
    public void start(Stage stage) {
        LaunchOptions options = LaunchOptions.of(
                getParameters().getRaw(),
                System.getenv(),
                Path.of(System.getProperty("user.home", ".")),
                System.getProperty("os.name", ""));
        Workbench started = new Workbench(options);
        workbench = started;
        started.show(stage);
    }

    @Override
    public void stop() {
        if (workbench != null) {
            workbench.close();
        }
    }
}
