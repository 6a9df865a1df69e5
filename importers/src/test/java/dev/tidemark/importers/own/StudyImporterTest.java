package dev.tidemark.importers.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Problem;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StudyImporterTest {
    private static final String GOOD = "{\"id\":\"good\",\"subject\":{\"name\":\"Good\"},\"scenario\":\"s\"}";

    @Test
    void refusesANewerVersion() {
        ImportException e = refusal(study("").replace("\"version\":1", "\"version\":2"));

        assertThat(e.place()).isEqualTo("/version");
        assertThat(e.sentence()).isEqualTo("made by a newer Tidemark (version 2 of the format; this one reads 1)");
        assertThat(e.remedy()).isEqualTo("update Tidemark");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"version\":1 | \"version\":0 | /version | there is no version 0 of the format",
                "\"version\":1 | \"version\":\"1\" | /version | 'version' is not a number",
                "\"title\":\"T\" | \"title\":\" \" | /study | the study's id or title is blank",
                "\"title\":\"T\" | \"name\":\"T\" | /study/title | 'title' is not a text",
                "\"title\":\"T\" | \"title\":\"T\",\"origin\":\"guessed\" | /study/origin | 'guessed' is neither measured nor published",
                "\"kind\":\"closed\" | \"kind\":\"wild\" | /scenarios/0/load/kind | 'wild' is no kind of load",
            })
    void namesThePlaceOfWhatIsWrongInTheHeader(String good, String bad, String place, String sentence) {
        ImportException e = refusal(study(GOOD).replace(good, bad));

        assertThat(e.place()).isEqualTo(place);
        assertThat(e.sentence()).isEqualTo(sentence);
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "\"repetition\":1.5 | /repetition | 'repetition' is not a whole number",
                "\"repetition\":9999999999 | `` | integer overflow",
                "\"repetition\":-1 | `` | run 'bad', repetition -1",
                "\"outcome\":{\"status\":\"odd\"} | /outcome/status | 'odd' is no way for a run to end",
                "\"phases\":[{\"kind\":\"load\",\"start\":2,\"end\":1}] | `` | phase 'load' ends before it starts",
                "\"phases\":[{\"kind\":\"load\",\"start\":\"2\"}] | /phases/0/start | 'start' is not a whole number",
                "\"series\":[{\"metric\":\"a\",\"unit\":\"KiB\",\"time\":[1],\"values\":[1]}] | /series/0/unit | 'KiB' is no base unit",
                "\"series\":[{\"metric\":\"A b\",\"unit\":\"B\",\"time\":[1],\"values\":[1]}] | `` | metric key 'A b' is not lower-case words joined by . or -",
                "\"series\":[{\"metric\":\"a\",\"unit\":\"B\",\"time\":[1.5],\"values\":[1]}] | /series/0/time/0 | the value is not a whole number",
                "\"series\":[{\"metric\":\"a\",\"unit\":\"B\",\"time\":[1],\"values\":[true]}] | /series/0/values/0 | the value is not a number",
                "\"series\":[{\"metric\":\"a\",\"unit\":\"B\",\"time\":[1],\"values\":[\"x\"]}] | /series/0/values/0 | the value is not a number",
                "\"series\":[{\"metric\":\"a\",\"unit\":\"B\",\"time\":{},\"values\":[1]}] | /series/0/time | 'time' is not an array",
                "\"figures\":[{\"metric\":\"a\",\"unit\":\"B\",\"statistic\":\"p101\",\"value\":1}] | /figures/0/statistic | 'p101' is no statistic",
                "\"figures\":[{\"metric\":\"a\",\"unit\":\"B\",\"statistic\":\"value\"}] | /figures/0/value | 'value' is not a number",
                "\"figures\":[{\"metric\":\"a\",\"unit\":\"B\",\"statistic\":\"p9\",\"value\":1,\"method\":\"guess\"}] | /figures/0/method | 'guess' is no percentile method",
                "\"figures\":[{\"metric\":\"a\",\"unit\":\"B\",\"statistic\":\"mean\",\"value\":1,\"spread\":{\"min\":2,\"max\":3,\"n\":3}}] | `` | not a spread: 1.0 [2.0–3.0], n = 3",
                "\"distributions\":[{\"metric\":\"a\",\"unit\":\"B\",\"kind\":\"odd\"}] | /distributions/0/kind | 'odd' is no kind of distribution",
                "\"distributions\":[{\"metric\":\"a\",\"unit\":\"B\",\"kind\":\"hdr\",\"payload\":\"?\"}] | /distributions/0/payload | the payload is not Base64",
                "\"distributions\":[{\"metric\":\"a\",\"unit\":\"B\",\"kind\":\"buckets\",\"upper\":[1],\"counts\":[]}] | /distributions/0 | columns of 1 and 0 values",
                "\"distributions\":[{\"metric\":\"a\",\"unit\":\"B\",\"kind\":\"percentiles\",\"percents\":[1],\"values\":[]}] | /distributions/0 | columns of 1 and 0 values",
            })
    void leavesOutARunThatCannotBeReadAndGoesOn(String member, String place, String sentence)
            throws IOException, ImportException {
        String bad = "{\"id\":\"bad\",\"subject\":{\"name\":\"Bad\"},\"scenario\":\"s\"," + member + "}";

        ImportResult result = read(study(bad + "," + GOOD));

        assertThat(result.runs()).extracting(r -> r.id()).containsExactly("good");
        assertThat(result.problems().getFirst())
                .isEqualTo(Problem.error("/runs/0" + place, sentence + "; the run is left out"));
        ImportException alone = refusal(study(bad));
        assertThat(alone.place()).isEqualTo("/runs/0" + place);
        assertThat(alone.sentence()).startsWith("no run can be read: " + sentence);
    }

    @Test
    void livesWithOddities() throws IOException, ImportException {
        String odd = "{\"id\":\"odd\",\"subject\":{\"name\":\"Odd\"},\"scenario\":\"s\",\"started\":\"yesterday\","
                + "\"series\":[{\"metric\":\"a\",\"unit\":\"B\",\"time\":[1,2],\"values\":[1]}],"
                + "\"load\":{\"byStatus\":{\"200\":5,\"oops\":1,\"500\":\"x\"}},\"exit\":{\"code\":0,\"signal\":null}}";

        List<Problem> problems = read(study(odd + "," + GOOD + "," + GOOD)).problems();

        assertThat(problems.subList(0, 5))
                .containsExactly(
                        Problem.dataLoss("/runs/0/started", "'yesterday' is not a time in UTC; the start is unknown"),
                        Problem.dataLoss("/runs/0/series/0", "2 times but 1 values; the series is left out"),
                        Problem.dataLoss("/runs/0/load/byStatus/oops", "not a count of an HTTP status; left out"),
                        Problem.dataLoss("/runs/0/load/byStatus/500", "not a count of an HTTP status; left out"),
                        Problem.error("/runs/2/id", "a second run with the id 'good', left out"));
        assertThat(problems.subList(5, problems.size()))
                .as("no hash covers anything in it")
                .allMatch(p -> p.sentence().startsWith("no SHA-256 covers it"));
    }

    @Test
    void readsRunsThatStandBeforeTheScenarios() throws IOException, ImportException {
        String text = "{\"runs\":[" + GOOD + "],\"scenarios\":[{\"id\":\"s\",\"workload\":\"w\"}],"
                + "\"study\":{\"id\":\"i\",\"title\":\"T\"},\"version\":1,\"format\":\"tidemark-study\"}";

        assertThat(read(text).runs()).hasSize(1);
        assertThat(read(text).toolVersion()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`{\"a\":NaN}` | line 1, column 9",
                "`{} {}` | line 1",
                "`{\"a\":1,\"a\":2}` | line 1, column 11",
                "`[1]` | line 1",
                "`{\"a\":` | line 1, column 6",
            })
    void namesThePlaceOfWhatIsNotOneJsonObject(String text, String place) {
        assertThat(refusal(text).place()).isEqualTo(place);
    }

    @Test
    void refusesEndlessNestingInsteadOfOverflowing() {
        assertThat(refusal("{\"a\":" + "[".repeat(100_000)).sentence())
                .startsWith("not valid JSON: Document nesting depth");
        assertThat(refusal("{\"runs\":" + "[".repeat(100_000)).sentence())
                .startsWith("not valid JSON: Document nesting");
    }

    private static String study(String runs) {
        return "{\"format\":\"tidemark-study\",\"version\":1,\"study\":{\"id\":\"i\",\"title\":\"T\"},"
                + "\"scenarios\":[{\"id\":\"s\",\"workload\":\"w\",\"load\":{\"kind\":\"closed\"}}],\"runs\":[" + runs
                + "]}";
    }

    private static ImportResult read(String text) throws IOException, ImportException {
        return new StudyImporter().read(InputFile.of("study.json", text.getBytes(StandardCharsets.UTF_8)));
    }

    private static ImportException refusal(String text) {
        return catchThrowableOfType(ImportException.class, () -> read(text));
    }
}
