package dev.tidemark.importers.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class JsonDocTest {
    private static final String TEXT =
            "{\"n\":1.5,\"w\":9007199254740993,\"t\":\"x\",\"f\":true,\"nil\":null,\"o\":{\"a/b~\":[1,\"2\"]},\"e\":1e2}";

    @Test
    void givesWhatIsThereAndNothingElse() throws ImportException {
        JsonDoc doc = JsonDoc.parseLine(TEXT, "line 1");

        assertThat(doc.isObject()).isTrue();
        assertThat(doc.isArray()).isFalse();
        assertThat(doc.number("n")).hasValue(1.5);
        assertThat(doc.number("t")).isEmpty();
        assertThat(doc.number("nil")).isEmpty();
        assertThat(doc.whole("w")).hasValue(9_007_199_254_740_993L);
        assertThat(doc.whole("n")).isEmpty();
        assertThat(doc.whole("t")).isEmpty();
        assertThat(doc.whole("e")).hasValue(100);
        assertThat(doc.text("t")).hasValue("x");
        assertThat(doc.text("n")).isEmpty();
        assertThat(doc.flag("f")).hasValue(true);
        assertThat(doc.flag("t")).isEmpty();
        assertThat(doc.get("nil")).isEmpty();
        assertThat(doc.members()).containsOnlyKeys("n", "w", "t", "f", "o", "e");
        assertThat(doc.members("t")).isEmpty();
        assertThat(doc.list("o")).isEmpty();
        assertThat(doc.list("absent")).isEmpty();
    }

    @Test
    void knowsWhereItStands() throws ImportException {
        JsonDoc element = JsonDoc.parseLine(TEXT, "")
                .at("o", "a/b~")
                .orElseThrow()
                .elements()
                .get(1);

        assertThat(element.pointer()).isEqualTo("/o/a~1b~0/1");
        assertThat(element.print()).isEqualTo("2");
        assertThat(JsonDoc.parseLine(TEXT, "").require("o").print()).isEqualTo("{\"a/b~\":[1,\"2\"]}");
    }

    @ParameterizedTest
    @CsvSource({"absent, is missing", "nil, is missing"})
    void namesAMissingMember(String key, String words) throws ImportException {
        JsonDoc doc = JsonDoc.parseLine(TEXT, "");
        ImportException e = catchThrowableOfType(ImportException.class, () -> doc.require(key));

        assertThat(e.place()).isEqualTo("/" + key);
        assertThat(e.sentence()).isEqualTo("'" + key + "' " + words);
    }

    @Test
    void namesAMemberOfAnotherType() throws ImportException {
        JsonDoc doc = JsonDoc.parseLine(TEXT, "");

        assertThat(catchThrowableOfType(ImportException.class, () -> doc.requireNumber("t")))
                .hasMessage("'t' is not a number");
        assertThat(catchThrowableOfType(ImportException.class, () -> doc.requireText("n")))
                .hasMessage("'n' is not a text");
        assertThat(catchThrowableOfType(ImportException.class, () -> doc.requireWhole("n")))
                .hasMessage("'n' is not a whole number");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {"{\"a\":NaN} | line 1, column 9", "{} {} | line 1, column 4", "{\"a\":~~[1,} | line 3, column 4"})
    void namesThePlaceOfWhatIsNoJson(String text, String place) {
        ImportException e =
                catchThrowableOfType(ImportException.class, () -> JsonDoc.parse(file(text.replace('~', '\n'))));

        assertThat(e.place()).isEqualTo(place);
        assertThat(e.sentence()).startsWith("not valid JSON: ");
        assertThat(catchThrowableOfType(ImportException.class, () -> JsonDoc.parseLine("{", "line 7"))
                        .place())
                .isEqualTo("line 7");
    }

    @Test
    void readsNaNWhereAToolPrintsIt() throws IOException, ImportException {
        assertThat(JsonDoc.parseWithNaN(file("{\"a\":NaN,\"b\":-Infinity}")).number("a"))
                .hasValue(Double.NaN);
    }

    @Test
    void readsDocumentsOneAfterTheOther() throws IOException, ImportException {
        List<JsonDoc> documents = JsonDoc.parseAll(file("{\"a\":1}\n{\"a\":2} [3]"));

        assertThat(documents).extracting(JsonDoc::print).containsExactly("{\"a\":1}", "{\"a\":2}", "[3]");
        assertThat(catchThrowableOfType(ImportException.class, () -> JsonDoc.parseAll(file("{} {"))))
                .isNotNull();
    }

    @Test
    void aFailingDiskIsNoJsonError() {
        InputFile failing = InputFile.of("a.json", () -> {
            throw new IOException("disk on fire");
        });

        assertThat(catchThrowableOfType(IOException.class, () -> JsonDoc.parse(failing)))
                .hasMessage("disk on fire");
    }

    static InputFile file(String text) {
        return InputFile.of("a.json", text.getBytes(StandardCharsets.UTF_8));
    }
}
