package dev.tidemark.cli;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.assets.Examples;
import dev.tidemark.assets.Product;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The whole way: shipped files in, judged figures, a picture and a report out, and back again. */
class ExamplesTest {
    @TempDir
    Path folder;

    @Test
    void theDemonstrationWithoutADisplayDoesTheWindowsJob() throws IOException {
        CommandLineRun line = new CommandLineRun(folder);

        CommandLineRun.Result first = line.run("demo", "--into", folder.toString());

        assertThat(first.code()).isZero();
        assertThat(first.remarks()).isEmpty();
        assertThat(first.results().lines().findFirst().orElse("")).startsWith("There is no display");
        assertThat(first.results()).contains("Express 5.3.0", "Fastify 5.12.7", "3/3");
        Path made = folder.resolve("tidemark-demo");
        for (String name : List.of("library.tidemark", "memory.png", "memory.svg", "memory.pdf", "report.html")) {
            assertThat(made.resolve(name)).isNotEmptyFile();
            assertThat(first.results()).contains(made.resolve(name).toString());
        }

        assertThat(line.run("demo", "--into", folder.toString(), "--no-window", "--lang", "es")
                        .results())
                .contains("tidemark-demo-2", "Escrito:");
    }

    @Test
    void aStudyFileSurvivesImportAndExportAndIsVerified() throws IOException {
        CommandLineRun line = new CommandLineRun(folder);
        Path shipped = shipped("node-frameworks-hello.tidemark.json");
        Path exported = folder.resolve("exported.json");

        assertThat(line.run("verify", shipped.toString()).code()).isZero();
        assertThat(line.run("import", shipped.toString()).results()).contains("1 file imported with 9 runs");
        assertThat(line.run("import", shipped.toString()).results()).contains("1 already there");
        String table = line.run("table", "--json").results();
        assertThat(line.run("export", "-o", exported.toString()).code()).isZero();
        assertThat(line.run("verify", exported.toString(), "--json").results()).contains("\"passed\" : true");

        CommandLineRun other = new CommandLineRun(folder.resolve("other"));
        other.run("import", exported.toString());
        assertThat(other.run("table", "--json").results()).isEqualTo(table);
    }

    @Test
    void aChangedSampleIsFound() throws IOException {
        CommandLineRun line = new CommandLineRun(folder);
        String text = Files.readString(shipped("node-frameworks-hello.tidemark.json"), StandardCharsets.UTF_8);
        int sample = text.indexOf("\"values\":[") + "\"values\":[".length();
        Path changed = Files.writeString(
                folder.resolve("changed.json"), text.substring(0, sample) + "1" + text.substring(sample));

        CommandLineRun.Result result = line.run("verify", changed.toString());

        assertThat(result.code()).isEqualTo(1);
        assertThat(result.remarks()).contains("changed.json: /runs/0");
        assertThat(result.results()).contains("NOT verified");
    }

    @Test
    void everyShippedFileIsListed() throws IOException {
        Path resources = Path.of("..", "assets", "src", "main", "resources", "dev", "tidemark", "assets", "examples");
        try (Stream<Path> files = Files.list(resources)) {
            assertThat(files.map(f -> f.getFileName().toString()).filter(n -> n.endsWith(".json")))
                    .containsExactlyInAnyOrderElementsOf(
                            Examples.all().stream().map(Examples.Example::name).toList());
        }
    }

    @Test
    void theVersionIsTheProjects() throws IOException {
        assertThat(Files.readString(Path.of("pom.xml"))).contains("<version>" + Product.VERSION + "</version>");
        assertThat(new CommandLineRun(folder).run("--version").results())
                .isEqualTo("Tidemark " + Product.VERSION + "\n");
    }

    private Path shipped(String name) throws IOException {
        Path file = folder.resolve(name);
        for (Examples.Example example : Examples.all()) {
            if (example.name().equals(name)) {
                try (InputStream in = example.open()) {
                    Files.copy(in, file);
                }
            }
        }
        return file;
    }
}
