package dev.tidemark.importers.json;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tidemark.importers.spi.ImportException;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class JsonPartsTest {
    private static final String TEXT = "{\"a\":{\"b\":1},\"runs\":[{\"id\":1},{\"id\":[2]}],\"c\":[3]}";

    @Test
    void readsEverythingButTheMember() throws IOException, ImportException {
        assertThat(JsonParts.without(JsonDocTest.file(TEXT), "runs").print()).isEqualTo("{\"a\":{\"b\":1},\"c\":[3]}");
    }

    @Test
    void readsTheMemberElementByElement() throws IOException, ImportException {
        List<String> seen = new ArrayList<>();

        JsonParts.elements(JsonDocTest.file(TEXT), "runs", e -> seen.add(e.pointer() + " " + e.print()));

        assertThat(seen).containsExactly("/runs/0 {\"id\":1}", "/runs/1 {\"id\":[2]}");
    }

    @Test
    void aMemberThatIsNoArrayHasNoElements() throws IOException, ImportException {
        List<JsonDoc> seen = new ArrayList<>();

        JsonParts.elements(JsonDocTest.file(TEXT), "a", seen::add);
        JsonParts.elements(JsonDocTest.file(TEXT), "absent", seen::add);

        assertThat(seen).isEmpty();
    }

    @Test
    void refusesASecondDocumentAndNamesItsLine() {
        ImportException e = catchThrowableOfType(
                ImportException.class, () -> JsonParts.without(JsonDocTest.file("{}\n\n{}"), "runs"));

        assertThat(e.place()).isEqualTo("line 3");
        assertThat(e.sentence()).isEqualTo("a second document follows the first");
    }

    @Test
    void columnsNameTheElementThatIsWrong() throws ImportException {
        JsonDoc doc = JsonDoc.parseLine(
                "{\"a\":[1,null,\"Infinity\",\"-Infinity\"],\"b\":[1,2.5],\"c\":5,\"d\":[\"x\"]}", "");

        assertThat(JsonColumns.numbers(doc, "a"))
                .containsExactly(1, Double.NaN, Double.POSITIVE_INFINITY, Double.NEGATIVE_INFINITY);
        assertThat(catchThrowableOfType(ImportException.class, () -> JsonColumns.wholes(doc, "b"))
                        .place())
                .isEqualTo("/b/1");
        assertThat(catchThrowableOfType(ImportException.class, () -> JsonColumns.numbers(doc, "d"))
                        .place())
                .isEqualTo("/d/0");
        assertThat(catchThrowableOfType(ImportException.class, () -> JsonColumns.numbers(doc, "c")))
                .hasMessage("'c' is not an array");
    }
}
