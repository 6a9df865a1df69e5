package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Files that other people's tools wrote: what their index says must come out. Skipped where they are not at hand. */
class SharedSamplesTest {
    private static final Path SAMPLES = Path.of("..", "..", "shared", "samples");
    private static final Path EXPECTED = Approved.RESOURCES.resolve("shared-samples.txt");

    /** One file and the lines about it. */
    record Case(String file, String format, int runs, List<String> lines) {
        @Override
        public String toString() {
            return file;
        }
    }

    static Stream<Case> cases() throws IOException {
        List<Case> cases = new ArrayList<>();
        for (String line : Files.readAllLines(EXPECTED)) {
            String[] words = line.strip().split("\\s+", -1);
            if (line.isBlank() || line.startsWith("#")) {
                continue;
            }
            if (words[0].contains("/")) {
                int runs = words.length == 4 ? Integer.parseInt(words[3]) : 0;
                cases.add(new Case(words[0], words[1], runs, new ArrayList<>()));
            } else {
                cases.getLast().lines().add(line.strip());
            }
        }
        return cases.stream();
    }

    @ParameterizedTest
    @MethodSource("cases")
    void showsWhatTheIndexSays(Case expected) throws Exception {
        Path file = SAMPLES.resolve(expected.file());
        assumeTrue(Files.isRegularFile(file), () -> "the shared samples are not at hand: no " + file);
        Importer importer = only(InputFile.of(file));

        if (expected.format().equals("refused")) {
            assertThat(messageOf(importer, InputFile.of(file)))
                    .contains(expected.lines().getFirst().substring("problem ".length()));
            return;
        }
        ImportResult result = importer.read(InputFile.of(file));
        assertThat(importer.format().id()).isEqualTo(expected.format());
        assertThat(result.runs()).hasSize(expected.runs());
        SharedExpectation check = new SharedExpectation(result);
        expected.lines().forEach(check::line);
    }

    private static String messageOf(Importer importer, InputFile file) throws IOException {
        try {
            return "read, " + importer.read(file).runs().size() + " runs";
        } catch (ImportException e) {
            return e.sentence();
        }
    }

    private static Importer only(InputFile file) throws IOException {
        for (Match wanted : new Match[] {Match.CERTAIN, Match.POSSIBLE}) {
            List<Importer> found = new ArrayList<>();
            for (Importer importer : BuiltInImporters.all()) {
                if (importer.sniff(file.head()) == wanted) {
                    found.add(importer);
                }
            }
            assertThat(found)
                    .as("importers to which %s is %s", file.name(), wanted)
                    .hasSizeLessThan(2);
            if (!found.isEmpty()) {
                return found.getFirst();
            }
        }
        throw new AssertionError("no importer for " + file.name());
    }
}
