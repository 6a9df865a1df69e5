package dev.tidemark.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayOutputStream;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class OutputTest {
    private final ByteArrayOutputStream results = new ByteArrayOutputStream();
    private final ByteArrayOutputStream remarks = new ByteArrayOutputStream();

    @Test
    void progressIsForATerminalOnly() {
        Output output = Output.to(results, remarks);

        output.progress("1 of 2");
        output.remark("a.json: refused");

        assertThat(remarks.toString(StandardCharsets.UTF_8)).isEqualTo("a.json: refused\n");
    }

    @Test
    void aRemarkClearsTheProgressLineFirst() {
        Output output = new Output(
                new PrintStream(results, true, StandardCharsets.UTF_8),
                new PrintStream(remarks, true, StandardCharsets.UTF_8),
                true);

        output.progress("10 of 20");
        output.progress("11");
        output.remark("ñ");

        assertThat(remarks.toString(StandardCharsets.UTF_8)).isEqualTo("\r10 of 20\r11      \r  \rñ\n");
    }

    @Test
    void resultsStayApartFromRemarks() {
        Output output = Output.to(results, remarks);

        output.line("á");
        output.text("b");

        assertThat(results.toString(StandardCharsets.UTF_8)).isEqualTo("á\nb");
        assertThat(remarks.size()).isZero();
    }
}
