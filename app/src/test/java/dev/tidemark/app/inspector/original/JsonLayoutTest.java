package dev.tidemark.app.inspector.original;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class JsonLayoutTest {
    @Test
    void putsEachMemberOnALineAndKeepsListsOfValuesTogether() {
        assertThat(JsonLayout.indent("{\"a\":1.50,\"b\":[1, 2,3],\"c\":{\"d\":null,\"e\":[]},\"f\":[{\"g\":{}}]}"))
                .isEqualTo("""
                        {
                          "a": 1.50,
                          "b": [1, 2,3],
                          "c": {
                            "d": null,
                            "e": []
                          },
                          "f": [
                            {
                              "g": {}
                            }
                          ]
                        }""");
    }

    @Test
    void leavesStringsAsTheyAre() {
        assertThat(JsonLayout.indent("{\"a{,\":\"x\\\"},[:\\\\\",\"b\":\"ñ \\u00f1\"}"))
                .isEqualTo("""
                        {
                          "a{,": "x\\"},[:\\\\",
                          "b": "ñ \\u00f1"
                        }""");
    }

    @Test
    void laysOutWhatIsThereOfATruncatedDocument() {
        assertThat(JsonLayout.indent("{\"a\":{\"b\":\"unfinis")).isEqualTo("{\n  \"a\": {\n    \"b\": \"unfinis");
        assertThat(JsonLayout.indent("{\"a\":\"ends in a backslash\\"))
                .isEqualTo("{\n  \"a\": \"ends in a backslash\\");
        assertThat(JsonLayout.indent("[1,2")).isEqualTo("[\n  1,\n  2");
        assertThat(JsonLayout.indent("}]")).isEqualTo("\n}\n]");
        assertThat(JsonLayout.indent("")).isEmpty();
    }

    @Test
    void staysSmallForDeepBrackets() {
        int depth = 10_000;
        String laidOut = JsonLayout.indent("[".repeat(depth) + "]".repeat(depth));

        assertThat(laidOut.replaceAll("\\s", "")).hasSize(2 * depth);
        assertThat(laidOut.length()).isLessThan(2 * depth * 82);
    }

    @Test
    void knowsJsonByItsFirstCharacter() {
        assertThat(JsonLayout.looksLikeJson(" \n{\"a\":1}")).isTrue();
        assertThat(JsonLayout.looksLikeJson("[1]")).isTrue();
        assertThat(JsonLayout.looksLikeJson("time,value")).isFalse();
    }

    /** Whatever it is given, it adds and drops white space alone. */
    @RepeatedTest(50)
    void changesNothingButWhiteSpace(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        StringBuilder json = new StringBuilder();
        String alphabet = "{}[],:\"\\ 1a";
        for (int i = 0; i < 200; i++) {
            json.append(alphabet.charAt(random.nextInt(alphabet.length())));
        }
        assertThat(JsonLayout.indent(json.toString()).replaceAll("\\s", ""))
                .isEqualTo(json.toString().replaceAll("\\s", ""));
    }
}
