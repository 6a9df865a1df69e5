package dev.tidemark.chart.draw;

import dev.tidemark.assets.FontFile;
import java.awt.Font;
import java.awt.FontFormatException;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;

/** The shipped typeface as AWT fonts, so that no font of the system is needed. Sizes are in user space units. */
final class ChartFonts {
    private static final Font REGULAR = load(FontFile.REGULAR, Font.PLAIN);
    private static final Font BOLD = load(FontFile.BOLD, Font.BOLD);

    static final Font TITLE = BOLD.deriveFont(16f);
    static final Font SUBTITLE = REGULAR.deriveFont(12f);
    static final Font LABEL = REGULAR.deriveFont(12f);
    static final Font SMALL = REGULAR.deriveFont(11f);
    static final Font SMALL_BOLD = BOLD.deriveFont(11f);

    private ChartFonts() {}

    private static Font load(FontFile file, int style) {
        try (InputStream in = file.open()) {
            return Font.createFont(Font.TRUETYPE_FONT, in).deriveFont(style);
        } catch (IOException e) {
            throw new UncheckedIOException("font " + file, e);
        } catch (FontFormatException e) {
            throw new IllegalStateException("font " + file + " cannot be read", e);
        }
    }
}
