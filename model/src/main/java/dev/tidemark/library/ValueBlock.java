package dev.tidemark.library;

import com.github.luben.zstd.Zstd;
import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;

/**
 * The values of one block. Measured values are mostly whole bytes or decimals with few digits: where every value is
 * exactly {@code integer ÷ 10^digits}, the integers are kept, less their minimum, bit-packed. Else the eight bytes of all
 * values are transposed (first bytes first) and compressed by zstd.
 */
final class ValueBlock {
    private static final int SHUFFLED = 255;
    private static final int MAX_DIGITS = 9;
    /** Beyond 2^53 not every integer is a double. */
    private static final double MAX_EXACT = 1L << 53;

    private ValueBlock() {}

    static void write(double[] values, int from, int count, ByteArrayOutputStream out) {
        long[] scaled = new long[count];
        for (int digits = 0; digits <= MAX_DIGITS; digits++) {
            if (scale(values, from, scaled, Math.pow(10, digits))) {
                out.write(digits);
                writeScaled(scaled, out);
                return;
            }
        }
        out.write(SHUFFLED);
        writeShuffled(values, from, count, out);
    }

    static void read(ByteBuffer in, double[] values, int from, int count) {
        int mode = in.get() & 0xFF;
        if (mode == SHUFFLED) {
            readShuffled(in, values, from, count);
        } else if (mode <= MAX_DIGITS) {
            readScaled(in, values, from, count, Math.pow(10, mode));
        } else {
            throw new IllegalArgumentException("value encoding " + mode);
        }
    }

    /** False as soon as one value would not come back to the bit: NaN, infinities and -0.0 among them. */
    private static boolean scale(double[] values, int from, long[] scaled, double power) {
        for (int i = 0; i < scaled.length; i++) {
            double value = values[from + i];
            double product = value * power;
            if (!(Math.abs(product) < MAX_EXACT)) {
                return false;
            }
            scaled[i] = Math.round(product);
            if (Double.doubleToRawLongBits(scaled[i] / power) != Double.doubleToRawLongBits(value)) {
                return false;
            }
        }
        return true;
    }

    private static void writeScaled(long[] scaled, ByteArrayOutputStream out) {
        long least = Long.MAX_VALUE;
        for (long value : scaled) {
            least = Math.min(least, value);
        }
        long all = 0;
        for (int i = 0; i < scaled.length; i++) {
            scaled[i] -= least;
            all |= scaled[i];
        }
        int width = BitPacking.width(all);
        BitPacking.writeSigned(least, out);
        out.write(width);
        BitPacking.pack(scaled, scaled.length, width, out);
    }

    private static void readScaled(ByteBuffer in, double[] values, int from, int count, double power) {
        long least = BitPacking.readSigned(in);
        int width = in.get();
        long[] scaled = new long[count];
        BitPacking.unpack(in, count, width, scaled);
        for (int i = 0; i < count; i++) {
            values[from + i] = (least + scaled[i]) / power;
        }
    }

    private static void writeShuffled(double[] values, int from, int count, ByteArrayOutputStream out) {
        byte[] planes = new byte[count * Long.BYTES];
        for (int i = 0; i < count; i++) {
            long bits = Double.doubleToRawLongBits(values[from + i]);
            for (int plane = 0; plane < Long.BYTES; plane++) {
                planes[plane * count + i] = (byte) (bits >>> (8 * plane));
            }
        }
        byte[] compressed = Zstd.compress(planes);
        ByteBuffer length = ByteBuffer.allocate(Integer.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        length.putInt(compressed.length);
        out.writeBytes(length.array());
        out.writeBytes(compressed);
    }

    private static void readShuffled(ByteBuffer in, double[] values, int from, int count) {
        int length = in.getInt();
        if (length < 0 || length > in.remaining()) {
            throw new IllegalArgumentException("a block of " + length + " bytes");
        }
        byte[] compressed = new byte[length];
        in.get(compressed);
        byte[] planes = new byte[count * Long.BYTES];
        long got = Zstd.decompress(planes, compressed);
        if (Zstd.isError(got) || got != planes.length) {
            throw new IllegalArgumentException("a block that does not decompress");
        }
        for (int i = 0; i < count; i++) {
            long bits = 0;
            for (int plane = 0; plane < Long.BYTES; plane++) {
                bits |= (planes[plane * count + i] & 0xFFL) << (8 * plane);
            }
            values[from + i] = Double.longBitsToDouble(bits);
        }
    }
}
