package dev.tidemark.importers;

import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;

/** A fixture below {@code samples/FORMAT-ID/} with the importer that must read it. */
public record Sample(Importer importer, Path file) {
    /** Every fixture of every format, in order of format and name. */
    public static Stream<Sample> all() {
        return BuiltInImporters.all().stream().flatMap(Sample::of);
    }

    private static Stream<Sample> of(Importer importer) {
        Path folder =
                Approved.RESOURCES.resolve("samples").resolve(importer.format().id());
        if (!Files.isDirectory(folder)) {
            throw new IllegalStateException(
                    "no sample of format " + importer.format().id() + " in " + folder);
        }
        try (Stream<Path> files = Files.list(folder)) {
            return files
                    .filter(f -> !Approved.isApprovedText(f))
                    .sorted()
                    .map(f -> new Sample(importer, f))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    public InputFile input() {
        return InputFile.of(file);
    }

    /** The first bytes of the sample, under another name. */
    public InputFile cutAt(int length) throws IOException {
        byte[] bytes = Files.readAllBytes(file);
        return InputFile.of(name(), java.util.Arrays.copyOf(bytes, Math.min(length, bytes.length)));
    }

    public String name() {
        return String.valueOf(file.getFileName());
    }

    @Override
    public String toString() {
        return importer.format().id() + "/" + name();
    }
}
