package dev.tidemark.importers.json;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JsonShapeTest {
    @Test
    void findsPathsAndTheirFirstScalars() {
        JsonShape shape =
                JsonShape.of("  {\"a\":{\"b.c\":\"\"},\"r\":[{\"x\":\"\"},{\"x\":\"2\",\"y\":null}],\"n\":[[1]]}");

        assertThat(shape.has("a", "a.b.c", "r", "r[]", "r[].x", "r[].y", "n[][]"))
                .isTrue();
        assertThat(shape.has("a", "b")).isFalse();
        assertThat(shape.text("r[].x")).hasValue("2");
        assertThat(shape.text("a.b.c")).isEmpty();
        assertThat(shape.keys()).containsExactly("a", "r", "n");
        assertThat(shape.isObject()).isTrue();
        assertThat(shape.isArray()).isFalse();
        assertThat(shape.isComplete()).isTrue();
        assertThat(shape.isBegun()).isTrue();
    }

    @ParameterizedTest
    @ValueSource(strings = {"[OVERALL], RunTime(ms), 5", "{0} requests", "[", "{"})
    void aBracketAloneIsNoJson(String text) {
        assertThat(JsonShape.of(text).isBegun()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"{\"a\":1", "{\"a\":[1,", "{\"a\":", "{", "{\"a\" 1}", "{\"a\":[", "[[1],"})
    void goesAsFarAsTheTextGoes(String cut) {
        assertThat(JsonShape.of(cut).isComplete()).isFalse();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "hello", "1", "\"a\""})
    void isEmptyForWhatIsNoContainer(String text) {
        JsonShape shape = JsonShape.of(text);

        assertThat(shape.isObject() || shape.isArray() || shape.isComplete()).isFalse();
        assertThat(shape.keys()).isEmpty();
    }

    @Test
    void endlessNestingEndsTheShape() {
        JsonShape shape = JsonShape.of("[".repeat(60_000));

        assertThat(shape.isArray()).isTrue();
        assertThat(shape.isComplete()).isFalse();
    }
}
