package dev.tidemark.importers.archive;

import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;

/** Tells a meter how far it has been read. */
final class MeteredInputStream extends FilterInputStream {
    /** Called after each read; stops the reading by its exception. */
    @FunctionalInterface
    interface Meter {
        void readTo(long position) throws IOException;
    }

    private final Meter meter;
    private long position;

    MeteredInputStream(InputStream in, Meter meter) {
        super(in);
        this.meter = meter;
    }

    long position() {
        return position;
    }

    @Override
    public int read() throws IOException {
        int b = super.read();
        advance(b < 0 ? 0 : 1);
        return b;
    }

    @Override
    public int read(byte[] buffer, int offset, int length) throws IOException {
        int count = super.read(buffer, offset, length);
        advance(Math.max(count, 0));
        return count;
    }

    @Override
    public long skip(long count) throws IOException {
        long skipped = super.skip(count);
        advance(skipped);
        return skipped;
    }

    @Override
    public boolean markSupported() {
        return false;
    }

    private void advance(long count) throws IOException {
        position += count;
        meter.readTo(position);
    }
}
