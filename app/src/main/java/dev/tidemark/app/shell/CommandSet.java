package dev.tidemark.app.shell;

import java.util.List;

/** Every command, by the menu it stands in; the lists within a menu are its groups. */
public record CommandSet(List<List<Command>> file, List<List<Command>> edit, List<List<Command>> view) {
    List<Menus.Group> menus() {
        return List.of(
                new Menus.Group("window.menu.file", file),
                new Menus.Group("window.menu.edit", edit),
                new Menus.Group("window.menu.view", view));
    }
}
