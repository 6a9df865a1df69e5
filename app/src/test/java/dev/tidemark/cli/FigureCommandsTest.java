package dev.tidemark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.library.LibraryException;
import dev.tidemark.report.Approved;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What the figures look like on a terminal and to a program. */
class FigureCommandsTest {
    @TempDir
    Path folder;

    private CommandLineRun line;

    @BeforeEach
    void fill() throws LibraryException {
        line = new CommandLineRun(folder).withStudy();
    }

    @ParameterizedTest
    @CsvSource({
        "table.en.txt, table",
        "table.es.txt, table --lang es",
        "table-values.en.txt, table --values --columns rss-load --reducer max",
        "table.en.csv, table --format csv",
        "table.en.json, table --json --columns rss-load",
        "compare.en.txt, compare Express Fastify",
        "compare.es.txt, compare --lang=es fastify express-2 --columns rss-load",
        "compare.en.json, compare Express Fastify --baseline 2 --json --columns p99",
        "show.en.txt, show",
        "show.en.json, show --json",
        "show-run.es.txt, show --run express-2 --lang es",
    })
    void printsAsApproved(String approved, String arguments) throws IOException {
        CommandLineRun.Result result = line.run(arguments.split(" ", -1));

        assertThat(result.remarks()).isEmpty();
        assertThat(result.code()).isZero();
        Approved.check("cli/" + approved, result.results());
    }

    @Test
    void listNamesTheStudyWithItsCounts() {
        assertThat(line.run("list").results())
                .contains(line.library().toString(), "fixture-2026", "measured")
                .containsPattern("6 +2 +1");
        assertThat(line.run("list", "--json").results()).contains("\"subjects\" : 2");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "table --columns rss|rss-initial",
                "table --reducer mode|median, mean, p95",
                "table --format pdf|html, md, csv",
                "table --study nothing|fixture-2026",
                "table --scenario nothing|hello · 1,000 requests/s",
                "compare Express Nest|Express 5.3.0, Fastify 5.12.7",
                "compare Express|SIDE",
                "compare Express Fastify --baseline 3|there are 2",
                "chart pie -o x.png|memory, bars",
                "chart memory -o x.gif|*.png",
                "chart memory|--out",
                "chart bars --columns p99,rate -o x.png|one column",
                "report -o x.docx|*.html",
                "show --run nine|express-1",
                "import x.json --as k7|tidemark-study",
                "frobnicate|frobnicate",
                "list --frob|--frob",
            })
    void aWordThatMeansNothingIsAnsweredWithThosePossible(String arguments, String possible) {
        CommandLineRun.Result result = line.run(arguments.split(" ", -1));

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.results()).isEmpty();
        assertThat(result.remarks()).startsWith("tidemark: ").contains(possible).hasLineCount(1);
    }

    @Test
    void errorsSpeakTheChosenLanguage() {
        assertThat(line.run("--lang", "es", "list", "--frob").remarks()).contains("No existe una opción");
        assertThat(line.run(java.util.Map.of("LANG", "es_ES.UTF-8"), "list", "--frob")
                        .remarks())
                .contains("No existe una opción");
    }
}
