package dev.tidemark.chart.draw;

import dev.tidemark.assets.FontFile;
import dev.tidemark.chart.ChartSpec;
import java.awt.Dimension;
import java.awt.Font;
import java.awt.font.FontRenderContext;
import java.io.IOException;
import java.io.OutputStream;
import java.io.OutputStreamWriter;
import java.io.StringWriter;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.util.Locale;
import java.util.Optional;
import org.apache.batik.dom.GenericDOMImplementation;
import org.apache.batik.svggen.SVGGeneratorContext;
import org.apache.batik.svggen.SVGGraphics2D;
import org.apache.batik.svggen.SVGIDGenerator;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.Node;

/** The SVG form of a chart: text as text, sized by its view box. */
final class SvgPicture {
    private static final String HEAD = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n";
    private static final String SVG = "http://www.w3.org/2000/svg";
    /** Where the reader lacks the font, one of about the same width stands in. */
    private static final String FAMILIES = FontFile.FAMILY + ", Arial, Helvetica, sans-serif";

    private static final FontRenderContext MEASURE = new FontRenderContext(null, true, true);

    private SvgPicture() {}

    static void write(ChartExport export, ChartSpec chart, OutputStream out) throws IOException {
        Writer writer = new OutputStreamWriter(out, StandardCharsets.UTF_8);
        writer.write(HEAD);
        writer.write(element(export, chart, ""));
        writer.flush();
    }

    /** @param idPrefix before each id, so that several pictures fit into one document */
    static String element(ChartExport export, ChartSpec chart, String idPrefix) throws IOException {
        Document document = GenericDOMImplementation.getDOMImplementation().createDocument(SVG, "svg", null);
        SVGGeneratorContext context = SVGGeneratorContext.createDefault(document);
        context.setComment(" Tidemark ");
        context.setPrecision(2);
        context.setIDGenerator(new PrefixedIds(idPrefix));
        SVGGraphics2D g = new SVGGraphics2D(context, false);
        g.setSVGCanvasSize(new Dimension(export.width(), export.height()));
        export.draw(chart, g);
        Element root = g.getRoot();
        root.setAttributeNS(null, "viewBox", "0 0 " + export.width() + " " + export.height());
        root.setAttributeNS(null, "role", "img");
        root.setAttributeNS(null, "font-family", FAMILIES);
        root.setAttributeNS(
                "http://www.w3.org/XML/1998/namespace",
                "xml:lang",
                chart.heading().locale().toLanguageTag());
        Element title = document.createElementNS(SVG, "title");
        title.setTextContent(chart.heading().title());
        root.insertBefore(title, root.getFirstChild());
        fitTexts(root, "normal", 12);
        StringWriter text = new StringWriter();
        g.stream(root, text, false, false);
        // Batik writes the head of a whole file, with a document type that no reader needs today.
        return text.toString().substring(text.toString().indexOf("<svg")).replace("genericDefs", idPrefix + "defs0");
    }

    private static final class PrefixedIds extends SVGIDGenerator {
        private final String idPrefix;

        PrefixedIds(String idPrefix) {
            this.idPrefix = idPrefix;
        }

        @Override
        public String generateID(String prefix) {
            return idPrefix + super.generateID(prefix);
        }
    }

    /**
     * Names stand-ins for the font and the length of each text, so that a reader without the font sees no text run into
     * the next one.
     */
    private static void fitTexts(Element element, String inheritedWeight, double inheritedSize) {
        String weight = attribute(element, "font-weight").orElse(inheritedWeight);
        double size = attribute(element, "font-size")
                .map(s -> Double.parseDouble(s.replace("px", "")))
                .orElse(inheritedSize);
        if (element.getAttribute("font-family").contains(FontFile.FAMILY)) {
            element.setAttributeNS(null, "font-family", FAMILIES);
        }
        if (element.getTagName().equals("text")) {
            Font font = (weight.equals("bold") ? ChartFonts.TITLE : ChartFonts.LABEL).deriveFont((float) size);
            double length =
                    font.getStringBounds(element.getTextContent(), MEASURE).getWidth();
            element.setAttributeNS(null, "textLength", String.format(Locale.ROOT, "%.1f", length));
            element.setAttributeNS(null, "lengthAdjust", "spacingAndGlyphs");
        }
        for (Node child = element.getFirstChild(); child != null; child = child.getNextSibling()) {
            if (child instanceof Element inner) {
                fitTexts(inner, weight, size);
            }
        }
    }

    private static Optional<String> attribute(Element element, String name) {
        return Optional.of(element.getAttribute(name)).filter(v -> !v.isEmpty());
    }
}
