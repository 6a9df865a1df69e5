package dev.tidemark.importers.spi;

import java.io.BufferedReader;
import java.io.FilterReader;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;

/** Reads lines of bounded length: a file without line ends must not be taken into memory as one line. */
final class LineReader extends BufferedReader {
    /** So many characters at most, give or take a buffer; the longest line of a real tool has some thousands. */
    static final int LONGEST = 16 << 20;

    private final Bounded source;

    LineReader(Reader in) {
        this(new Bounded(in));
    }

    private LineReader(Bounded source) {
        super(source, 1 << 16);
        this.source = source;
    }

    @Override
    public @Nullable String readLine() throws IOException {
        source.byLine = true;
        return super.readLine();
    }

    /** Counts from the last line end, but only for who reads by line: a JSON document may well be one line. */
    private static final class Bounded extends FilterReader {
        private boolean byLine;
        private long sinceLineEnd;

        private Bounded(Reader in) {
            super(in);
        }

        @Override
        public int read(char[] buffer, int offset, int length) throws IOException {
            int count = super.read(buffer, offset, length);
            int last = offset + count - 1;
            while (last >= offset && buffer[last] != '\n' && buffer[last] != '\r') {
                last--;
            }
            sinceLineEnd = last >= offset ? offset + count - 1L - last : sinceLineEnd + Math.max(count, 0);
            if (byLine && sinceLineEnd > LONGEST) {
                throw new IOException("a line is longer than " + LONGEST + " characters");
            }
            return count;
        }
    }
}
