package dev.tidemark.library;

import dev.tidemark.model.Distribution;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import java.nio.BufferUnderflowException;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;

/** A distribution as bytes; its kind is kept beside it. */
final class DistributionCodec {
    private static final long NOT_STATED = -1;
    /** The position is what is stored: new methods go to the end. */
    private static final List<PercentileMethod> METHODS = List.of(
            PercentileMethod.NONE,
            PercentileMethod.NEAREST_RANK,
            PercentileMethod.LINEAR,
            PercentileMethod.HDR,
            PercentileMethod.BUCKETED,
            PercentileMethod.STATED);

    private DistributionCodec() {}

    static String kind(Distribution distribution) {
        if (distribution instanceof Distribution.Percentiles) {
            return "percentiles";
        }
        if (distribution instanceof Distribution.Buckets) {
            return "buckets";
        }
        return distribution instanceof Distribution.Hdr ? "hdr" : "observed";
    }

    static byte[] encode(Distribution distribution) {
        if (distribution instanceof Distribution.Percentiles p) {
            ByteBuffer out = ByteBuffer.allocate(
                            Integer.BYTES + Long.BYTES + p.points().size() * 2 * Double.BYTES)
                    .order(ByteOrder.LITTLE_ENDIAN);
            out.putInt(METHODS.indexOf(p.method())).putLong(p.observations().orElse(NOT_STATED));
            p.points().forEach(point -> out.putDouble(point.percent()).putDouble(point.value()));
            return out.array();
        }
        if (distribution instanceof Distribution.Buckets b) {
            ByteBuffer out =
                    ByteBuffer.allocate(b.buckets().size() * 2 * Long.BYTES).order(ByteOrder.LITTLE_ENDIAN);
            b.buckets().forEach(bucket -> out.putDouble(bucket.upper()).putLong(bucket.count()));
            return out.array();
        }
        if (distribution instanceof Distribution.Hdr h) {
            byte[] payload = h.payload().toArray();
            return ByteBuffer.allocate(Double.BYTES + Long.BYTES + payload.length)
                    .order(ByteOrder.LITTLE_ENDIAN)
                    .putDouble(h.unitInSeconds())
                    .putLong(h.observations().orElse(NOT_STATED))
                    .put(payload)
                    .array();
        }
        double[] values = ((Distribution.Observed) distribution).values().toArray();
        ByteBuffer out = ByteBuffer.allocate(values.length * Double.BYTES).order(ByteOrder.LITTLE_ENDIAN);
        for (double value : values) {
            out.putDouble(value);
        }
        return out.array();
    }

    /** @throws LibraryException if the bytes are not what {@link #encode} wrote for that kind */
    static Distribution decode(String kind, Metric metric, String phase, byte[] encoded) throws LibraryException {
        ByteBuffer in = ByteBuffer.wrap(encoded).order(ByteOrder.LITTLE_ENDIAN);
        try {
            return switch (kind) {
                case "percentiles" -> percentiles(metric, phase, in);
                case "buckets" -> buckets(metric, phase, in);
                case "hdr" -> hdr(metric, phase, in);
                case "observed" -> observed(metric, phase, in);
                default -> throw new IllegalArgumentException("kind " + kind);
            };
        } catch (BufferUnderflowException | IllegalArgumentException | IndexOutOfBoundsException e) {
            throw new LibraryException(
                    LibraryException.Kind.DAMAGED,
                    "the distribution of " + metric.key() + " is damaged",
                    "import the source file again; its original bytes are kept in the library",
                    e);
        }
    }

    private static Distribution percentiles(Metric metric, String phase, ByteBuffer in) {
        PercentileMethod method = METHODS.get(in.getInt());
        OptionalLong observations = stated(in.getLong());
        List<Distribution.Percentiles.Point> points = new ArrayList<>();
        while (in.hasRemaining()) {
            points.add(new Distribution.Percentiles.Point(in.getDouble(), in.getDouble()));
        }
        return new Distribution.Percentiles(metric, phase, points, method, observations);
    }

    private static Distribution buckets(Metric metric, String phase, ByteBuffer in) {
        List<Distribution.Buckets.Bucket> buckets = new ArrayList<>();
        while (in.hasRemaining()) {
            buckets.add(new Distribution.Buckets.Bucket(in.getDouble(), in.getLong()));
        }
        return new Distribution.Buckets(metric, phase, buckets);
    }

    private static Distribution hdr(Metric metric, String phase, ByteBuffer in) {
        double unit = in.getDouble();
        OptionalLong observations = stated(in.getLong());
        byte[] payload = new byte[in.remaining()];
        in.get(payload);
        return new Distribution.Hdr(metric, phase, Distribution.Bytes.of(payload), unit, observations);
    }

    private static Distribution observed(Metric metric, String phase, ByteBuffer in) {
        double[] values = new double[in.remaining() / Double.BYTES];
        for (int i = 0; i < values.length; i++) {
            values[i] = in.getDouble();
        }
        return new Distribution.Observed(metric, phase, Distribution.Values.of(values));
    }

    private static OptionalLong stated(long observations) {
        return observations == NOT_STATED ? OptionalLong.empty() : OptionalLong.of(observations);
    }
}
