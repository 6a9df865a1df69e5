package dev.tidemark.report;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.draw.ChartExport;
import dev.tidemark.chart.draw.Theme;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;

/** A chart as an SVG element inside a page that has others. */
final class InlineSvg {
    private InlineSvg() {}

    /** @param prefix of every id in it, as a page may have each id only once */
    static String of(ChartSpec chart, Theme theme, String prefix) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        ChartExport.suitedTo(chart, theme).write(chart, ChartExport.Format.SVG, bytes);
        String document = bytes.toString(StandardCharsets.UTF_8);
        return document.substring(document.indexOf("<svg"))
                .replaceAll(" id=\"([^\"]+)\"", " id=\"" + prefix + "-$1\"")
                .replaceAll("url\\(#([^)]+)\\)", "url(#" + prefix + "-$1)")
                .replaceAll("href=\"#([^\"]+)\"", "href=\"#" + prefix + "-$1\"")
                .replaceAll("\\s*\n\\s*(/?>)", "$1") // the drawing's writer breaks lines inside its tags
                .strip();
    }
}
