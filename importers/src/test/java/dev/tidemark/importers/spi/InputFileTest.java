package dev.tidemark.importers.spi;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class InputFileTest {
    @ParameterizedTest
    @CsvSource({
        "efbbbf61, UTF-8, 3",
        "efbb, UTF-8, 0",
        "feff0061, UTF-16BE, 2",
        "fffe6100, UTF-16LE, 2",
        "00610062, UTF-16BE, 0",
        "61006200, UTF-16LE, 0",
        "00610000, UTF-8, 0",
        "61000062, UTF-8, 0",
        "6100, UTF-8, 0",
        "c3b1, UTF-8, 0",
        "61c3, UTF-8, 0",
        "f161, ISO-8859-1, 0",
        "'', UTF-8, 0",
    })
    void tellsTheEncodingByTheFirstBytes(String hex, String charset, int mark) {
        assertThat(Encoding.of(HexFormat.of().parseHex(hex))).isEqualTo(new Encoding(Charset.forName(charset), mark));
    }

    @ParameterizedTest
    @ValueSource(strings = {"a\nb\n\nc", "a\r\nb\r\n\r\nc\r\n", "a\rb\r\rc"})
    void readsLinesOfEverySystem(String text) throws IOException {
        try (BufferedReader reader = file(text).reader()) {
            assertThat(reader.lines()).containsExactly("a", "b", "", "c");
        }
    }

    @Test
    void aJsonDocumentMayBeOneLongLine() throws IOException {
        String text = "x".repeat(LineReader.LONGEST + 100_000);
        try (BufferedReader reader = file(text).reader()) {
            assertThat(reader.skip(text.length())).isEqualTo(text.length());
            assertThat(reader.read()).isEqualTo(-1);
        }
    }

    @Test
    void manyLinesMayBeLongerTogether() throws IOException {
        String line = "x".repeat(LineReader.LONGEST / 4);
        try (BufferedReader reader = file((line + "\n").repeat(6)).reader()) {
            assertThat(reader.lines()).hasSize(6).allMatch(line::equals);
        }
    }

    @Test
    void aHeadKnowsItsBeginning() {
        FileHead head = FileHead.of("K6.JSON", "\n \n first \nsecond".getBytes(StandardCharsets.UTF_8));

        assertThat(head.firstLine()).isEqualTo(" first ");
        assertThat(head.lines()).hasSize(4);
        assertThat(head.magic()).isEqualTo("0a200a2066697273");
        assertThat(head.size()).isEqualTo(17);
        assertThat(head.nameEndsWith(".json")).isTrue();
        assertThat(head.nameEndsWith("much longer than the name")).isFalse();
        assertThat(FileHead.of("a", new byte[FileHead.LIMIT + 5]).size()).isEqualTo(FileHead.LIMIT);
    }

    private static InputFile file(String text) {
        return InputFile.of("a.txt", text.getBytes(StandardCharsets.UTF_8));
    }
}
