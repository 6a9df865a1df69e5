package dev.tidemark.chart.draw;

import dev.tidemark.model.Phase;
import java.awt.Color;
import java.util.List;
import java.util.Map;

/**
 * The colours of a chart. The palettes are those of Okabe and Ito ("Color Universal Design", 2008), which readers with
 * a colour vision deficiency can tell apart, each shifted in lightness until it stands out from its background by 3 to
 * 1. A colour is never the only cue: lines carry marks and dashes, bars and bands their names.
 *
 * @param id the word used in options
 * @param muted for what is not in front: subtitle, ticks
 * @param bands the tint behind a phase; kinds without one have the background
 */
public record Theme(
        String id,
        Color background,
        Color text,
        Color muted,
        Color grid,
        List<Color> palette,
        Map<Phase.Kind, Color> bands) {
    public static final Theme LIGHT = new Theme(
            "light",
            new Color(0xFFFFFF),
            new Color(0x1B1F24),
            new Color(0x57606A),
            new Color(0xD8DEE4),
            colours(0x0072B2, 0xD55E00, 0x00805E, 0xB5578E, 0xA87000, 0x3A8FBF, 0x333333, 0x7D7500),
            Map.of(
                    Phase.Kind.WARMUP, tint(0xE69F00, 0.11),
                    Phase.Kind.LOAD, tint(0x0072B2, 0.10),
                    Phase.Kind.RECOVERY, tint(0x009E73, 0.10)));
    public static final Theme DARK = new Theme(
            "dark",
            new Color(0x0D1117),
            new Color(0xE6EDF3),
            new Color(0x9198A1),
            new Color(0x30363D),
            colours(0x56B4E9, 0xF08A3C, 0x2DBE93, 0xDD8FBB, 0xE9C33B, 0x6F8FE8, 0xD0D7DE, 0xB5B048),
            Map.of(
                    Phase.Kind.WARMUP, tint(0xE69F00, 0.13),
                    Phase.Kind.LOAD, tint(0x56B4E9, 0.15),
                    Phase.Kind.RECOVERY, tint(0x2DBE93, 0.13)));

    private static final Color NONE = new Color(0, true);

    public Theme {
        palette = List.copyOf(palette);
        bands = Map.copyOf(bands);
    }

    private static List<Color> colours(int... rgb) {
        return java.util.Arrays.stream(rgb).mapToObj(Color::new).toList();
    }

    /** The palette's colour of that index; from its end it starts again. */
    public Color colour(int index) {
        return palette.get(Math.floorMod(index, palette.size()));
    }

    /** Transparent for a kind that has no tint. */
    Color band(Phase.Kind kind) {
        return bands.getOrDefault(kind, NONE);
    }

    /** That colour with so much opacity, 0..1: for what lies behind. */
    static Color faint(Color colour, double opacity) {
        return new Color(colour.getRed(), colour.getGreen(), colour.getBlue(), (int) Math.round(255 * opacity));
    }

    /** See-through, so that the grid is seen behind it. */
    private static Color tint(int rgb, double opacity) {
        return faint(new Color(rgb), opacity);
    }
}
