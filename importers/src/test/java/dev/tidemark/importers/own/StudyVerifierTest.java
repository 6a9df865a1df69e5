package dev.tidemark.importers.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tidemark.importers.Approved;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import org.junit.jupiter.api.Test;

class StudyVerifierTest {
    private static final String MEASURED = "study-1-measured.json";

    @Test
    void aSmokeStudyPassesOnlyWhenAllowed() throws IOException, ImportException {
        assertThat(verify(measured(), true).passed()).isTrue();
        Verification refused = verify(measured(), false);

        assertThat(refused.passed()).isFalse();
        assertThat(refused.smoke()).isTrue();
        assertThat(sentences(refused))
                .containsExactly("/study/smoke: a smoke study is a trial, not a result: states true");
    }

    @Test
    void countsWhatItChecked() throws IOException, ImportException {
        Verification verification = verify(measured(), true);

        assertThat(verification.title()).isEqualTo("Ejemplo: «hello» at 100/s");
        assertThat(verification.parts()).isEqualTo(6); // tool, study, environment, scenarios, two runs
        assertThat(verification.figures()).isEqualTo(2 * (6 + 3)); // derived; p50, p99 and max of the buckets
    }

    @Test
    void survivesAnotherLayout() throws IOException, ImportException {
        String spaced = measured().replace("\":", "\" :\n  ").replace("},{", "},\r\n\t{");

        assertThat(verify(spaced, true).mismatches()).isEmpty();
    }

    @Test
    void namesTheRunOfWhichOneSampleWasAltered() throws IOException, ImportException {
        // The peak of beta's memory under load, 63 MiB, by one byte.
        String altered = replaceOnce(measured(), "66060288,", "66060289,");

        assertThat(sentences(verify(altered, true)))
                .hasSize(2)
                .anyMatch(s -> s.startsWith("/runs/1: it differs from its SHA-256: states "))
                .contains("/runs/1/derived/3/value: the max of memory.rss in 'load' is another: states 6.6060288E7,"
                        + " recomputed 6.6060289E7");
    }

    @Test
    void namesAFigureThatTheDistributionDoesNotGive() throws IOException, ImportException {
        String altered = measured().replace("\"counts\":[380,16,4]", "\"counts\":[199,100,101]");

        assertThat(sentences(verify(altered, true)))
                .contains(
                        "/runs/0/figures/1/value: the p50 of latency is another: states 0.001, recomputed 0.002",
                        "/runs/0/figures/2/value: the p99 of latency is another: states 0.002, recomputed 0.005");
    }

    @Test
    void namesDerivedFiguresThatAreTooManyOrTooFew() throws IOException, ImportException {
        String altered = replaceOnce(
                measured(), "\"phase\":\"recovery\",\"reducer\":\"max\"", "\"phase\":\"rest\",\"reducer\":\"max\"");

        assertThat(sentences(verify(altered, true)))
                .contains(
                        "/runs/0/derived/5: no samples give the max of memory.rss in 'rest': states 7.7594624E7",
                        "/runs/0/derived: the max of memory.rss in 'recovery' is missing: recomputed 7.7594624E7");
    }

    @Test
    void namesPartsWithoutHashAndHashesWithoutPart() throws IOException, ImportException {
        String altered = measured()
                .replace("\"tool\":\"", "\"tools\":\"")
                .replace("{\"format\"", "{\"extra\":[1.50,true,null],\"format\"");

        List<String> sentences = sentences(verify(altered, true));

        assertThat(sentences).hasSize(3);
        // printf '[1.50,true,null]' | sha256sum
        assertThat(sentences.get(0))
                .isEqualTo(
                        "/extra: no SHA-256 covers it: recomputed 45afcecfb4d82573af94ef80d2331fc9aba440dc84f780711a6855fab691fcfc");
        assertThat(sentences.get(1)).startsWith("/tool: no SHA-256 covers it: recomputed ");
        assertThat(sentences.get(2)).startsWith("/sha256/tools: the part that it covers is missing: states ");
    }

    @Test
    void namesARunThatCannotBeRead() throws IOException, ImportException {
        String altered = replaceOnce(measured(), "\"scenario\":\"hello-100\"", "\"scenario\":\"other\"");

        assertThat(sentences(verify(altered, true)))
                .contains("/runs/0/scenario: the run cannot be read: there is no scenario 'other'");
    }

    @Test
    void refusesWhatIsNoStudyFile() {
        assertThatThrownBy(() -> verify("[]", true)).hasMessage("not a JSON object");
        assertThatThrownBy(() -> verify("{\"format\":\"x\"}", true)).hasMessage("the format is not 'tidemark-study'");
    }

    private static Verification verify(String text, boolean allowSmoke) throws IOException, ImportException {
        return StudyVerifier.verify(InputFile.of("study.json", text.getBytes(StandardCharsets.UTF_8)), allowSmoke);
    }

    private static List<String> sentences(Verification verification) {
        return verification.mismatches().stream()
                .map(m -> m.pointer() + ": " + m.sentence())
                .toList();
    }

    private static String measured() throws IOException {
        return Files.readString(
                Approved.RESOURCES.resolve("samples/tidemark-study").resolve(MEASURED));
    }

    private static String replaceOnce(String text, String old, String now) {
        int at = text.indexOf(old);
        assertThat(at).as("'%s' is in the sample", old).isNotNegative();
        return text.substring(0, at) + now + text.substring(at + old.length());
    }
}
