package dev.tidemark.importers;

import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.ByteBuffer;
import java.nio.CharBuffer;
import java.nio.charset.CharsetDecoder;
import java.nio.charset.CoderResult;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.OptionalLong;

/**
 * What one pass over a file's bytes tells.
 *
 * @param sha256 64 lower-case hex digits
 * @param size in bytes
 * @param notUtf8 offset of the first byte that UTF-8 does not allow; empty for valid UTF-8
 */
record Fingerprint(String sha256, long size, OptionalLong notUtf8) {
    private static final int BLOCK = 1 << 16;

    /** Streams the file: memory does not grow with its size. */
    static Fingerprint of(InputFile input) throws IOException {
        MessageDigest digest = newDigest();
        Utf8 text = new Utf8();
        byte[] block = new byte[BLOCK];
        long size = 0;
        try (InputStream in = input.open()) {
            for (int count = in.read(block); count >= 0; count = in.read(block)) {
                digest.update(block, 0, count);
                text.add(block, count);
                size += count;
            }
        }
        text.end();
        return new Fingerprint(HexFormat.of().formatHex(digest.digest()), size, text.malformed);
    }

    private static MessageDigest newDigest() {
        try {
            return MessageDigest.getInstance("SHA-256");
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }

    /** Finds the first malformed byte of a stream of blocks. */
    private static final class Utf8 {
        private final CharsetDecoder decoder = StandardCharsets.UTF_8.newDecoder();
        private final ByteBuffer bytes = ByteBuffer.allocate(BLOCK + 8);
        private final CharBuffer characters = CharBuffer.allocate(BLOCK + 8);
        private OptionalLong malformed = OptionalLong.empty();
        private long before;

        private void add(byte[] block, int count) {
            if (malformed.isEmpty()) {
                bytes.put(block, 0, count);
                decode(false);
            }
        }

        private void end() {
            if (malformed.isEmpty()) {
                decode(true);
            }
        }

        private void decode(boolean last) {
            bytes.flip();
            CoderResult result = decoder.decode(bytes, characters.clear(), last);
            if (result.isError()) {
                malformed = OptionalLong.of(before + bytes.position());
            }
            before += bytes.position();
            bytes.compact(); // keeps the bytes of a character that the block cuts
        }
    }
}
