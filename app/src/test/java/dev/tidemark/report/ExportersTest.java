package dev.tidemark.report;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.assets.Texts;
import dev.tidemark.report.build.Judgement;
import dev.tidemark.report.build.ReportBuilder;
import dev.tidemark.report.build.StudyFixture;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** A whole report in every format, both languages, under machines of three locales. */
class ExportersTest {
    private final Locale machine = Locale.getDefault();

    static Stream<Arguments> exports() {
        List<Locale> machines = List.of(Locale.ROOT, Locale.US, Locale.GERMANY);
        return ReportExporters.all().stream()
                .flatMap(e -> Texts.languages().stream()
                        .flatMap(language -> machines.stream().map(m -> Arguments.of(e, language, m))));
    }

    @AfterEach
    void putTheMachineBack() {
        Locale.setDefault(machine);
    }

    @ParameterizedTest(name = "{index}")
    @MethodSource("exports")
    void writesAsApprovedWhateverTheMachine(ReportExporter exporter, Locale language, Locale locale)
            throws IOException {
        Locale.setDefault(locale);
        String text = text(exporter, report(language));

        // What the pictures show is approved where they are drawn.
        String words = text.replaceAll("(?s)<svg.*?</svg>", "<svg/>");
        Approved.check("report/report." + language.getLanguage() + "." + exporter.id(), words);
    }

    @Test
    void aPageStandsAlone() throws IOException {
        String page = text(new HtmlExporter(), report(Texts.SPANISH));

        assertThat(page).contains("<html lang=\"es\">", "prefers-color-scheme: dark", "@media print");
        assertThat(page).doesNotContain("<script", "<link", "@import", "src=\"http", "href=\"http");
        assertThat(page).contains("&lt;hola&gt; &amp; adiós").doesNotContain("<hola>");
    }

    @Test
    void everyIdOnAPageIsUnique() throws IOException {
        String page = text(new HtmlExporter(), report(Texts.ENGLISH));
        List<String> ids = java.util.regex.Pattern.compile(" id=\"([^\"]+)\"")
                .matcher(page)
                .results()
                .map(m -> m.group(1))
                .toList();

        assertThat(ids).doesNotHaveDuplicates().contains("tidemark-data");
    }

    @Test
    void isFoundByTheEndingOfAName() {
        assertThat(ReportExporters.byFileName("out/Report.HTML").map(ReportExporter::id))
                .contains("html");
        assertThat(ReportExporters.byFileName("html")).isEmpty();
        assertThat(ReportExporters.byFileName("report.docx")).isEmpty();
    }

    private static Report report(Locale language) {
        return new ReportBuilder(Texts.of(language)).build(StudyFixture.evidence(), Judgement.DEFAULT);
    }

    private static String text(ReportExporter exporter, Report report) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        exporter.write(report, bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
