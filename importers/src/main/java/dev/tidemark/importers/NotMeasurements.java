package dev.tidemark.importers;

import java.util.Locale;
import java.util.Set;

/** Names that say without a look inside that a file met in a folder is no measurement. */
final class NotMeasurements {
    private static final Set<String> NAMES = Set.of(
            "package.json",
            "package-lock.json",
            "npm-shrinkwrap.json",
            "tsconfig.json",
            "composer.json",
            "deno.json",
            "makefile",
            "dockerfile",
            "license",
            "licence",
            "notice",
            "copying",
            "authors",
            "readme",
            "changelog");
    private static final Set<String> ENDINGS = Set.of(
            "md",
            "rst",
            "adoc",
            "html",
            "htm",
            "css",
            "js",
            "mjs",
            "cjs",
            "ts",
            "tsx",
            "jsx",
            "map",
            "java",
            "class",
            "jar",
            "kt",
            "py",
            "pyc",
            "rb",
            "go",
            "rs",
            "c",
            "h",
            "cc",
            "cpp",
            "cs",
            "php",
            "lua",
            "sh",
            "bat",
            "ps1",
            "sql",
            "yml",
            "yaml",
            "toml",
            "ini",
            "cfg",
            "conf",
            "properties",
            "lock",
            "png",
            "jpg",
            "jpeg",
            "gif",
            "svg",
            "webp",
            "ico",
            "pdf",
            "doc",
            "docx",
            "xls",
            "xlsx",
            "ods",
            "odt",
            "ppt",
            "pptx",
            "so",
            "dll",
            "exe",
            "dylib",
            "ttf",
            "otf",
            "woff",
            "woff2",
            "mp4",
            "db",
            "sqlite");

    private NotMeasurements() {}

    static boolean byName(String name) {
        String lower = name.toLowerCase(Locale.ROOT);
        int dot = lower.lastIndexOf('.');
        String stem = dot < 0 ? lower : lower.substring(0, dot);
        boolean text = dot < 0 || lower.endsWith(".txt");
        return NAMES.contains(lower)
                || (text && NAMES.contains(stem))
                || (dot >= 0 && ENDINGS.contains(lower.substring(dot + 1)));
    }
}
