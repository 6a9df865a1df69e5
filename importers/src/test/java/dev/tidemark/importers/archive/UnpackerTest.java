package dev.tidemark.importers.archive;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.zip.CRC32;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class UnpackerTest {
    private final Unpacker unpacker = new Unpacker(ArchiveLimits.DEFAULT);

    @TempDir
    private Path folder;

    @Test
    void tellsArchivesByTheirContent() throws IOException {
        assertThat(Unpacker.isGzip(FileHead.of("a", Packed.gzip(new byte[1])))).isTrue();
        assertThat(Unpacker.isZip(FileHead.of("a", Packed.zip("a", new byte[1]))))
                .isTrue();
        assertThat(Unpacker.isZip(FileHead.of("a", Packed.zip()))).isTrue();
        assertThat(Unpacker.isZip(FileHead.of("a.zip", new byte[4]))).isFalse();
        assertThat(Unpacker.isGzip(FileHead.of("a.gz", new byte[4]))).isFalse();
    }

    @ParameterizedTest
    @CsvSource({"k6.json.gz, k6.json", "k6.json.GZ, k6.json", "k6, k6", "a.zip!b.gz, a.zip!b"})
    void namesAnUnpackedFileWithoutTheEnding(String packed, String unpacked) throws IOException {
        InputFile file = unpacker.gunzip(InputFile.of(packed, Packed.gzip(Packed.text("hello"))));

        assertThat(file.name()).isEqualTo(unpacked);
        assertThat(file.head().text()).isEqualTo("hello");
        assertThat(file.head().text()).as("opened again").isEqualTo("hello");
    }

    @Test
    void stopsABombWhereItsRatioShows() throws IOException {
        InputFile bomb = unpacker.gunzip(InputFile.of("bomb.gz", Packed.gzip(new byte[40 << 20])));
        Path zip = Files.write(folder.resolve("bomb.zip"), Packed.zip("zeros", new byte[40 << 20]));

        assertThatThrownBy(() -> drain(bomb)).hasMessage("it unpacks to more than the 300-fold allowed");
        unpacker.unzip(zip, "bomb.zip", new Visit() {
            @Override
            public void file(InputFile file) {
                assertThatThrownBy(() -> drain(file))
                        .isInstanceOf(LimitExceededException.class)
                        .hasMessage("it unpacks to more than the 300-fold allowed");
                super.file(file);
            }
        });
    }

    @Test
    void countsAnArchiveOnceHoweverOftenItsFilesAreOpened() throws IOException {
        byte[] half = new byte[600];
        Path zip = Files.write(folder.resolve("a.zip"), Packed.zip("1", half, "2", half));
        Unpacker narrow = new Unpacker(new ArchiveLimits(1000, 1250, 300, 10, 1));
        Visit visit = new Visit() {
            @Override
            public void file(InputFile file) {
                for (int i = 0; i < 3; i++) {
                    try {
                        drain(file);
                    } catch (IOException e) {
                        failed(file.name(), e);
                    }
                }
                super.file(file);
            }
        };

        narrow.unzip(zip, "a.zip", visit);

        assertThat(visit.heard).containsExactly("holds 2", "a.zip!1", "a.zip!2");
    }

    @Test
    void goesOnAfterAFileThatIsDamaged() throws IOException {
        Path zip = folder.resolve("a.zip");
        byte[] stored = Packed.text("to be damaged");
        try (ZipOutputStream out = new ZipOutputStream(Files.newOutputStream(zip))) {
            ZipEntry entry = new ZipEntry("1.gz");
            entry.setMethod(ZipEntry.STORED);
            CRC32 crc = new CRC32();
            byte[] damaged = Packed.gzip(stored);
            damaged[3] = (byte) 0xFF; // reserved flags
            crc.update(damaged);
            entry.setCrc(crc.getValue());
            entry.setSize(damaged.length);
            out.putNextEntry(entry);
            out.write(damaged);
            out.putNextEntry(new ZipEntry("2.txt"));
            out.write(stored);
        }
        Visit visit = new Visit();

        unpacker.unzip(zip, "a.zip", visit);

        assertThat(visit.heard).hasSize(3).startsWith("holds 2").endsWith("a.zip!2.txt");
        assertThat(visit.heard.get(1)).startsWith("failed a.zip!1: ");
    }

    @Test
    void readsByteByByteAndSkips() throws IOException {
        InputFile file = unpacker.gunzip(InputFile.of("a.gz", Packed.gzip(Packed.text("hello"))));
        try (InputStream in = file.open()) {
            assertThat(in.read()).isEqualTo('h');
            assertThat(in.skip(2)).isEqualTo(2);
            assertThat(in.readAllBytes()).containsExactly('l', 'o');
            assertThat(in.read()).isEqualTo(-1);
        }
        try (MeteredInputStream in = new MeteredInputStream(file.open(), position -> {})) {
            assertThat(in.markSupported()).isFalse();
            in.skipNBytes(4);
            assertThat(in.read()).isEqualTo('o');
            assertThat(in.read()).isEqualTo(-1);
            assertThat(in.position()).isEqualTo(5);
        }
    }

    @ParameterizedTest
    @CsvSource({
        "../a, true",
        "a/../../b, true",
        "/etc/a, true",
        "C:\\a, true",
        "..\\a, true",
        "a..b/c, false",
        "a/b.json, false"
    })
    void knowsNamesThatLeaveTheArchive(String name, boolean leaves) {
        assertThat(EntryNames.leaves(name)).isEqualTo(leaves);
    }

    @ParameterizedTest
    @CsvSource({".a, true", "a/.git/b, true", "__MACOSX/a, true", "./a, false", "a/b, false", "../a, false"})
    void knowsHiddenNames(String name, boolean hidden) {
        assertThat(EntryNames.isHidden(name)).isEqualTo(hidden);
    }

    @Test
    void printsNamesWithoutWhatWouldDeceive() {
        assertThat(EntryNames.printable("a\nb\u202Ec/ñ")).isEqualTo("a\uFFFDb\uFFFDc/ñ");
    }

    private static void drain(InputFile file) throws IOException {
        try (InputStream in = file.open()) {
            in.transferTo(java.io.OutputStream.nullOutputStream());
        }
    }

    /** Writes down what it is given. */
    private static class Visit implements Unpacker.Visitor {
        final List<String> heard = new ArrayList<>();

        @Override
        public void holds(int files) {
            heard.add("holds " + files);
        }

        @Override
        public void file(InputFile file) {
            heard.add(file.name());
        }

        @Override
        public void failed(String name, IOException why) {
            heard.add("failed " + name + ": " + why.getMessage());
        }

        @Override
        public boolean isCancelled() {
            return false;
        }
    }
}
