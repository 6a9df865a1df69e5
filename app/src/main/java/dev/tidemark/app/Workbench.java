package dev.tidemark.app;

import atlantafx.base.theme.PrimerDark;
import atlantafx.base.theme.PrimerLight;
import dev.tidemark.app.imports.Imports;
import dev.tidemark.app.shell.Choosers;
import dev.tidemark.app.shell.MainView;
import dev.tidemark.assets.Themes;
import dev.tidemark.importers.Importers;
import dev.tidemark.importers.Intake;
import java.io.IOException;
import java.util.Locale;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import javafx.application.Application;
import javafx.scene.Scene;
import javafx.stage.Stage;

/** The composition root: the only place that creates services, view-models and views and connects them. */
public final class Workbench implements AutoCloseable {
    private static final int WORKERS = 2;
    private static final int PATIENCE_SECONDS = 3;

    private final LaunchOptions options;
    private final ExecutorService workers = Executors.newFixedThreadPool(
            WORKERS, Thread.ofPlatform().daemon().name("work-", 1).factory());
    private final Background background = Background.ofWindow(workers);
    private final Workspace workspace;
    private final LibraryDesk desk;
    private final ExecutorService importing = Executors.newSingleThreadExecutor(
            Thread.ofPlatform().daemon().name("import").factory());
    private final Imports imports;

    public Workbench(LaunchOptions options) {
        this.options = options;
        workspace = new Workspace(settings(), options.library());
        desk = new LibraryDesk(workspace, background);
        imports = new Imports(workspace, desk, Background.ofWindow(importing), new Intake(Importers.builtIn()));
    }

    private Settings settings() {
        try {
            return Settings.read(options.settings(), Locale.getDefault());
        } catch (IOException e) {
            return Settings.initial(Locale.getDefault()); // only comfort is lost, and the next change writes it anew
        }
    }

    /** Builds the window's content and shows it. */
    public void show(Stage stage) {
        Scene scene = new Scene(content(new Choosers(stage, workspace.language())), 1440, 860);
        scene.getStylesheets().add(Themes.window());
        dress(workspace.look().get());
        workspace.look().addListener((o, old, look) -> dress(look));
        workspace.look().addListener(o -> remember());
        workspace.language().texts().addListener(o -> remember());
        stage.setTitle("Tidemark");
        stage.setMinWidth(800);
        stage.setMinHeight(500);
        stage.setScene(scene);
        stage.show();
        desk.open(options.library());
    }

    private static void dress(Look look) {
        Application.setUserAgentStylesheet(
                look == Look.DARK
                        ? new PrimerDark().getUserAgentStylesheet()
                        : new PrimerLight().getUserAgentStylesheet());
    }

    private void remember() {
        Settings settings = new Settings(
                workspace.language().now().locale(), workspace.look().get());
        try {
            settings.write(options.settings());
        } catch (IOException e) {
            workspace.tell(
                    Notice.warning(workspace.language().now().get("window.settings-not-kept", options.settings())));
        }
    }

    private MainView content(Choosers choosers) {
        return new Panes(new Panes.Services(workspace, desk, background, imports, choosers)).main();
    }

    /** An import stops after the file it is at; what was read until then is kept. */
    @Override
    public void close() {
        workspace.jobs().forEach(Job::cancel);
        importing.shutdown();
        try {
            if (!importing.awaitTermination(PATIENCE_SECONDS, TimeUnit.SECONDS)) {
                importing.shutdownNow();
            }
        } catch (InterruptedException e) {
            importing.shutdownNow();
            Thread.currentThread().interrupt();
        }
        desk.close();
        workers.shutdownNow();
    }
}
