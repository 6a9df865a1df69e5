package dev.tidemark.cli.shell;

import dev.tidemark.assets.Texts;
import java.util.Collections;
import java.util.Enumeration;
import java.util.ResourceBundle;
import org.jspecify.annotations.Nullable;

/** The help's texts as picocli asks for them: its keys are those below {@code cli.help.} */
public final class HelpTexts extends ResourceBundle {
    private static final String PREFIX = "cli.help.";

    private final Texts texts;

    public HelpTexts(Texts texts) {
        this.texts = texts;
    }

    @Override
    protected @Nullable Object handleGetObject(String key) {
        return texts.find(PREFIX + key).orElse(null);
    }

    @Override
    public Enumeration<String> getKeys() {
        return Collections.enumeration(texts.keys().stream()
                .filter(k -> k.startsWith(PREFIX))
                .map(k -> k.substring(PREFIX.length()))
                .toList());
    }
}
