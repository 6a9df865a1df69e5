package dev.tidemark.chart.draw;

import dev.tidemark.chart.ChartSpec;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Arrays;
import java.util.Locale;
import java.util.Optional;
import javax.imageio.ImageIO;

/**
 * Charts as files. The same chart gives the same bytes: no clock, no locale of the system, no network.
 *
 * @param width in CSS pixels (SVG), points (PDF), or pixels before scaling (PNG)
 * @param scale PNG pixels per unit, 2 for a sharp screen; the other formats have no pixels
 */
public record ChartExport(Theme theme, int width, int height, double scale) {
    /** The file formats, each found by its word, which is also the ending of its files. */
    public enum Format {
        PNG,
        SVG,
        PDF;

        public String word() {
            return name().toLowerCase(Locale.ROOT);
        }

        public static Optional<Format> ofWord(String word) {
            return Arrays.stream(values()).filter(f -> f.word().equals(word)).findFirst();
        }
    }

    public ChartExport {
        if (width < 1 || height < 1 || !(scale > 0)) {
            throw new IllegalArgumentException("a picture of " + width + " × " + height + " at scale " + scale);
        }
    }

    /** A size that suits the chart: bars need height for each subject. PNGs at scale 2. */
    public static ChartExport suitedTo(ChartSpec chart, Theme theme) {
        int height = chart instanceof ChartSpec.Bars bars
                ? 150 + 44 * Math.max(2, bars.bars().size())
                : 460;
        return new ChartExport(theme, 900, height, 2);
    }

    /** Writes the whole file and leaves the stream open. */
    public void write(ChartSpec chart, Format format, OutputStream out) throws IOException {
        switch (format) {
            case PNG -> writePng(chart, out);
            case SVG -> SvgPicture.write(this, chart, out);
            case PDF -> PdfPicture.write(this, chart, out);
        }
    }

    /**
     * The chart as an {@code svg} element, to stand within an HTML page.
     *
     * @param idPrefix unlike that of every other picture in the page
     */
    public String svgElement(ChartSpec chart, String idPrefix) throws IOException {
        return SvgPicture.element(this, chart, idPrefix);
    }

    /** The chart as pixels, {@code scale} times as many as its size. */
    public BufferedImage image(ChartSpec chart) {
        BufferedImage image = new BufferedImage(
                (int) Math.ceil(width * scale), (int) Math.ceil(height * scale), BufferedImage.TYPE_INT_RGB);
        Graphics2D g = image.createGraphics();
        g.setPaint(theme.background());
        g.fillRect(0, 0, image.getWidth(), image.getHeight());
        g.scale(scale, scale);
        draw(chart, g);
        g.dispose();
        return image;
    }

    void draw(ChartSpec chart, Graphics2D g) {
        new ChartRenderer().draw(chart, theme, g, new Rectangle2D.Double(0, 0, width, height));
    }

    private void writePng(ChartSpec chart, OutputStream out) throws IOException {
        if (!ImageIO.write(image(chart), "png", out)) {
            throw new IOException("this Java has no PNG writer");
        }
    }
}
