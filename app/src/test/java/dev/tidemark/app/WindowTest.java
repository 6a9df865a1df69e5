package dev.tidemark.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.concurrent.Callable;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import javafx.scene.Node;
import javafx.scene.control.Labeled;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.TabPane;
import javafx.scene.control.TableView;
import javafx.stage.Stage;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.testfx.api.FxRobot;
import org.testfx.util.WaitForAsyncUtils;

/** The whole window with real clicks, on the toolkit's platform without a display. */
class WindowTest {
    /** Seconds before a test gives up; no test waits for them. */
    private static final long PATIENCE = 120;

    @TempDir
    Path home;

    private final FxRobot robot = new FxRobot();

    @SuppressWarnings("NullAway.Init") // each test opens its window first
    private Workbench workbench;

    @SuppressWarnings("NullAway.Init")
    private Stage stage;

    @AfterEach
    void close() throws Exception {
        WindowToolkit.call(() -> {
            workbench.close();
            stage.close();
            return true;
        });
    }

    @Test
    void fromTheEmptyWindowToATableAndAComparison() throws Exception {
        open(home.resolve("library.tidemark"));

        clickOn(labelled("Open the examples"));
        clickOn(() -> stage.getScene().lookup("#tab-table"));
        await(() -> table("#summary").getItems().size() == 3);
        clickOn(() -> stage.getScene().lookup("#tab-compare"));
        clickOn(() -> stage.getScene().lookup("#compare-all"));
        await(() -> !table("#figures").getItems().isEmpty());

        assertThat(table("#figures").getColumns()).hasSize(4);
    }

    @Test
    void aLibraryThatCannotBeOpenedLeavesTheWindowAlive() throws Exception {
        open(Files.writeString(home.resolve("notes.txt"), "not a library ".repeat(100)));

        await(() -> robot.lookup((Node n) -> text(n).contains("is not a Tidemark library"))
                .tryQuery()
                .isPresent());
        clickOn(() -> stage.getScene().lookup("#tab-compare"));

        await(() -> centre().getSelectionModel().getSelectedItem().getId().equals("tab-compare"));
    }

    @Test
    void theLanguageChangesWhileTheWindowIsOpen() throws Exception {
        open(home.resolve("library.tidemark"));
        assertThat(centre().getTabs().getFirst().getText()).isEqualTo("Memory");

        robot.interact(() -> menuItem("language-es").fire());

        assertThat(centre().getTabs().getFirst().getText()).isEqualTo("Memoria");
        assertThat(Settings.read(home, Locale.ENGLISH).language().getLanguage()).isEqualTo("es");
    }

    private void open(Path library) throws Exception {
        new Settings(Locale.ENGLISH, Look.LIGHT).write(home);
        WindowToolkit.call(() -> {
            workbench = new Workbench(new LaunchOptions(home, library));
            stage = new Stage();
            workbench.show(stage);
            return true;
        });
        robot.targetWindow(stage);
    }

    /** Waits for the node, then clicks on its middle. */
    private void clickOn(Callable<Node> node) throws Exception {
        await(() -> node.call() != null && node.call().isVisible());
        robot.clickOn(node.call());
    }

    private Callable<Node> labelled(String text) {
        return () -> robot.lookup((Node n) -> n.isVisible() && text(n).equals(text))
                .tryQuery()
                .orElse(null);
    }

    private static String text(Node node) {
        return node instanceof Labeled labeled && labeled.getText() != null ? labeled.getText() : "";
    }

    private static void await(Callable<Boolean> condition) throws TimeoutException {
        WaitForAsyncUtils.waitFor(PATIENCE, TimeUnit.SECONDS, condition);
        WaitForAsyncUtils.waitForFxEvents();
    }

    private MenuItem menuItem(String id) {
        return robot.lookup(n -> n instanceof MenuBar).<MenuBar>query().getMenus().stream()
                .flatMap(menu -> menu.getItems().stream())
                .flatMap(item -> item instanceof javafx.scene.control.Menu sub
                        ? sub.getItems().stream()
                        : java.util.stream.Stream.of(item))
                .filter(item -> id.equals(item.getId()))
                .findFirst()
                .orElseThrow();
    }

    private TabPane centre() {
        return (TabPane) stage.getScene().lookup("#centre");
    }

    private TableView<?> table(String id) {
        return (TableView<?>) stage.getScene().lookup(id);
    }
}
