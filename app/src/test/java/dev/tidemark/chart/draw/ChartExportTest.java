package dev.tidemark.chart.draw;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.assets.Texts;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.Fixture;
import dev.tidemark.chart.MemoryChart;
import dev.tidemark.chart.shape.ChartGeometry;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import dev.tidemark.model.Subject;
import java.awt.Color;
import java.awt.image.BufferedImage;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import org.apache.pdfbox.Loader;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.text.PDFTextStripper;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;

class ChartExportTest {
    private static final ChartSpec SPANISH = MemoryChart.of(
            List.of(Fixture.run("Ñandú ¿qué?", 1, 50, 60, 100, 110, 120, 80, 80, 80)),
            MemoryChart.Options.RSS,
            Texts.of(Texts.SPANISH));

    private static byte[] bytes(ChartSpec chart, ChartExport.Format format) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new ChartExport(Theme.LIGHT, 600, 300, 1).write(chart, format, out);
        return out.toByteArray();
    }

    @ParameterizedTest
    @EnumSource
    void theSameChartGivesTheSameBytesInAnyLocale(ChartExport.Format format) throws IOException {
        byte[] first = bytes(SPANISH, format);
        Locale before = Locale.getDefault();
        try {
            Locale.setDefault(Locale.of("ar", "EG"));
            assertThat(bytes(SPANISH, format)).isEqualTo(first);
        } finally {
            Locale.setDefault(before);
        }
    }

    @Test
    void textsStayTextInSvg() throws IOException {
        String svg = new String(bytes(SPANISH, ChartExport.Format.SVG), StandardCharsets.UTF_8);

        assertThat(svg).contains(">Recuperación</text", ">Ñandú ¿qué?</text", ">Memoria residente (RSS) [MiB]</text");
        assertThat(svg).doesNotContain("Dialog");
    }

    /** {@code -Dapprove=true} rewrites the approved picture; it is then looked at and reviewed like any change. */
    @Test
    void aSmallChartIsDrawnAsApproved() throws IOException {
        Path approved = Path.of("src", "test", "resources", "dev", "tidemark", "chart", "small.approved.svg");
        String actual = new String(bytes(SPANISH, ChartExport.Format.SVG), StandardCharsets.UTF_8);
        if (Boolean.getBoolean("approve")) {
            Files.createDirectories(approved.getParent());
            Files.writeString(approved, actual);
        }

        assertThat(approved).as("run once with -Dapprove=true").exists();
        assertThat(actual).isEqualTo(Files.readString(approved));
    }

    @Test
    void picturesInOnePageHaveDifferentIds() throws IOException {
        String svg = new ChartExport(Theme.LIGHT, 600, 300, 1).svgElement(SPANISH, "c7-");

        assertThat(svg).startsWith("<svg").contains("id=\"c7-clipPath1\"", "url(#c7-clipPath1)");
        assertThat(svg).doesNotContain("id=\"clipPath");
    }

    @Test
    void textsStayTextInPdf() throws IOException {
        try (PDDocument document = Loader.loadPDF(bytes(SPANISH, ChartExport.Format.PDF))) {
            assertThat(new PDFTextStripper().getText(document))
                    .contains("Recuperación", "Ñandú ¿qué?", "Memoria a lo largo del tiempo", "1.000 solicitudes/s");
        }
    }

    @Test
    void aSpikeOfOneSampleInAMillionIsSeen() {
        long[] times = new long[1_000_000];
        double[] values = new double[times.length];
        Arrays.setAll(times, i -> i * 1_000_000L);
        Arrays.fill(values, 20 * Fixture.MIB);
        values[777_777] = 100 * Fixture.MIB;
        Run run = Run.builder("soak", Subject.named("Soak"), Fixture.HELLO)
                .add(Series.adopt(Metric.RSS, times, values))
                .build();
        ChartSpec chart = MemoryChart.of(List.of(run), MemoryChart.Options.RSS, Texts.of(Texts.ENGLISH));
        BufferedImage image = new BufferedImage(600, 300, BufferedImage.TYPE_INT_RGB);

        ChartGeometry geometry = new ChartRenderer()
                .draw(chart, Theme.LIGHT, image.createGraphics(), new java.awt.Rectangle(0, 0, 600, 300));

        int x = (int) geometry.toX(777.777);
        int y = (int) geometry.toY(80 * Fixture.MIB);
        assertThat(List.of(x - 1, x, x + 1))
                .anySatisfy(near ->
                        assertThat(isBlue(new Color(image.getRGB(near, y)))).isTrue());
        assertThat(isBlue(new Color(image.getRGB(x - 20, y)))).isFalse();
        assertThat(isBlue(new Color(image.getRGB(x - 20, (int) geometry.toY(20 * Fixture.MIB)))))
                .isTrue();
    }

    private static boolean isBlue(Color colour) {
        return colour.getBlue() - colour.getRed() > 60;
    }

    @Test
    void aPngHasItsSizeTimesTheScale() {
        BufferedImage image = new ChartExport(Theme.DARK, 601, 300, 1.5).image(SPANISH);

        assertThat(image.getWidth()).isEqualTo(902);
        assertThat(image.getHeight()).isEqualTo(450);
        assertThat(new Color(image.getRGB(0, 0))).isEqualTo(Theme.DARK.background());
    }
}
