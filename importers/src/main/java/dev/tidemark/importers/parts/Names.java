package dev.tidemark.importers.parts;

import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Subject;
import java.net.URI;
import java.net.URISyntaxException;
import java.text.Normalizer;
import java.util.Locale;
import java.util.Set;

/** Names for what a file describes, from what the file or its name says. */
public final class Names {
    /** Stands for the workload where a source does not say what was asked of the subject. */
    public static final String NOT_STATED = "not stated";

    private static final Set<String> PACKED = Set.of("gz", "zst", "bz2", "xz");

    private Names() {}

    /** A subject called like the file, without its folder, archive and ending: for files that do not name it. */
    public static Subject subject(InputFile input) {
        return Subject.named(baseName(input));
    }

    /** {@code express-1} of {@code runs.zip!out/express-1.json.gz}. */
    public static String baseName(InputFile input) {
        String name = fileName(input.name().substring(input.name().lastIndexOf('!') + 1));
        if (PACKED.contains(name.substring(name.lastIndexOf('.') + 1).toLowerCase(Locale.ROOT))) {
            name = withoutEnding(name);
        }
        String base = withoutEnding(name).strip();
        return base.isEmpty() ? "unnamed" : base;
    }

    /** The last part of a path, whichever system wrote it. */
    public static String fileName(String path) {
        return path.substring(Math.max(path.lastIndexOf('/'), path.lastIndexOf('\\')) + 1);
    }

    private static String withoutEnding(String name) {
        int dot = name.lastIndexOf('.');
        return dot > 0 ? name.substring(0, dot) : name;
    }

    /**
     * {@code GET /hello?n=1}: what was asked, without the machine that was asked.
     *
     * @param method empty where the source does not say it
     * @param url whole or only a path
     */
    public static String workload(String method, String url) {
        return (method + " " + pathOf(url.strip())).strip();
    }

    private static String pathOf(String url) {
        if (url.isEmpty()) {
            return NOT_STATED;
        }
        try {
            URI uri = new URI(url);
            String path = uri.getRawPath() == null ? "" : uri.getRawPath();
            String query = uri.getRawQuery() == null ? "" : "?" + uri.getRawQuery();
            return (path.isEmpty() ? "/" : path) + query;
        } catch (URISyntaxException e) {
            return url;
        }
    }

    /**
     * A legal metric key made of a foreign name: {@code heapUsed → heap-used}, {@code ·gc.time → gc.time}, {@code Größe
     * → grosse}. A name
     * without any letter or digit of ASCII gets a number of its own.
     */
    public static String metricKey(String foreign) {
        String key = Normalizer.normalize(foreign.replace("ß", "ss"), Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .replaceAll("([a-z0-9])([A-Z])", "$1-$2")
                .toLowerCase(Locale.ROOT)
                .replaceAll("[^a-z0-9.]+", "-")
                .replaceAll("[-.]*\\.[-.]*", ".")
                .replaceAll("^[-.]+|[-.]+$", "");
        return key.isEmpty() ? "x" + Integer.toHexString(foreign.hashCode()) : key;
    }
}
