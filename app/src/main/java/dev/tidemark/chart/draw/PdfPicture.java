package dev.tidemark.chart.draw;

import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2D;
import de.rototor.pdfbox.graphics2d.PdfBoxGraphics2DFontTextDrawer;
import dev.tidemark.assets.FontFile;
import dev.tidemark.chart.ChartSpec;
import java.awt.Font;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import org.apache.pdfbox.pdmodel.PDDocument;
import org.apache.pdfbox.pdmodel.PDPage;
import org.apache.pdfbox.pdmodel.PDPageContentStream;
import org.apache.pdfbox.pdmodel.common.PDRectangle;
import org.apache.pdfbox.pdmodel.font.PDFont;
import org.apache.pdfbox.pdmodel.font.PDType0Font;

/** The PDF form of a chart: one page of the chart's size, text as text in the shipped font. */
final class PdfPicture {
    private PdfPicture() {}

    static void write(ChartExport export, ChartSpec chart, OutputStream out) throws IOException {
        try (PDDocument document = new PDDocument()) {
            document.setDocumentId(1L); // else the file's id is made of the time
            document.getDocumentInformation().setTitle(chart.heading().title());
            document.getDocumentInformation().setCreator("Tidemark");
            document.getDocumentCatalog().setLanguage(chart.heading().locale().toLanguageTag());
            PDPage page = new PDPage(new PDRectangle(export.width(), export.height()));
            document.addPage(page);
            PdfBoxGraphics2D g = new PdfBoxGraphics2D(document, export.width(), export.height());
            try (ShippedFont fonts = new ShippedFont(document)) {
                g.setFontTextDrawer(fonts);
                export.draw(chart, g);
            } finally {
                g.dispose();
            }
            try (PDPageContentStream content = new PDPageContentStream(document, page)) {
                content.drawForm(g.getXFormObject());
            }
            document.save(out);
        }
    }

    /** Whatever font is asked for, it is one of the two that the document embeds. */
    private static final class ShippedFont extends PdfBoxGraphics2DFontTextDrawer {
        private final PDFont regular;
        private final PDFont bold;

        ShippedFont(PDDocument document) throws IOException {
            this.regular = load(document, FontFile.REGULAR);
            this.bold = load(document, FontFile.BOLD);
        }

        private static PDFont load(PDDocument document, FontFile file) throws IOException {
            try (InputStream in = file.open()) {
                return PDType0Font.load(document, in, true);
            }
        }

        @Override
        protected PDFont mapFont(Font font, IFontTextDrawerEnv environment) {
            return font.isBold() ? bold : regular;
        }
    }
}
