package dev.tidemark.library;

import java.io.ByteArrayOutputStream;
import java.nio.ByteBuffer;

/** Whole numbers in as few bits as their range needs, lowest bit first, and variable-length single numbers. */
final class BitPacking {
    private BitPacking() {}

    /** How many bits the number needs, read as unsigned: 0 for 0, 64 where the sign bit is set. */
    static int width(long unsigned) {
        return Long.SIZE - Long.numberOfLeadingZeros(unsigned);
    }

    /** @param count how many of {@code values} to write, each in the low {@code width} bits */
    static void pack(long[] values, int count, int width, ByteArrayOutputStream out) {
        int room = Byte.SIZE;
        int current = 0;
        for (int i = 0; i < count; i++) {
            long rest = values[i];
            int left = width;
            while (left > 0) {
                int take = Math.min(room, left);
                current |= (int) (rest & ((1 << take) - 1)) << (Byte.SIZE - room);
                rest >>>= take;
                left -= take;
                room -= take;
                if (room == 0) {
                    out.write(current);
                    current = 0;
                    room = Byte.SIZE;
                }
            }
        }
        if (room < Byte.SIZE) {
            out.write(current);
        }
    }

    static void unpack(ByteBuffer in, int count, int width, long[] values) {
        int available = 0;
        int current = 0;
        for (int i = 0; i < count; i++) {
            long value = 0;
            int have = 0;
            while (have < width) {
                if (available == 0) {
                    current = in.get() & 0xFF;
                    available = Byte.SIZE;
                }
                int take = Math.min(available, width - have);
                value |= (long) (current & ((1 << take) - 1)) << have;
                current >>>= take;
                available -= take;
                have += take;
            }
            values[i] = value;
        }
    }

    /** Seven bits a byte, small magnitudes first whatever their sign. */
    static void writeSigned(long value, ByteArrayOutputStream out) {
        long rest = (value << 1) ^ (value >> 63);
        while ((rest & ~0x7FL) != 0) {
            out.write((int) (rest & 0x7F) | 0x80);
            rest >>>= 7;
        }
        out.write((int) rest);
    }

    static long readSigned(ByteBuffer in) {
        long raw = 0;
        int shift = 0;
        byte next;
        do {
            next = in.get();
            raw |= (long) (next & 0x7F) << shift;
            shift += 7;
        } while (next < 0);
        return (raw >>> 1) ^ -(raw & 1);
    }
}
