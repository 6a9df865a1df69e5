package dev.tidemark.importers.spi;

import dev.tidemark.importers.json.JsonShape;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;

/** The name and the first bytes of a file: all that sniffing may look at. Immutable. */
public final class FileHead {
    /** So many bytes at most: the keys that tell formats apart may come late in a JSON document. */
    public static final int LIMIT = 64 * 1024;

    private final String name;
    private final byte[] bytes;
    private final String text;
    private final JsonShape shape;

    private FileHead(String name, byte[] bytes) {
        this.name = name;
        this.bytes = bytes;
        Encoding encoding = Encoding.of(bytes);
        this.text = new String(bytes, encoding.markLength(), bytes.length - encoding.markLength(), encoding.charset());
        this.shape = JsonShape.of(text);
    }

    /** @param bytes the file's beginning; what is beyond {@link #LIMIT} is not looked at */
    public static FileHead of(String name, byte[] bytes) {
        return new FileHead(name, Arrays.copyOf(bytes, Math.min(bytes.length, LIMIT)));
    }

    public String name() {
        return name;
    }

    byte[] bytes() {
        return bytes;
    }

    /** How many bytes it holds: fewer than {@link #LIMIT} only when that is the whole file. */
    public int size() {
        return bytes.length;
    }

    /** The first eight bytes as lower-case hex, fewer where the file is shorter: what binary formats are told by. */
    public String magic() {
        return HexFormat.of().formatHex(bytes, 0, Math.min(bytes.length, 8));
    }

    /** Decoded as {@link Encoding} detects it. */
    public String text() {
        return text;
    }

    /** The lines that the head holds; the last may be cut. */
    public List<String> lines() {
        return text.lines().toList();
    }

    /** The first line that is not blank, or empty. */
    public String firstLine() {
        return text.lines().filter(l -> !l.isBlank()).findFirst().orElse("");
    }

    /** Which keys the first JSON value has; empty where the text is not JSON. */
    public JsonShape json() {
        return shape;
    }

    /** True when a name ends so, whatever the case. */
    public boolean nameEndsWith(String ending) {
        return name.regionMatches(true, name.length() - ending.length(), ending, 0, ending.length());
    }
}
