package dev.tidemark.app.inspector.original;

import dev.tidemark.importers.spi.Encoding;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;

/**
 * A file's beginning as text.
 *
 * @param text with line feeds
 * @param shown how many of the file's bytes it is of
 * @param size of the whole file, in bytes
 * @param indented true where line breaks and spaces were added, and nothing else
 */
public record OriginalText(String name, String text, long shown, long size, boolean indented) {
    /** More is not worth scrolling through, and makes the text field slow. */
    static final int MOST_BYTES = 1 << 20;

    private static final int HEAD = 4096;

    /** Of the first MiB at most; what cannot be decoded is U+FFFD. */
    public static OriginalText of(String name, byte[] bytes) {
        Encoding encoding = Encoding.of(Arrays.copyOf(bytes, Math.min(bytes.length, HEAD)));
        int end = end(bytes, encoding.charset());
        int from = Math.min(encoding.markLength(), end);
        String raw = new String(bytes, from, end - from, encoding.charset()).replace("\r\n", "\n");
        boolean oneLine = raw.strip().indexOf('\n') < 0;
        boolean indent = oneLine && JsonLayout.looksLikeJson(raw);
        return new OriginalText(name, indent ? JsonLayout.indent(raw) : raw, end, bytes.length, indent);
    }

    /** Where to cut so that no character is cut. */
    private static int end(byte[] bytes, Charset charset) {
        if (bytes.length <= MOST_BYTES) {
            return bytes.length;
        }
        int end = MOST_BYTES;
        boolean utf8 = charset.equals(StandardCharsets.UTF_8);
        while (utf8 && end > MOST_BYTES - 4 && (bytes[end] & 0xC0) == 0x80) {
            end--;
        }
        return end;
    }

    public boolean isWhole() {
        return shown == size;
    }
}
