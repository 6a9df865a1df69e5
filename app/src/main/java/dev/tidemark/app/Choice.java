package dev.tidemark.app;

import java.util.Optional;
import java.util.function.Function;
import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.Property;
import javafx.collections.ObservableList;
import javafx.geometry.Pos;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Control;
import javafx.scene.control.CustomMenuItem;
import javafx.scene.control.Label;
import javafx.scene.control.ListCell;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.HBox;
import org.jspecify.annotations.Nullable;

/** Drop-down choices whose words follow the language. */
public final class Choice {
    private final Language language;

    public Choice(Language language) {
        this.language = language;
    }

    /** A choice among things of which there may be none. */
    public <T> ComboBox<T> of(ObservableList<T> items, ObjectProperty<Optional<T>> chosen, Function<T, String> words) {
        ComboBox<T> box = box(items, words);
        boolean[] following = {false};
        Runnable follow = () -> {
            following[0] = true;
            box.setValue(chosen.get().orElse(null));
            following[0] = false;
        };
        chosen.addListener(o -> follow.run());
        follow.run();
        box.valueProperty().addListener((o, old, value) -> {
            // Replacing the items clears the value for a moment; only the user's own choices count.
            if (!following[0] && value != null) {
                chosen.set(Optional.of(value));
            }
        });
        return box;
    }

    /** A choice among things of which one is always chosen. */
    public <T> ComboBox<T> ofAlways(ObservableList<T> items, Property<T> chosen, Function<T, String> words) {
        ComboBox<T> box = box(items, words);
        box.valueProperty().bindBidirectional(chosen);
        return box;
    }

    /**
     * A choice of several things, said as how many of how many.
     *
     * @param chosen kept within the items, in no particular order
     */
    public <T> MenuButton several(ObservableList<T> items, ObservableList<T> chosen, Function<T, String> words) {
        MenuButton button = new MenuButton();
        button.textProperty()
                .bind(Bindings.createStringBinding(
                        () -> language.now()
                                .get(
                                        "window.several",
                                        items.stream().filter(chosen::contains).count(),
                                        items.size()),
                        items,
                        chosen,
                        language.texts()));
        InvalidationListener fill = o -> button.getItems()
                .setAll(items.stream().map(i -> item(i, chosen, words)).toList());
        items.addListener(fill);
        language.texts().addListener(fill);
        fill.invalidated(items);
        return button;
    }

    /** The menu stays open while things are checked. */
    private static <T> CustomMenuItem item(T item, ObservableList<T> chosen, Function<T, String> words) {
        CheckBox check = new CheckBox(words.apply(item));
        check.setMnemonicParsing(false);
        check.setSelected(chosen.contains(item));
        check.setOnAction(e -> {
            if (check.isSelected()) {
                chosen.add(item);
            } else {
                chosen.remove(item);
            }
        });
        CustomMenuItem entry = new CustomMenuItem(check, false);
        // Enter on the entry does what a click on the box does.
        entry.setOnAction(e -> check.fire());
        chosen.addListener((InvalidationListener) o -> check.setSelected(chosen.contains(item)));
        return entry;
    }

    private <T> ComboBox<T> box(ObservableList<T> items, Function<T, String> words) {
        ComboBox<T> box = new ComboBox<>(items);
        box.setCellFactory(list -> cell(words));
        box.setButtonCell(cell(words));
        language.texts().addListener(o -> {
            box.setCellFactory(list -> cell(words));
            box.setButtonCell(cell(words));
        });
        return box;
    }

    private static <T> ListCell<T> cell(Function<T, String> words) {
        return new ListCell<>() {
            @Override
            protected void updateItem(@Nullable T item, boolean empty) {
                super.updateItem(item, empty);
                setText(item == null || empty ? "" : words.apply(item));
            }
        };
    }

    /** A control with its name before it. */
    public HBox labelled(String textKey, Control control) {
        Label label = new Label();
        label.textProperty().bind(language.text(textKey));
        label.setLabelFor(control);
        label.setMinWidth(Label.USE_PREF_SIZE);
        control.accessibleTextProperty().bind(label.textProperty());
        HBox box = new HBox(6, label, control);
        box.setAlignment(Pos.CENTER_LEFT);
        return box;
    }
}
