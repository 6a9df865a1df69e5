package dev.tidemark.app.shell;

import java.util.Optional;
import javafx.beans.value.ObservableBooleanValue;
import javafx.scene.input.KeyCombination;
import org.kordamp.ikonli.feather.Feather;

/**
 * Something the user can have done, from a menu or by a key.
 *
 * @param id its name is the text {@code window.command.ID}
 * @param key the shortcut; empty where there is none
 * @param disabled true while it cannot be done
 */
public record Command(
        String id,
        Feather icon,
        Optional<KeyCombination> key,
        Runnable action,
        Optional<ObservableBooleanValue> disabled) {

    /** @param key as {@link KeyCombination#valueOf} reads it: {@code Shortcut+O}; empty for none */
    public static Command of(String id, Feather icon, String key, Runnable action) {
        return new Command(
                id,
                icon,
                key.isEmpty() ? Optional.empty() : Optional.of(KeyCombination.valueOf(key)),
                action,
                Optional.empty());
    }

    public Command disabledWhile(ObservableBooleanValue condition) {
        return new Command(id, icon, key, action, Optional.of(condition));
    }

    String textKey() {
        return "window.command." + id;
    }
}
