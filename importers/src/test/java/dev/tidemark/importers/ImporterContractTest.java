package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** What every format must keep, over every sample below {@code samples/FORMAT-ID/}. */
class ImporterContractTest {
    /** Formats without a fingerprint of their own: never more than possible. */
    private static final Set<String> NEVER_CERTAIN = Set.of("timed-table");

    private static final int CUTS = 300;

    static Stream<Sample> samples() {
        return Sample.all();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void readsAsApproved(Sample sample) throws Exception {
        ImportResult result = sample.importer().read(sample.input());

        assertThat(result.runs()).isNotEmpty();
        assertThat(result.runs()).extracting(r -> r.id()).doesNotHaveDuplicates();
        Approved.check(Approved.beside(sample.file()), RunDump.of(result));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void onlyItsOwnFormatIsCertain(Sample sample) throws IOException {
        FileHead nameless = FileHead.of("unknown", Files.readAllBytes(sample.file()));
        String own = sample.importer().format().id();

        List<String> certain = matching(nameless, Match.CERTAIN);

        if (NEVER_CERTAIN.contains(own)) {
            assertThat(certain).isEmpty();
            assertThat(matching(nameless, Match.POSSIBLE)).containsExactly(own);
        } else {
            assertThat(certain).containsExactly(own);
        }
    }

    private static List<String> matching(FileHead head, Match match) {
        return BuiltInImporters.all().stream()
                .filter(i -> i.sniff(head) == match)
                .map(i -> i.format().id())
                .toList();
    }

    @ParameterizedTest
    @MethodSource("samples")
    void survivesBeingCutAnywhere(Sample sample) throws IOException {
        int size = (int) Files.size(sample.file());
        for (int length = 0; length < size; length += Math.max(1, size / CUTS)) {
            InputFile cut = sample.cutAt(length);
            assertThatCode(() -> readOrRefuse(sample.importer(), cut))
                    .as("cut at byte %d", length)
                    .doesNotThrowAnyException();
        }
    }

    /** Runs, or an exception that says what, where and what to do. */
    private static void readOrRefuse(Importer importer, InputFile file) throws IOException {
        BuiltInImporters.all().forEach(i -> assertThat(i.sniff(headOf(file))).isNotNull());
        try {
            assertThat(importer.read(file).runs()).isNotEmpty();
        } catch (ImportException e) {
            assertThat(e.sentence()).isNotBlank();
            assertThat(e.remedy()).isNotBlank();
            assertThat(e.place()).as("place of '%s'", e.sentence()).isNotBlank();
        }
    }

    private static FileHead headOf(InputFile file) {
        try {
            return file.head();
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isTheSameInUtf16(Sample sample) throws Exception {
        String text = Files.readString(sample.file());
        InputFile utf16 = InputFile.of(sample.name(), ("\uFEFF" + text).getBytes(StandardCharsets.UTF_16LE));

        assertThat(sample.importer().sniff(utf16.head()))
                .isEqualTo(sample.importer().sniff(sample.input().head()));
        assertThat(RunDump.of(sample.importer().read(utf16)))
                .isEqualTo(RunDump.of(sample.importer().read(sample.input())));
    }

    @ParameterizedTest
    @MethodSource("samples")
    void isTheSameWithMarkAndCarriageReturns(Sample sample) throws Exception {
        String text = Files.readString(sample.file());
        String windows = "\uFEFF" + text.replace("\r\n", "\n").replace("\n", "\r\n");
        InputFile marked = InputFile.of(sample.name(), windows.getBytes(StandardCharsets.UTF_8));

        assertThat(sample.importer().sniff(marked.head()))
                .isEqualTo(sample.importer().sniff(sample.input().head()));
        assertThat(RunDump.of(sample.importer().read(marked)))
                .isEqualTo(RunDump.of(sample.importer().read(sample.input())));
    }

    @Test
    void formatsAreDescribed() {
        assertThat(BuiltInImporters.all()).extracting(i -> i.format().id()).doesNotHaveDuplicates();
        assertThat(BuiltInImporters.all()).allSatisfy(i -> {
            assertThat(i.format().id()).matches("[a-z0-9]+(-[a-z0-9]+)*");
            assertThat(i.format().name()).isNotBlank();
            assertThat(i.format().description()).isNotBlank();
        });
    }

    @Test
    void everyFormatHasARowInTheDocumentation() throws IOException {
        String page = Files.readString(java.nio.file.Path.of("..", "docs", "formats.md"));

        assertThat(BuiltInImporters.all())
                .allSatisfy(i -> assertThat(page).contains("`" + i.format().id() + "`"));
    }

    @Test
    void nothingIsCertainAboutOrdinaryText() {
        for (String text : new String[] {"", "hello", "{", "[]", "{}", "a,b\n1,2\n", "\u0000\u0001"}) {
            FileHead head = FileHead.of("k6.json", text.getBytes(StandardCharsets.UTF_8));
            assertThat(matching(head, Match.CERTAIN)).as("'%s'", text).isEmpty();
        }
    }
}
