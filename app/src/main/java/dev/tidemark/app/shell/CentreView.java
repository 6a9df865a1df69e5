package dev.tidemark.app.shell;

import dev.tidemark.app.Language;
import java.util.ArrayList;
import java.util.List;
import javafx.scene.Node;
import javafx.scene.control.Tab;
import javafx.scene.control.TabPane;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** The tabs in the middle. */
public final class CentreView extends TabPane {
    private final Language language;
    private final List<Command> commands = new ArrayList<>();

    public CentreView(Language language) {
        this.language = language;
        setId("centre");
        setTabClosingPolicy(TabClosingPolicy.UNAVAILABLE);
    }

    /**
     * Adds a tab that stays, and the command that shows it.
     *
     * @param id its name is the text {@code window.tab.ID}
     */
    public CentreView add(String id, Feather icon, Node content) {
        Tab tab = tab(id, icon, content);
        getTabs().add(tab);
        commands.add(Command.of(
                "show-" + id,
                icon,
                "Shortcut+" + getTabs().size(),
                () -> getSelectionModel().select(tab)));
        return this;
    }

    /** Shows a tab that the user can close again; one of the same id takes its place. */
    public void open(String id, Feather icon, Node content) {
        getTabs().removeIf(t -> ("tab-" + id).equals(t.getId()));
        Tab tab = tab(id, icon, content);
        tab.setClosable(true);
        setTabClosingPolicy(TabClosingPolicy.ALL_TABS);
        getTabs().add(tab);
        getSelectionModel().select(tab);
    }

    private Tab tab(String id, Feather icon, Node content) {
        Tab tab = new Tab();
        tab.setId("tab-" + id);
        tab.setClosable(false);
        tab.textProperty().bind(language.text("window.tab." + id));
        tab.setGraphic(new FontIcon(icon));
        tab.setContent(content);
        return tab;
    }

    /** One for each tab that stays. */
    public List<Command> commands() {
        return commands;
    }
}
