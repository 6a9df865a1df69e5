package dev.tidemark.assets;

import java.net.URL;

/** The window's own style sheets, which stand on the colours that the chosen theme looks up. */
public final class Themes {
    private Themes() {}

    /** Address of the style sheet that every look shares. */
    public static String window() {
        URL sheet = Themes.class.getResource("themes/window.css");
        if (sheet == null) {
            throw new IllegalStateException("themes/window.css is not in the program");
        }
        return sheet.toExternalForm();
    }
}
