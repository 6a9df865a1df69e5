package dev.tidemark.chart.draw;

import static org.assertj.core.api.Assertions.assertThat;

import java.awt.Color;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class ThemeTest {
    static Stream<Theme> themes() {
        return Stream.of(Theme.LIGHT, Theme.DARK);
    }

    /** By the Web Content Accessibility Guidelines 2.1: graphics need 3 to 1, small text 4.5 to 1. */
    @ParameterizedTest
    @MethodSource("themes")
    void everyColourStandsOutFromTheBackground(Theme theme) {
        assertThat(theme.palette()).allMatch(c -> contrast(c, theme.background()) >= 3);
        assertThat(contrast(theme.text(), theme.background())).isGreaterThan(4.5);
        assertThat(contrast(theme.muted(), theme.background())).isGreaterThan(4.5);
    }

    @ParameterizedTest
    @MethodSource("themes")
    void theFirstColoursDifferForReadersWithoutRedOrGreenCones(Theme theme) {
        for (int i = 0; i < 4; i++) {
            for (int k = 0; k < i; k++) {
                assertThat(deuteranopicDistance(theme.colour(i), theme.colour(k)))
                        .as("%d and %d", i, k)
                        .isGreaterThan(0.1);
            }
        }
    }

    private static double contrast(Color a, Color b) {
        double light = Math.max(luminance(a), luminance(b));
        double dark = Math.min(luminance(a), luminance(b));
        return (light + 0.05) / (dark + 0.05);
    }

    private static double luminance(Color c) {
        double[] rgb = linear(c);
        return 0.2126 * rgb[0] + 0.7152 * rgb[1] + 0.0722 * rgb[2];
    }

    private static double[] linear(Color c) {
        return Stream.of(c.getRed(), c.getGreen(), c.getBlue())
                .mapToDouble(v -> v / 255.0)
                .map(v -> v <= 0.03928 ? v / 12.92 : Math.pow((v + 0.055) / 1.055, 2.4))
                .toArray();
    }

    /** Distance in linear RGB after the full-severity deuteranopia matrix of Machado, Oliveira and Fernandes (2009). */
    private static double deuteranopicDistance(Color a, Color b) {
        double[][] matrix = {
            {0.367322, 0.860646, -0.227968}, {0.280085, 0.672501, 0.047413}, {-0.011820, 0.042940, 0.968881}
        };
        double[] first = linear(a);
        double[] second = linear(b);
        double sum = 0;
        for (double[] row : matrix) {
            double difference = 0;
            for (int i = 0; i < 3; i++) {
                difference += row[i] * (first[i] - second[i]);
            }
            sum += difference * difference;
        }
        return Math.sqrt(sum);
    }
}
