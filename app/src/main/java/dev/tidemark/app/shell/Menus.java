package dev.tidemark.app.shell;

import dev.tidemark.app.Language;
import dev.tidemark.app.Look;
import dev.tidemark.app.Workspace;
import dev.tidemark.assets.Texts;
import java.util.List;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.scene.control.Menu;
import javafx.scene.control.MenuBar;
import javafx.scene.control.MenuItem;
import javafx.scene.control.RadioMenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.control.ToggleGroup;
import org.kordamp.ikonli.javafx.FontIcon;

/** The menu bar. */
final class Menus {
    /** A menu's commands in groups, a line between two groups. */
    record Group(String textKey, List<List<Command>> commands) {}

    private final Workspace workspace;
    private final Language language;
    private final MenuBar bar = new MenuBar();

    Menus(Workspace workspace, List<Group> groups) {
        this.workspace = workspace;
        this.language = workspace.language();
        bar.setUseSystemMenuBar(true);
        for (Group group : groups) {
            bar.getMenus().add(menu(group));
        }
        Menu view = bar.getMenus().getLast();
        view.getItems().addAll(new SeparatorMenuItem(), languages(), looks());
    }

    MenuBar bar() {
        return bar;
    }

    private Menu menu(Group group) {
        Menu menu = menu(group.textKey());
        for (List<Command> commands : group.commands()) {
            if (!menu.getItems().isEmpty()) {
                menu.getItems().add(new SeparatorMenuItem());
            }
            commands.forEach(c -> menu.getItems().add(item(c)));
        }
        return menu;
    }

    private Menu menu(String textKey) {
        Menu menu = new Menu();
        menu.textProperty().bind(language.text(textKey));
        return menu;
    }

    private MenuItem item(Command command) {
        MenuItem item = new MenuItem();
        item.setId("menu-" + command.id());
        item.setMnemonicParsing(false);
        if (command.id().equals("undo")) {
            item.textProperty()
                    .bind(Bindings.createStringBinding(
                            this::undoText, language.texts(), workspace.undo().next()));
        } else {
            item.textProperty().bind(language.text(command.textKey()));
        }
        item.setGraphic(new FontIcon(command.icon()));
        command.key().ifPresent(item::setAccelerator);
        command.disabled().ifPresent(d -> item.disableProperty().bind(d));
        item.setOnAction(e -> command.action().run());
        return item;
    }

    private String undoText() {
        String step = workspace.undo().next().get();
        String undo = language.now().get("window.command.undo");
        return step.isEmpty() ? undo : undo + ": " + step;
    }

    private Menu languages() {
        Menu menu = menu("window.menu.language");
        ToggleGroup group = new ToggleGroup();
        for (Locale locale : Texts.languages()) {
            // Each language is called by its own name, so that whoever speaks it finds it.
            String name = locale.getDisplayLanguage(locale);
            RadioMenuItem item = new RadioMenuItem(name.substring(0, 1).toUpperCase(locale) + name.substring(1));
            item.setId("language-" + locale.getLanguage());
            item.setToggleGroup(group);
            item.setSelected(language.now().locale().getLanguage().equals(locale.getLanguage()));
            item.setOnAction(e -> language.speak(locale));
            menu.getItems().add(item);
        }
        return menu;
    }

    private Menu looks() {
        Menu menu = menu("window.menu.look");
        ToggleGroup group = new ToggleGroup();
        for (Look look : Look.values()) {
            RadioMenuItem item = new RadioMenuItem();
            item.textProperty().bind(language.text("window.look." + look.word()));
            item.setId("look-" + look.word());
            item.setToggleGroup(group);
            item.setSelected(workspace.look().get() == look);
            item.setOnAction(e -> workspace.look().set(look));
            menu.getItems().add(item);
        }
        return menu;
    }
}
