package dev.tidemark.importers.archive;

import java.util.List;

/** What may be believed of the names in an archive. */
final class EntryNames {
    private EntryNames() {}

    /** True for a name that, taken as a path, would lie outside the folder it is unpacked to. */
    static boolean leaves(String name) {
        String path = name.replace('\\', '/');
        return path.startsWith("/")
                || path.matches("[A-Za-z]:.*")
                || segments(path).contains("..");
    }

    /** Hidden files and what macOS adds to archives. */
    static boolean isHidden(String name) {
        return segments(name.replace('\\', '/')).stream()
                .anyMatch(s -> s.equals("__MACOSX") || (s.startsWith(".") && !s.equals(".") && !s.equals("..")));
    }

    /** Without characters that would break a line or turn text around. */
    static String printable(String name) {
        StringBuilder shown = new StringBuilder();
        name.codePoints()
                .map(c -> Character.isISOControl(c) || Character.getType(c) == Character.FORMAT ? 0xFFFD : c)
                .forEach(shown::appendCodePoint);
        return shown.toString();
    }

    private static List<String> segments(String path) {
        return List.of(path.split("/"));
    }
}
