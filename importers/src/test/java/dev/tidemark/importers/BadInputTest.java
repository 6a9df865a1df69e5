package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What may be wrong with any file, through the way in that everybody uses. */
class BadInputTest {
    private static final Importers IMPORTERS = Importers.builtIn();

    static Stream<Path> smallSamples() {
        return Sample.all().map(Sample::file).filter(f -> f.toFile().length() < 3000);
    }

    @ParameterizedTest
    @MethodSource("smallSamples")
    void aFileCutAtAnyByteIsReadOrRefusedInOneSentence(Path file) throws IOException {
        byte[] whole = Files.readAllBytes(file);
        for (int length = 0; length < whole.length; length++) {
            InputFile cut = InputFile.of(String.valueOf(file.getFileName()), Arrays.copyOf(whole, length));
            assertThatCode(() -> readOrRefuse(cut)).as("cut at byte %d", length).doesNotThrowAnyException();
        }
    }

    @RepeatedTest(200)
    void aFileWithDamagedBytesIsReadOrRefused(RepetitionInfo info) throws IOException {
        Random random = new Random(info.getCurrentRepetition());
        var samples = Sample.all().toList();
        Path file = samples.get(random.nextInt(samples.size())).file();
        byte[] bytes = Files.readAllBytes(file);
        for (int i = 1 + random.nextInt(8); i > 0; i--) {
            bytes[random.nextInt(bytes.length)] = (byte) random.nextInt(256);
        }

        assertThatCode(() -> readOrRefuse(InputFile.of("damaged", bytes))).doesNotThrowAnyException();
    }

    private static void readOrRefuse(InputFile file) {
        try {
            assertThat(IMPORTERS.read(file).result().runs()).isNotEmpty();
        } catch (ImportException e) {
            assertThat(e.sentence()).isNotBlank().doesNotContain("reading broke off");
            assertThat(e.remedy()).isNotBlank();
        }
    }

    @ParameterizedTest
    @ValueSource(strings = {"[", "{\"a\":", "[0,", "\u0000", " ", "x", "\"", "1,2\n"})
    void endlessInputIsRefusedWithBoundedMemory(String repeated) {
        InputFile endless = endless("", repeated);

        assertThat(refusal(endless).sentence()).isNotBlank();
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`{\"format\":\"tidemark-study\",\"x\":` | [ | nesting depth",
                "`{\"format\":\"tidemark-study\",\"x\":[` | 0, | values",
                "`{\"format\":\"tidemark-study\",\"runs\":[` | [ | nesting depth",
                "`{\"schema\":1,\"harness_ref\":\"\",\"extension_ref\":\"\",\"x\":` | [ | nesting depth",
                "`{\"schema\":1,\"harness_ref\":\"\",\"extension_ref\":\"\",\"x\":[` | 0, | allowed",
            })
    void endlessInputAfterAGoodStartIsRefusedWithBoundedMemory(String start, String repeated, String words) {
        assertThat(refusal(endless(start, repeated)).sentence()).containsIgnoringCase(words);
    }

    @Test
    void oneGigabyteOfBracketsIsOneMessage() {
        ImportException e = refusal(endless("", "["));

        assertThat(e.sentence()).isEqualTo("no known format: it looks like a JSON array");
    }

    /** A gigabyte that takes no memory. */
    private static InputFile endless(String start, String repeated) {
        byte[] first = start.getBytes(StandardCharsets.UTF_8);
        byte[] unit = repeated.getBytes(StandardCharsets.UTF_8);
        return InputFile.of("endless.json", () -> new InputStream() {
            private long position;

            @Override
            public int read() {
                if (position >= 1L << 30) {
                    return -1;
                }
                long at = position++;
                return at < first.length ? first[(int) at] : unit[(int) ((at - first.length) % unit.length)] & 0xFF;
            }

            @Override
            public int read(byte[] buffer, int offset, int length) {
                int count = 0;
                for (int b = 0; count < length && (b = read()) >= 0; count++) {
                    buffer[offset + count] = (byte) b;
                }
                return count == 0 && length > 0 ? -1 : count;
            }
        });
    }

    private static ImportException refusal(InputFile file) {
        return catchThrowableOfType(ImportException.class, () -> IMPORTERS.read(file));
    }
}
