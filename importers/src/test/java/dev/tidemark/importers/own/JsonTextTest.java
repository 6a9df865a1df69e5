package dev.tidemark.importers.own;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import tools.jackson.core.JsonParser;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.json.JsonFactory;

class JsonTextTest {
    @Test
    void escapesAsJavaScriptDoes() {
        // node -e 'console.log(JSON.stringify("\"\\/\b\f\n\r\t\u0001\u007f\u2028é😀\ud83dx\udc00\udc00\ud83d"))'
        String text = new JsonText()
                .text("\"\\/\b\f\n\r\t\u0001\u007f\u2028é\uD83D\uDE00\uD83Dx\uDC00\uDC00\uD83D")
                .toString();

        assertThat(text)
                .isEqualTo("\"\\\"\\\\/\\b\\f\\n\\r\\t\\u0001\u007f\u2028é\uD83D\uDE00\\ud83dx\\udc00\\udc00\\ud83d\"");
    }

    @ParameterizedTest
    @CsvSource({
        "1, 1",
        "-0.0, -0.0",
        "1e14, 100000000000000",
        "1e15, 1.0E15",
        "0.1, 0.1",
        "NaN, null",
        "4.9E-324, 4.9E-324",
    })
    void printsNumbersSoThatTheyComeBack(double number, String text) {
        assertThat(new JsonText().number(number)).hasToString(text);
    }

    @Test
    void printsInfinityAsAText() {
        assertThat(new JsonText().number(Double.NEGATIVE_INFINITY)).hasToString("\"-Infinity\"");
        assertThat(new JsonText().number(Double.POSITIVE_INFINITY)).hasToString("\"Infinity\"");
    }

    @Test
    void copiesTokensWithTheirOwnNumberLiterals() {
        String text = "{ \"a\" : [ 1.50, 1E+2 , -0, true, false, null, {}, [] ],\n \"\\u0062\": \"\\u00e9\" }";
        try (JsonParser parser = new JsonFactory().createParser(ObjectReadContext.empty(), text)) {
            parser.nextToken();
            assertThat(JsonText.copyOf(parser)).hasToString("{\"a\":[1.50,1E+2,-0,true,false,null,{},[]],\"b\":\"é\"}");
        }
    }

    @Test
    void hashesItsUtf8() {
        // printf '"é"' | sha256sum
        assertThat(new JsonText().text("é").sha256())
                .isEqualTo("f2886017e9c7abacf804b54d64787dce2b611c9544ba21f3affdd126a6e50086");
    }
}
