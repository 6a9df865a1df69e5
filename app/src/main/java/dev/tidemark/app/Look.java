package dev.tidemark.app;

import java.util.Locale;
import java.util.Optional;

/** Light or dark. */
public enum Look {
    LIGHT,
    DARK;

    public String word() {
        return name().toLowerCase(Locale.ROOT);
    }

    public static Optional<Look> ofWord(String word) {
        return word.equals("light") ? Optional.of(LIGHT) : word.equals("dark") ? Optional.of(DARK) : Optional.empty();
    }
}
