package dev.tidemark.importers;

import java.io.IOException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.EnumSet;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Lists the files below folders, sorted, without hidden ones; follows links, but never in circles. */
final class FileWalk extends SimpleFileVisitor<Path> {
    /**
     * One file to look at.
     *
     * @param name as the user knows it: below a named folder {@code results/express/1.json}
     * @param named true when the user named this very file
     */
    record Found(Path path, String name, boolean named) {}

    private final Path root;
    private final IntakeListener listener;
    private final List<Found> found = new ArrayList<>();

    private FileWalk(Path root, IntakeListener listener) {
        this.root = root;
        this.listener = listener;
    }

    static List<Found> of(List<Path> paths, IntakeListener listener) {
        List<Found> all = new ArrayList<>();
        for (Path path : paths) {
            if (Files.isDirectory(path)) {
                all.addAll(new FileWalk(path, listener).walk());
            } else {
                all.add(new Found(path, String.valueOf(path.getFileName()), true));
            }
        }
        return all;
    }

    private List<Found> walk() {
        try {
            Files.walkFileTree(root, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, this);
        } catch (IOException e) {
            listener.refused(Refusal.of(nameOf(root), e));
        }
        found.sort(Comparator.comparing(Found::path));
        return found;
    }

    @Override
    public FileVisitResult preVisitDirectory(Path folder, BasicFileAttributes attributes) {
        if (listener.isCancelled()) {
            return FileVisitResult.TERMINATE;
        }
        if (!folder.equals(root) && isHidden(folder)) {
            return FileVisitResult.SKIP_SUBTREE;
        }
        if (folder.endsWith("node_modules")) {
            listener.skipped(nameOf(folder), "installed packages");
            return FileVisitResult.SKIP_SUBTREE;
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        // What is still a link here leads nowhere: reading it will say so.
        if ((attributes.isRegularFile() || attributes.isSymbolicLink()) && !isHidden(file)) {
            found.add(new Found(file, nameOf(file), false));
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult visitFileFailed(Path file, IOException e) {
        if (e instanceof FileSystemLoopException) {
            listener.skipped(nameOf(file), "a link back to a folder above it");
        } else if (!isHidden(file)) {
            listener.refused(Refusal.of(nameOf(file), e));
        }
        return FileVisitResult.CONTINUE;
    }

    @Override
    public FileVisitResult postVisitDirectory(Path folder, @Nullable IOException e) {
        if (e != null) {
            listener.refused(Refusal.of(nameOf(folder), e));
        }
        return FileVisitResult.CONTINUE;
    }

    private static boolean isHidden(Path path) {
        return String.valueOf(path.getFileName()).startsWith(".");
    }

    /** From the named folder on, with {@code /} on every system. */
    private String nameOf(Path path) {
        Path above = root.toAbsolutePath().normalize().getParent();
        Path whole = path.toAbsolutePath().normalize();
        return (above == null ? whole : above.relativize(whole)).toString().replace('\\', '/');
    }
}
