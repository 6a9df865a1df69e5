package dev.tidemark.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tidemark.model.Spread;
import dev.tidemark.model.Unit;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;

/** One table alone, with the characters that each format has to escape. */
class TableTest {
    private static final Table TABLE = new Table(
            "hello · 1,000/s",
            List.of(
                    Table.Head.text("Framework"),
                    new Table.Head("RSS", "MiB", Table.Kind.SPREAD),
                    new Table.Head("Runs", "", Table.Kind.NUMBER)),
            List.of(
                    List.of(
                            Table.Cell.text("a|b & \"c\", 50 %_x\\"),
                            Table.Cell.spread("1.5 [1.0–2.0]", new Spread(1572864, 1048576, 2097152, 3), Unit.BYTE),
                            Table.Cell.number("0.1", 0.1, Unit.COUNT)),
                    List.of(Table.Cell.text("ñandú"), Table.Cell.text("–"), Table.Cell.text("–"))),
            List.of("median"),
            false);

    @Test
    void csvHasEveryDigitInBaseUnitsAndLeavesTheUnknownEmpty() throws IOException {
        assertThat(text(CsvExporter.commaSeparated())).isEqualTo("""
                        Framework,RSS unit,RSS median,RSS min,RSS max,RSS n,Runs,Runs unit\r
                        "a|b & ""c"", 50 %_x\\",B,1572864,1048576,2097152,3,0.1,count\r
                        ñandú,,,,,,,\r
                        """);
    }

    @Test
    void tsvQuotesOnlyWhatHoldsATabOrAQuote() throws IOException {
        assertThat(text(CsvExporter.tabSeparated()))
                .contains("ñandú\t\t\t\t\t\t\t\r\n")
                .contains("\"a|b & \"\"c\"\"");
    }

    @Test
    void markdownKeepsItsColumns() throws IOException {
        assertThat(text(new MarkdownExporter())).isEqualTo("""
                        **hello · 1,000/s**

                        | Framework | RSS · MiB | Runs |
                        | --- | ---: | ---: |
                        | a\\|b & "c", 50 %\\_x\\\\ | 1.5 [1.0–2.0] | 0.1 |
                        | ñandú | – | – |

                        median
                        """);
    }

    @Test
    void latexEscapesWhatItReadsAsCommands() throws IOException {
        assertThat(text(new LatexExporter()))
                .contains("\\begin{tabular}{lrr}")
                .contains("a|b \\& \"c\", 50 \\%\\_x\\textbackslash{} & 1.5 [1.0--2.0] & 0.1 \\\\\n")
                .contains("RSS $\\cdot$ MiB");
    }

    @Test
    void textAlignsNumbersToTheRight() throws IOException {
        assertThat(text(new TextExporter())).isEqualTo("""
                        hello · 1,000/s
                                                      RSS
                        Framework                     MiB  Runs
                        ──────────────────  ─────────────  ────
                        a|b & "c", 50 %_x\\  1.5 [1.0–2.0]   0.1
                        ñandú                           –     –
                        median
                        """);
    }

    @Test
    void everyRowHasEveryColumn() {
        assertThatThrownBy(() -> new Table(
                        "t",
                        List.of(Table.Head.text("a")),
                        List.of(List.of(Table.Cell.text("1"), Table.Cell.text("2"))),
                        List.of(),
                        false))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("2 cells under 1 columns");
    }

    private static String text(ReportExporter exporter) throws IOException {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        exporter.write(Report.of(TABLE, Locale.ENGLISH), bytes);
        return bytes.toString(StandardCharsets.UTF_8);
    }
}
