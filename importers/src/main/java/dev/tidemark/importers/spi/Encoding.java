package dev.tidemark.importers.spi;

import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.Charset;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CodingErrorAction;
import java.nio.charset.StandardCharsets;

/**
 * The character encoding of a file, from its first bytes: byte order mark, else zero bytes in a UTF-16 pattern, else
 * UTF-8 where the bytes are valid UTF-8, else Latin-1, which can decode anything.
 *
 * @param markLength length of the byte order mark, in bytes
 */
public record Encoding(Charset charset, int markLength) {
    public static Encoding of(byte[] head) {
        if (startsWith(head, 0xEF, 0xBB, 0xBF)) {
            return new Encoding(StandardCharsets.UTF_8, 3);
        }
        if (startsWith(head, 0xFE, 0xFF)) {
            return new Encoding(StandardCharsets.UTF_16BE, 2);
        }
        if (startsWith(head, 0xFF, 0xFE)) {
            return new Encoding(StandardCharsets.UTF_16LE, 2);
        }
        if (head.length >= 4 && head[0] == 0 && head[1] != 0 && head[2] == 0 && head[3] != 0) {
            return new Encoding(StandardCharsets.UTF_16BE, 0);
        }
        if (head.length >= 4 && head[0] != 0 && head[1] == 0 && head[2] != 0 && head[3] == 0) {
            return new Encoding(StandardCharsets.UTF_16LE, 0);
        }
        return new Encoding(isUtf8(head) ? StandardCharsets.UTF_8 : StandardCharsets.ISO_8859_1, 0);
    }

    /** A character cut off at the end of the head is no reason against UTF-8. */
    private static boolean isUtf8(byte[] head) {
        CharsetDecoder decoder = StandardCharsets.UTF_8
                .newDecoder()
                .onMalformedInput(CodingErrorAction.REPORT)
                .onUnmappableCharacter(CodingErrorAction.REPORT);
        return !decoder.decode(ByteBuffer.wrap(head), CharBuffer.allocate(head.length + 1), false)
                .isError();
    }

    private static boolean startsWith(byte[] bytes, int... prefix) {
        if (bytes.length < prefix.length) {
            return false;
        }
        for (int i = 0; i < prefix.length; i++) {
            if ((bytes[i] & 0xFF) != prefix[i]) {
                return false;
            }
        }
        return true;
    }
}
