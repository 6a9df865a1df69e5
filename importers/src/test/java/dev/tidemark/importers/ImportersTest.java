package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ImportersTest {
    private final Importers importers = new Importers(List.of(LineImporter.LINES, LineImporter.OTHER));

    @TempDir
    private Path folder;

    @Test
    void readsWithTheOneThatIsCertainAndDescribesTheSource() throws ImportException {
        ImportedFile file = importers.read(text("lines\nExpress\nFastify\n"));

        assertThat(file.result().runs()).extracting(Run::id).containsExactly("Express", "Fastify");
        assertThat(file.source().name()).isEqualTo("a.txt");
        assertThat(file.source().format()).isEqualTo("lines");
        assertThat(file.source().size()).isEqualTo(22);
        // printf 'lines\nExpress\nFastify\n' | sha256sum
        assertThat(file.source().sha256())
                .isEqualTo("51d71252178866b4ea008a2600a1cc73e2c06f3f84bfa713ce6ec86c485e0364");
        assertThat(file.result().problems()).isEmpty();
    }

    @Test
    void takesThePossibleOneWhereNoneIsCertain() throws ImportException {
        assertThat(importers.read(text("other?\nExpress")).source().format()).isEqualTo("other");
    }

    @ParameterizedTest
    @CsvSource({"both", "both?"})
    void namesTheFormatsWhereTwoFit(String first) throws ImportException {
        InputFile file = text(first + "\nExpress");

        ImportException e = refusal(file);

        assertThat(e.sentence()).isEqualTo("the file fits more than one format: Lines of the tests and Other lines");
        assertThat(e.remedy()).isEqualTo("name its format yourself: lines, other");
        assertThat(importers.readAs(file, "other").source().format()).isEqualTo("other");
    }

    @Test
    void aForcedFormatIsNotAskedWhetherItFits() throws ImportException {
        assertThat(importers
                        .only("other")
                        .read(text("anything\nExpress"))
                        .result()
                        .runs())
                .hasSize(1);
        assertThat(importers.only("other").recognises(dev.tidemark.importers.spi.FileHead.of("a", new byte[1])))
                .isTrue();
    }

    @Test
    void saysWhichFormatsThereAreToForce() {
        ImportException e = catchThrowableOfType(ImportException.class, () -> importers.readAs(text("lines"), "liens"));

        assertThat(e.sentence()).isEqualTo("there is no format 'liens'");
        assertThat(e.remedy()).isEqualTo("the formats are lines, other");
    }

    @Test
    void saysWhatAnUnknownFileLooksLikeAndWhatIsRead() {
        ImportException e = refusal(text("{\"name\": \"x\", \"version\": 1}"));

        assertThat(e.sentence()).isEqualTo("no known format: it looks like a JSON object with the keys name, version");
        assertThat(e.remedy())
                .isEqualTo("Tidemark reads Lines of the tests, Other lines; if it is one of these, name its format"
                        + " yourself");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            value = {
                "!refuse | line 2 | it says so",
                "!fault  | ''     | reading broke off: java.lang.IllegalStateException: a fault",
                "!deep   | ''     | values are nested too deeply to be read",
                "!memory | ''     | too large for the memory that Tidemark may use",
            })
    void whateverGoesWrongInAReaderIsARefusal(String line, String place, String sentence) {
        ImportException e = refusal(text("lines\n" + line));

        assertThat(e.place()).isEqualTo(place);
        assertThat(e.sentence()).isEqualTo(sentence);
        assertThat(e.remedy()).isNotEmpty();
    }

    @Test
    void refusesAFileWithoutAnyRun() {
        assertThat(refusal(text("lines\n")).sentence()).isEqualTo("the file holds no run");
    }

    @Test
    void refusesAnEmptyFile() {
        assertThat(refusal(text("")).sentence()).isEqualTo("the file is empty");
    }

    @Test
    void opensOnlyFiles() throws IOException, ImportException {
        Path file = Files.writeString(folder.resolve("a.txt"), "lines\nExpress");
        assertThat(importers.read(Importers.open(file)).result().runs()).hasSize(1);

        assertThat(openRefusal(folder).sentence()).isEqualTo("this is a folder, not a file");
        assertThat(openRefusal(folder.resolve("b")).sentence()).isEqualTo("the file is not there");
        assertThat(openRefusal(Path.of("/dev/null")).sentence()).isEqualTo("this is a device or a pipe, not a file");
    }

    @Test
    void saysSoWhenTheFileVanishesWhileItIsRead() {
        int[] openings = {0};
        InputFile vanishing = InputFile.of("a.txt", () -> {
            if (openings[0]++ > 0) {
                throw new NoSuchFileException("a.txt");
            }
            return stream("lines\nExpress");
        });

        assertThat(refusal(vanishing).sentence()).isEqualTo("the file is not there");
    }

    @Test
    void refusesALineWithoutEndInsteadOfTakingAllMemory() {
        InputFile endless = InputFile.of("a.txt", () -> new InputStream() {
            private int position;

            @Override
            public int read() {
                return position < 6 ? "lines\n".charAt(position++) : 'x';
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                Arrays.fill(buffer, offset, offset + length, (byte) 'x');
                for (int i = 0; i < length && position < 6; i++) {
                    buffer[offset + i] = (byte) read();
                }
                return length;
            }
        });

        assertThat(refusal(endless).sentence()).contains("a line is longer than 16777216 characters");
    }

    @Test
    void namesTheByteThatIsNotUtf8() throws ImportException {
        byte[] lateByte = ("lines\n" + "x".repeat(70_000) + "?").getBytes(StandardCharsets.ISO_8859_1);
        lateByte[lateByte.length - 1] = (byte) 0xE9;

        assertThat(importers.read(InputFile.of("a", lateByte)).result().problems())
                .containsExactly(Problem.warning(
                        "byte 70006", "not valid UTF-8 here; what cannot be decoded is shown as \uFFFD"));
    }

    @Test
    void readsLatin1AndSaysSo() throws ImportException {
        ImportedFile file = importers.read(InputFile.of("a", "lines\nCafé 2".getBytes(StandardCharsets.ISO_8859_1)));

        assertThat(file.result().runs()).extracting(Run::id).containsExactly("Café 2");
        assertThat(file.result().problems()).extracting(Problem::place).containsExactly("byte 9");
    }

    @Test
    void readsUtf16AndByteOrderMarks() throws ImportException {
        for (String encoding : List.of("UTF-16", "UTF-16LE", "UTF-16BE")) {
            ImportedFile file = importers.read(
                    InputFile.of("a", "lines\nCafé".getBytes(java.nio.charset.Charset.forName(encoding))));
            assertThat(file.result().runs()).extracting(Run::id).containsExactly("Café");
            assertThat(file.result().problems()).isEmpty();
        }
        assertThat(importers.read(text("\uFEFFlines\nCafé")).result().runs()).hasSize(1);
    }

    @Test
    void everyFormatHasItsFacts() {
        assertThat(Importers.builtIn().formats()).allSatisfy(f -> {
            assertThat(f.id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
            assertThat(f.name()).isNotBlank();
            assertThat(f.description()).startsWith("https://");
        });
    }

    private ImportException refusal(InputFile file) {
        return catchThrowableOfType(ImportException.class, () -> importers.read(file));
    }

    private static ImportException openRefusal(Path path) {
        return catchThrowableOfType(ImportException.class, () -> Importers.open(path));
    }

    private static InputFile text(String text) {
        return InputFile.of("a.txt", text.getBytes(StandardCharsets.UTF_8));
    }

    private static InputStream stream(String text) {
        return new java.io.ByteArrayInputStream(text.getBytes(StandardCharsets.UTF_8));
    }
}
