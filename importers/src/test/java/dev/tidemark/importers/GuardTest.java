package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.tidemark.importers.spi.ImportException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.NoSuchElementException;
import java.util.stream.Stream;
import java.util.zip.ZipException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import tools.jackson.core.exc.JacksonIOException;
import tools.jackson.core.exc.StreamReadException;

class GuardTest {
    static Stream<Arguments> failures() {
        return Stream.of(
                Arguments.of(new NoSuchFileException("a"), "the file is not there"),
                Arguments.of(new AccessDeniedException("a"), "the file may not be read"),
                Arguments.of(new FileSystemLoopException("a"), "the folder links back to a folder above it"),
                Arguments.of(
                        new ZipException("bad CRC"), "the compressed data is damaged, cut off or encrypted (bad CRC)"),
                Arguments.of(
                        new FileSystemException("a", null, "Input/output error"),
                        "the file cannot be read: Input/output error"),
                Arguments.of(new FileSystemException("a"), "the file cannot be read: a"),
                Arguments.of(new IOException(), "the file cannot be read: IOException"));
    }

    @ParameterizedTest
    @MethodSource("failures")
    void saysInWordsWhatTheFileSystemSays(IOException failure, String sentence) {
        ImportException direct = refusal(() -> {
            throw failure;
        });
        ImportException wrapped = refusal(() -> {
            throw new UncheckedIOException(failure);
        });
        ImportException parsed = refusal(() -> {
            throw JacksonIOException.construct(failure);
        });

        for (ImportException e : new ImportException[] {direct, wrapped, parsed}) {
            assertThat(e.sentence()).isEqualTo(sentence);
            assertThat(e.remedy()).isNotEmpty();
        }
        assertThat(Refusal.of("runs/a.json", failure).line()).startsWith("runs/a.json: " + sentence + "; ");
    }

    @Test
    void namesWhatAParserFindsWrong() {
        ImportException e = refusal(() -> {
            throw new StreamReadException(null, "odd token");
        });

        assertThat(e.sentence()).isEqualTo("not valid JSON: odd token");
    }

    @Test
    void namesAFaultAsAFault() {
        ImportException e = refusal(() -> {
            throw new NoSuchElementException("no value");
        });

        assertThat(e.sentence()).isEqualTo("reading broke off: java.util.NoSuchElementException: no value");
        assertThat(e.remedy()).startsWith("this is a fault in Tidemark");
    }

    @Test
    void aRefusalIsOneLineWithItsPlace() {
        Refusal refusal = Refusal.of("a.json", new ImportException("line 3", "not\n  valid", "try again"));

        assertThat(refusal.line()).isEqualTo("a.json: line 3: not valid; try again");
    }

    private static ImportException refusal(Guard.Work<Object> work) {
        return catchThrowableOfType(ImportException.class, () -> Guard.run(work));
    }
}
