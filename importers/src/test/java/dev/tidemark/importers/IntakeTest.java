package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.importers.archive.ArchiveLimits;
import dev.tidemark.importers.archive.Packed;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class IntakeTest {
    private final Intake intake = new Intake(new Importers(List.of(LineImporter.LINES, LineImporter.OTHER)));
    private final Heard heard = new Heard();

    @TempDir
    private Path temporary;

    private Path folder;

    @BeforeEach
    void makeFolder() throws IOException {
        folder = Files.createDirectories(temporary.resolve("results"));
    }

    @Test
    void readsAFolderInOrderAndGoesOnAfterBadFiles() throws IOException {
        write("b/2.txt", "lines\nFastify");
        write("a/1.txt", "lines\nExpress");
        write("a/empty.json", "");
        write("a/broken.json", "{\"metrics\": {");
        write("README.md", "lines\nnot a measurement");
        write("notes.txt", "shopping list");
        write("c/fault.txt", "lines\n!fault");
        write(".hidden/3.txt", "lines\nHidden");
        write("node_modules/x/4.txt", "lines\nPackage");

        intake.take(List.of(folder), heard);

        assertThat(heard.lines)
                .containsExactly(
                        "skipped results/node_modules: installed packages",
                        "found 7",
                        "skipped results/README.md: not a measurement, by its name",
                        "read results/a/1.txt into 'a' (folder:a): [Express]",
                        "refused results/a/broken.json: no known format: it looks like a JSON object with the key"
                                + " metrics that is cut off or damaged",
                        "refused results/a/empty.json: the file is empty",
                        "read results/b/2.txt into 'b' (folder:b): [Fastify]",
                        "refused results/c/fault.txt: reading broke off: java.lang.IllegalStateException: a fault",
                        "skipped results/notes.txt: not a known measurement: it looks like text that begins 'shopping"
                                + " list'");
    }

    @Test
    void refusesANamedFileInFull() throws IOException {
        Path readme = write("README.md", "hello");

        intake.take(List.of(readme, folder.resolve("gone.json")), heard);

        assertThat(heard.lines)
                .containsExactly(
                        "found 2",
                        "refused README.md: no known format: it looks like text that begins 'hello'",
                        "refused gone.json: the file is not there");
        assertThat(heard.refusals.getFirst().line())
                .isEqualTo("README.md: no known format: it looks like text that begins 'hello'; Tidemark reads Lines of"
                        + " the tests, Other lines; if it is one of these, name its format yourself");
    }

    @Test
    void unpacksArchivesWithinArchives() throws IOException {
        byte[] inner = Packed.zip("deep/3.txt", Packed.text("lines\nDeep"));
        byte[] zip = Packed.zip(
                "1.txt", Packed.text("lines\nExpress"),
                "2.txt.gz", Packed.gzip(Packed.text("lines\nFastify")),
                "../evil.txt", Packed.text("lines\nEvil"),
                "__MACOSX/._1.txt", Packed.text("lines\nMac"),
                "README.md", Packed.text("read me"),
                "nested.zip", inner);
        Path archive = Files.write(folder.resolve("runs.zip"), zip);
        Path single = Files.write(folder.resolve("one.txt.gz"), Packed.gzip(Packed.text("lines\nNode")));

        intake.take(List.of(archive, single), heard);

        assertThat(heard.lines)
                .containsExactly(
                        "found 2",
                        "found 6",
                        "refused runs.zip!../evil.txt: the file cannot be read: its name points outside the archive",
                        "read runs.zip!1.txt into 'runs.zip' (folder:runs.zip): [Express]",
                        "read runs.zip!2.txt into 'runs.zip' (folder:runs.zip): [Fastify]",
                        "skipped runs.zip!README.md: not a measurement, by its name",
                        "found 6",
                        "read runs.zip!nested.zip!deep/3.txt into 'runs.zip' (folder:runs.zip): [Deep]",
                        "read one.txt.gz into 'results' (folder:results): [Node]");
    }

    @Test
    void saysSoOfAnArchiveWithoutMeasurements() throws IOException {
        Path archive = Files.write(folder.resolve("runs.zip"), Packed.zip("a.txt", Packed.text("nothing")));

        intake.take(List.of(archive), heard);

        assertThat(heard.lines)
                .endsWith("refused runs.zip: the archive holds no file that Tidemark reads")
                .hasSize(4);
    }

    @Test
    void saysSoOfADamagedArchiveAndGoesOn() throws IOException {
        byte[] zip = Packed.zip("1.txt", Packed.text("lines\nExpress"));
        byte[] gzip = Packed.gzip(Packed.text("lines\nExpress"));
        Files.write(folder.resolve("a.zip"), java.util.Arrays.copyOf(zip, zip.length - 10));
        Files.write(folder.resolve("b.gz"), java.util.Arrays.copyOf(gzip, gzip.length - 10));
        Files.write(folder.resolve("c.gz"), java.util.Arrays.copyOf(gzip, 5));
        write("d.txt", "lines\nNode");

        intake.take(List.of(folder), heard);

        assertThat(heard.lines).hasSize(5);
        assertThat(heard.lines.subList(1, 4)).allMatch(l -> l.contains("the compressed data is damaged, cut off"));
        assertThat(heard.lines.getLast()).startsWith("read results/d.txt");
    }

    @Test
    void refusesWhatUnpacksToMoreThanAllowed() throws IOException {
        ArchiveLimits narrow = new ArchiveLimits(160, 200, 10, 3, 1);
        write("a.gz", Packed.gzip(Packed.text("lines\n" + "x".repeat(200))));
        write(
                "b.zip",
                Packed.zip(
                        "1.txt", Packed.text("lines\n" + "x".repeat(80)),
                        "2.txt", Packed.text("lines\n" + "x".repeat(120)),
                        "3.txt", Packed.text("lines\n" + "x".repeat(200))));
        write("c.zip", Packed.zip("1.zip", Packed.zip("1.txt", Packed.text("lines\nx"))));
        write("d.zip", Packed.zip("1", new byte[1], "2", new byte[1], "3", new byte[1], "4", new byte[1]));

        new Intake(new Importers(List.of(LineImporter.LINES)), narrow).take(List.of(folder), heard);

        assertThat(heard.lines.stream().filter(l -> l.startsWith("refused")))
                .containsExactly(
                        "refused results/a.gz: it unpacks to more than the 160 bytes allowed",
                        "refused results/b.zip!2.txt: its archive unpacks to more than the 200 bytes allowed",
                        "refused results/b.zip!3.txt: it unpacks to more than the 160 bytes allowed",
                        "refused results/c.zip!1.zip: archives are nested more than 1 deep",
                        "refused results/d.zip: it holds 4 files, more than the 3 allowed");
    }

    @Test
    void refusesABombByItsRatio() throws IOException {
        write("bomb.gz", Packed.gzip(new byte[40 << 20]));

        intake.take(List.of(folder.resolve("bomb.gz")), heard);

        assertThat(heard.lines).hasSize(2);
        // A head of zeros is no format; only who reads on would meet the limit.
        assertThat(heard.lines.getLast()).startsWith("refused bomb.gz: no known format: it looks like binary data");
    }

    @Test
    void survivesLinksInCircles() throws IOException {
        write("a/1.txt", "lines\nExpress");
        Files.createSymbolicLink(folder.resolve("a/loop"), folder);
        Files.createSymbolicLink(folder.resolve("a/dangling.txt"), folder.resolve("nowhere"));

        intake.take(List.of(folder), heard);

        assertThat(heard.lines)
                .contains(
                        "skipped results/a/loop: a link back to a folder above it",
                        "refused results/a/dangling.txt: the file is not there",
                        "read results/a/1.txt into 'a' (folder:a): [Express]");
    }

    @Test
    void stopsWhenCancelled() throws IOException {
        write("1.txt", "lines\nExpress");
        write("2.txt", "lines\nFastify");
        write("3.zip", Packed.zip("1.txt", Packed.text("lines\nExpress")));
        heard.cancelAfter = 2;

        intake.take(List.of(folder), heard);

        assertThat(heard.lines).hasSize(2).last().asString().startsWith("read results/1.txt");
    }

    private Path write(String name, String text) throws IOException {
        return write(name, Packed.text(text));
    }

    private Path write(String name, byte[] bytes) throws IOException {
        Path file = folder.resolve(name);
        Files.createDirectories(file.getParent());
        return Files.write(file, bytes);
    }

    /** Writes down what it hears. */
    private static final class Heard implements IntakeListener {
        private final List<String> lines = new ArrayList<>();
        private final List<Refusal> refusals = new ArrayList<>();
        private int cancelAfter = Integer.MAX_VALUE;

        @Override
        public void found(int total) {
            lines.add("found " + total);
        }

        @Override
        public void read(IntakeItem item) {
            lines.add("read " + item.file().source().name() + " into '"
                    + item.study().title() + "' ("
                    + item.study().id() + "): "
                    + item.file().result().runs().stream().map(r -> r.id()).toList());
        }

        @Override
        public void skipped(String name, String reason) {
            lines.add("skipped " + name + ": " + reason);
        }

        @Override
        public void refused(Refusal refusal) {
            refusals.add(refusal);
            lines.add("refused " + refusal.name() + ": " + refusal.sentence());
        }

        @Override
        public boolean isCancelled() {
            return lines.size() >= cancelAfter;
        }
    }
}
