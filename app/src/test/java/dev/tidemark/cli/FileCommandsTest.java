package dev.tidemark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.library.LibraryException;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Commands that read and write files. */
class FileCommandsTest {
    @TempDir
    Path folder;

    @ParameterizedTest
    @CsvSource({
        "chart memory, memory.png, PNG",
        "chart memory --theme dark --median-only, memory.svg, <svg",
        "chart bars --columns p99, bars.pdf, %PDF",
        "report, report.html, <!DOCTYPE html>",
        "report fixture --lang es, report.md, # Dos frameworks",
    })
    void writesTheFormatThatTheNameEndsIn(String command, String name, String start)
            throws IOException, LibraryException {
        CommandLineRun line = new CommandLineRun(folder).withStudy();
        Path file = folder.resolve("new").resolve(name);

        CommandLineRun.Result result = line.run((command + " -o " + file).split(" ", -1));

        assertThat(result.remarks()).contains(file.toString());
        assertThat(result.code()).isZero();
        assertThat(head(file)).contains(start);
        try (Stream<Path> left = Files.list(file.getParent())) {
            assertThat(left).containsExactly(file);
        }
    }

    @Test
    void leavesAFileThatExistsUnlessForced() throws IOException, LibraryException {
        CommandLineRun line = new CommandLineRun(folder).withStudy();
        Path file = Files.writeString(folder.resolve("report.md"), "mine");

        CommandLineRun.Result refused = line.run("report", "-o", file.toString());
        assertThat(refused.code()).isEqualTo(4);
        assertThat(refused.remarks()).contains(file.toString(), "--force").hasLineCount(1);
        assertThat(file).hasContent("mine");

        assertThat(line.run("report", "-o", file.toString(), "--force").code()).isZero();
        assertThat(head(file)).startsWith("# ");
    }

    @Test
    void anUnwritableFolderIsSaidInOneLine() throws IOException, LibraryException {
        CommandLineRun line = new CommandLineRun(folder).withStudy();
        Path notAFolder = Files.writeString(folder.resolve("file"), "");

        CommandLineRun.Result result =
                line.run("report", "-o", notAFolder.resolve("report.md").toString());

        assertThat(result.code()).isEqualTo(4);
        assertThat(result.remarks()).contains("report.md", "cannot be written").hasLineCount(1);
    }

    @Test
    void aFileOfNoKnownFormatIsRefusedAndTheOthersGoIn() throws IOException {
        CommandLineRun line = new CommandLineRun(folder);
        Path empty = Files.createFile(folder.resolve("empty.json"));
        Path gone = folder.resolve("gone.json");

        CommandLineRun.Result result = line.run("import", empty.toString(), gone.toString());

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.remarks()).contains("empty.json", "gone.json").hasLineCount(2);
        assertThat(result.results()).contains("No file imported", "2 refused");
        assertThat(line.run("import", "--json", empty.toString()).results())
                .contains("\"refused\" : [ {", "\"file\" : \"empty.json\"");
    }

    @Test
    void aLibraryThatIsNoneIsLeftAlone() throws IOException {
        CommandLineRun line = new CommandLineRun(folder);
        Path file = Files.writeString(
                folder.resolve("notes.txt"), "no database, but long enough to be taken for one\n".repeat(40));

        CommandLineRun.Result result = line.run("list", "--library", file.toString());

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.remarks()).contains("notes.txt").hasLineCount(1);
        assertThat(Files.readString(file, StandardCharsets.UTF_8)).startsWith("no database");
    }

    @Test
    void aWrongNameMakesNoLibrary() {
        CommandLineRun line = new CommandLineRun(folder);
        Path typo = folder.resolve("libary.tidemark");

        CommandLineRun.Result result = line.run("table", "--library", typo.toString());

        assertThat(result.code()).isEqualTo(3);
        assertThat(result.remarks()).contains("libary.tidemark", "import").hasLineCount(1);
        assertThat(typo).doesNotExist();
    }

    @Test
    void withoutACommandTheWindowOpensOnTheLibraryUnlessThereIsNoDisplay() {
        CommandLineRun line = new CommandLineRun(folder);

        CommandLineRun.Result result = line.run();

        assertThat(result.code()).isEqualTo(4);
        assertThat(result.remarks()).contains("DISPLAY").hasLineCount(1);
        assertThat(line.opened()).isEqualTo(List.of());
    }

    @Test
    void everyCommandHasHelpInBothLanguages() {
        CommandLineRun line = new CommandLineRun(folder);
        Stream.of("import", "list", "show", "table", "compare", "chart", "report", "verify", "export", "watch", "demo")
                .forEach(command -> {
                    String english = line.run(command, "--help").results();
                    String spanish = line.run(command, "--help", "--lang", "es").results();
                    assertThat(english).startsWith("Usage: tidemark " + command).contains("Exit codes:");
                    assertThat(spanish).startsWith("Uso: tidemark " + command).contains("Códigos de salida:");
                    assertThat(english).doesNotContain("option.", "cli.help");
                });
    }

    private static String head(Path file) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        return new String(bytes, 0, Math.min(bytes.length, 4000), StandardCharsets.ISO_8859_1);
    }
}
