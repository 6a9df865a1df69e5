package dev.tidemark.importers.archive;

import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.InputFile;
import java.io.EOFException;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.zip.GZIPInputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipFile;

/**
 * Gives the files inside .gz and .zip, also inside each other, as inputs. Nothing is written to disk under a name from
 * an archive, and no more is unpacked than {@link ArchiveLimits} allow.
 */
public final class Unpacker {
    /** Takes what an archive holds. */
    public interface Visitor {
        /** The archive was opened and holds so many files. */
        void holds(int files);

        /** One file; readable until this call returns. */
        void file(InputFile file);

        /** A file or an archive within that cannot be had. */
        void failed(String name, IOException why);

        /** Asked between files. */
        boolean isCancelled();
    }

    private final ArchiveLimits limits;

    public Unpacker(ArchiveLimits limits) {
        this.limits = limits;
    }

    public static boolean isGzip(FileHead head) {
        return head.magic().startsWith("1f8b08");
    }

    public static boolean isZip(FileHead head) {
        return head.magic().startsWith("504b0304") || head.magic().startsWith("504b0506");
    }

    /** The one file in a .gz, named without the ending. The stream is unpacked anew each time it is opened. */
    public InputFile gunzip(InputFile packed) {
        String name = packed.name();
        boolean ending = name.toLowerCase(Locale.ROOT).endsWith(".gz");
        return InputFile.of(ending ? name.substring(0, name.length() - 3) : name, () -> gunzip(packed.open()));
    }

    private InputStream gunzip(InputStream packed) throws IOException {
        MeteredInputStream counted = new MeteredInputStream(packed, position -> {});
        try {
            return new MeteredInputStream(
                    new GZIPInputStream(counted, 1 << 15), position -> limits.checkFile(position, counted.position()));
        } catch (EOFException e) {
            packed.close();
            throw new EOFException("the gzip header is cut off");
        }
    }

    /** Visits the files of a .zip on disk, in the order of their names; those of archives inside it too. */
    public void unzip(Path archive, String name, Visitor visitor) throws IOException {
        unzip(archive, name, visitor, 1);
    }

    private void unzip(Path archive, String name, Visitor visitor, int depth) throws IOException {
        try (ZipFile zip = new ZipFile(archive.toFile())) {
            List<? extends ZipEntry> entries = zip.stream()
                    .filter(e -> !e.isDirectory() && !EntryNames.isHidden(e.getName()))
                    .sorted(Comparator.comparing(ZipEntry::getName))
                    .toList();
            if (entries.size() > limits.entries()) {
                throw new LimitExceededException(
                        "it holds " + entries.size() + " files, more than the " + limits.entries() + " allowed");
            }
            visitor.holds(entries.size());
            Budget budget = new Budget();
            for (ZipEntry entry : entries) {
                if (visitor.isCancelled()) {
                    return;
                }
                String inner = name + "!" + EntryNames.printable(entry.getName());
                if (EntryNames.leaves(entry.getName())) {
                    visitor.failed(inner, new IOException("its name points outside the archive"));
                } else {
                    visit(InputFile.of(inner, () -> open(zip, entry, budget)), visitor, depth);
                }
            }
        }
    }

    private void visit(InputFile file, Visitor visitor, int depth) {
        try {
            FileHead head = file.head();
            if (isZip(head)) {
                visitNested(file, visitor, depth);
            } else if (isGzip(head)) {
                visit(gunzip(file), visitor, depth + 1);
            } else {
                visitor.file(file);
            }
        } catch (IOException e) {
            visitor.failed(file.name(), e);
        }
    }

    private void visitNested(InputFile file, Visitor visitor, int depth) throws IOException {
        if (depth >= limits.nesting()) {
            throw new LimitExceededException("archives are nested more than " + limits.nesting() + " deep");
        }
        Path copy = Files.createTempFile("tidemark-archive", ".zip");
        try {
            try (InputStream in = file.open()) {
                Files.copy(in, copy, java.nio.file.StandardCopyOption.REPLACE_EXISTING);
            }
            unzip(copy, file.name(), visitor, depth + 1);
        } finally {
            Files.delete(copy);
        }
    }

    private InputStream open(ZipFile zip, ZipEntry entry, Budget budget) throws IOException {
        InputStream in = zip.getInputStream(entry);
        if (in == null) {
            throw new IOException("the archive changed while it was read");
        }
        long packed = entry.getCompressedSize();
        return new MeteredInputStream(in, position -> {
            limits.checkFile(position, packed);
            limits.checkArchive(budget.with(entry.getName(), position));
        });
    }

    /** What an archive has unpacked to so far, however often its files were opened. */
    private static final class Budget {
        private long others;
        private String current = "";
        private long furthest;

        private long with(String entry, long position) {
            if (!entry.equals(current)) {
                others += furthest;
                current = entry;
                furthest = 0;
            }
            furthest = Math.max(furthest, position);
            return others + furthest;
        }
    }
}
