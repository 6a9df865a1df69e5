package dev.tidemark.app;

import dev.tidemark.assets.Texts;
import dev.tidemark.format.Formats;
import java.util.Locale;
import javafx.beans.binding.Bindings;
import javafx.beans.binding.StringBinding;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;

/** The language that the window speaks now. Texts bound here change when it does. UI thread only. */
public final class Language {
    private final ReadOnlyObjectWrapper<Texts> texts;

    public Language(Locale locale) {
        texts = new ReadOnlyObjectWrapper<>(Texts.of(locale));
    }

    public void speak(Locale locale) {
        texts.set(Texts.of(locale));
    }

    public ReadOnlyObjectProperty<Texts> texts() {
        return texts.getReadOnlyProperty();
    }

    public Texts now() {
        return texts.get();
    }

    /** Numbers as this language writes them. */
    public Formats formats() {
        return new Formats(now().locale());
    }

    public Labels labels() {
        return new Labels(now());
    }

    /** The text of a key, in whatever language is spoken. */
    public StringBinding text(String key, Object... arguments) {
        return Bindings.createStringBinding(() -> now().get(key, arguments), texts);
    }
}
