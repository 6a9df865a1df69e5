package dev.tidemark.app.library;

import dev.tidemark.model.Study;
import java.util.Locale;

/** Which studies the tree shows. */
public enum OriginFilter {
    ALL,
    MEASURED,
    PUBLISHED;

    boolean admits(Study.Origin origin) {
        return this == ALL || name().equals(origin.name());
    }

    /** The key of its name among the window's texts. */
    String textKey() {
        return "window.filter." + name().toLowerCase(Locale.ROOT);
    }
}
