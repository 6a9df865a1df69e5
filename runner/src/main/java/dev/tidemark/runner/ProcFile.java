package dev.tidemark.runner;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;

/**
 * One file below {@code /proc/PID}, kept open: reading it again from its start costs a few microseconds and goes on
 * meaning the same process, even when its number is given to another.
 */
final class ProcFile implements AutoCloseable {
    private static final int ROOM = 4096;

    private final FileChannel channel;
    private final ByteBuffer buffer = ByteBuffer.allocate(ROOM);

    private ProcFile(FileChannel channel) {
        this.channel = channel;
    }

    /** @throws IOException if there is no such process, or no right to look at it */
    static ProcFile open(Path file) throws IOException {
        return new ProcFile(FileChannel.open(file));
    }

    /** The present content. @throws IOException once the process is gone */
    String read() throws IOException {
        buffer.clear();
        int length = channel.read(buffer, 0);
        if (length <= 0) {
            throw new IOException("the process is gone");
        }
        return new String(buffer.array(), 0, length, StandardCharsets.ISO_8859_1);
    }

    @Override
    public void close() throws IOException {
        channel.close();
    }
}
