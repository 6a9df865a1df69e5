package dev.tidemark.importers.parts;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {
    /** So many brackets as anybody asks for. */
    private static InputFile endless() {
        return InputFile.of("brackets.json", () -> new InputStream() {
            @Override
            public int read() {
                return '[';
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                java.util.Arrays.fill(buffer, offset, offset + length, (byte) '[');
                return length;
            }
        });
    }

    private static List<String> linesOf(String text) throws IOException, ImportException {
        List<String> read = new ArrayList<>();
        try (Lines lines = Lines.of(InputFile.of("x", text.getBytes(StandardCharsets.UTF_8)))) {
            for (String line = lines.next(); line != null; line = lines.next()) {
                read.add(lines.number() + " " + line);
            }
        }
        return read;
    }

    @Test
    void endsAreOfAnyKind() throws Exception {
        assertThat(linesOf("a\nb\r\nc\rd")).containsExactly("1 a", "2 b", "3 c", "4 d");
        assertThat(linesOf("\n\r\n\r")).containsExactly("1 ", "2 ", "3 ");
        assertThat(linesOf("")).isEmpty();
    }

    @Test
    void anEndMayLieBetweenTwoBuffers() throws Exception {
        String first = "x".repeat((1 << 14) - 1);

        assertThat(linesOf(first + "\r\nsecond")).containsExactly("1 " + first, "2 second");
    }

    @Test
    void aFileWithoutLinesIsRefused() {
        assertThatThrownBy(() -> {
                    try (Lines lines = Lines.of(endless())) {
                        lines.next();
                    }
                })
                .isInstanceOf(ImportException.class)
                .hasMessageContaining("a line of more than");
        assertThatThrownBy(() -> Texts.all(endless()))
                .isInstanceOf(ImportException.class)
                .hasMessageContaining("larger than any report");
    }

    @Test
    void linesThatAreSkippedAreNamedOnlySoOften() throws Exception {
        List<dev.tidemark.model.Problem> problems = JsonLines.read(
                InputFile.of("x", "# comment\n{}\n".concat("no\n".repeat(14)).getBytes(StandardCharsets.UTF_8)),
                line -> line.isObject() ? "" : "odd");

        assertThat(problems).hasSize(11);
        assertThat(problems.getFirst().place()).isEqualTo("line 3");
        assertThat(problems.getLast().sentence()).endsWith(": 4");
    }
}
