package dev.tidemark.library;

import dev.tidemark.model.Metric;
import dev.tidemark.model.Series;
import java.io.ByteArrayOutputStream;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * A series as bytes, lossless to the bit, in blocks of 1,024 samples.
 *
 * <pre>
 * version (1 byte) · sample count (int) · per block: minimum, maximum (double) · per block: times, values
 * </pre>
 *
 * <p>Times are deltas less the block's smallest delta, bit-packed; values as {@link ValueBlock} says. The extremes come
 * first, so that an overview reads no block.
 */
final class SeriesCodec {
    static final int BLOCK = 1024;
    private static final byte VERSION = 1;
    private static final int HEADER = 1 + Integer.BYTES;

    private SeriesCodec() {}

    static byte[] encode(Series series) {
        long[] times = series.copyOffsets();
        double[] values = series.copyValues();
        int blocks = (times.length + BLOCK - 1) / BLOCK;
        ByteBuffer head =
                ByteBuffer.allocate(HEADER + blocks * 2 * Double.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        head.put(VERSION).putInt(times.length);
        ByteArrayOutputStream body = new ByteArrayOutputStream(times.length * 3 + 64);
        for (int from = 0; from < times.length; from += BLOCK) {
            int count = Math.min(BLOCK, times.length - from);
            Extremes extremes = Extremes.of(values, from, count);
            head.putDouble(extremes.min()).putDouble(extremes.max());
            writeTimes(times, from, count, body);
            ValueBlock.write(values, from, count, body);
        }
        byte[] encoded = new byte[head.capacity() + body.size()];
        System.arraycopy(head.array(), 0, encoded, 0, head.capacity());
        System.arraycopy(body.toByteArray(), 0, encoded, head.capacity(), body.size());
        return encoded;
    }

    /** @throws LibraryException if the bytes are not what {@link #encode} wrote */
    static Series decode(Metric metric, byte[] encoded) throws LibraryException {
        try {
            ByteBuffer in = ByteBuffer.wrap(encoded).order(ByteOrder.LITTLE_ENDIAN);
            int size = readHeader(in);
            in.position(in.position() + blocks(size) * 2 * Double.BYTES);
            long[] times = new long[size];
            double[] values = new double[size];
            for (int from = 0; from < size; from += BLOCK) {
                int count = Math.min(BLOCK, size - from);
                readTimes(in, times, from, count);
                ValueBlock.read(in, values, from, count);
            }
            return Series.adopt(metric, times, values);
        } catch (BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw damaged(metric, e);
        }
    }

    /** Minimum and maximum of each block in order, without decoding a sample; NaN for a block without numbers. */
    static Extremes[] extremes(Metric metric, byte[] encoded) throws LibraryException {
        try {
            ByteBuffer in = ByteBuffer.wrap(encoded).order(ByteOrder.LITTLE_ENDIAN);
            Extremes[] extremes = new Extremes[blocks(readHeader(in))];
            for (int i = 0; i < extremes.length; i++) {
                extremes[i] = new Extremes(in.getDouble(), in.getDouble());
            }
            return extremes;
        } catch (BufferUnderflowException | IllegalArgumentException e) {
            throw damaged(metric, e);
        }
    }

    private static int readHeader(ByteBuffer in) {
        byte version = in.get();
        int size = in.getInt();
        if (version != VERSION || size < 0) {
            throw new IllegalArgumentException("series encoding " + version + " of " + size + " samples");
        }
        return size;
    }

    private static int blocks(int size) {
        return (size + BLOCK - 1) / BLOCK;
    }

    private static LibraryException damaged(Metric metric, Exception cause) {
        return new LibraryException(
                LibraryException.Kind.DAMAGED,
                "the samples of " + metric.key() + " are damaged",
                "import the source file again; its original bytes are kept in the library",
                cause);
    }

    private static void writeTimes(long[] times, int from, int count, ByteArrayOutputStream out) {
        BitPacking.writeSigned(times[from], out);
        if (count == 1) {
            return;
        }
        long[] deltas = new long[count - 1];
        long least = Long.MAX_VALUE;
        for (int i = 1; i < count; i++) {
            deltas[i - 1] = times[from + i] - times[from + i - 1];
            least = Math.min(least, deltas[i - 1]);
        }
        long all = 0;
        for (int i = 0; i < deltas.length; i++) {
            deltas[i] -= least;
            all |= deltas[i];
        }
        int width = BitPacking.width(all);
        BitPacking.writeSigned(least, out);
        out.write(width);
        BitPacking.pack(deltas, deltas.length, width, out);
    }

    private static void readTimes(ByteBuffer in, long[] times, int from, int count) {
        times[from] = BitPacking.readSigned(in);
        if (count == 1) {
            return;
        }
        long least = BitPacking.readSigned(in);
        int width = in.get();
        long[] deltas = new long[count - 1];
        BitPacking.unpack(in, deltas.length, width, deltas);
        for (int i = 1; i < count; i++) {
            times[from + i] = times[from + i - 1] + least + deltas[i - 1];
        }
    }

    /** Smallest and largest number of a block. */
    record Extremes(double min, double max) {
        static Extremes of(double[] values, int from, int count) {
            double min = Double.NaN;
            double max = Double.NaN;
            for (int i = from; i < from + count; i++) {
                if (!Double.isNaN(values[i])) {
                    min = Double.isNaN(min) ? values[i] : Math.min(min, values[i]);
                    max = Double.isNaN(max) ? values[i] : Math.max(max, values[i]);
                }
            }
            return new Extremes(min, max);
        }
    }
}
