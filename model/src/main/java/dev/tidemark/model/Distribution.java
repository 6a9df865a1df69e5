package dev.tidemark.model;

import java.util.Arrays;
import java.util.List;
import java.util.OptionalLong;

/** How a quantity was distributed, in the form in which the source keeps it. Values are in the metric's base unit. */
public sealed interface Distribution {
    Metric metric();

    /** Label of the phase it describes; empty for the whole run. */
    String phase();

    /** How many observations it is of, where the source says so. */
    OptionalLong observations();

    /** Some percentiles, and nothing between them. */
    record Percentiles(
            Metric metric, String phase, List<Point> points, PercentileMethod method, OptionalLong observations)
            implements Distribution {
        /** @param percent 0..100 */
        public record Point(double percent, double value) {}

        public Percentiles {
            points = List.copyOf(points);
        }
    }

    /** Counts per bucket; a bucket holds the observations above the bucket before it and up to its upper bound. */
    record Buckets(Metric metric, String phase, List<Bucket> buckets) implements Distribution {
        public record Bucket(double upper, long count) {}

        public Buckets {
            buckets = List.copyOf(buckets);
            for (int i = 1; i < buckets.size(); i++) {
                if (!(buckets.get(i - 1).upper() < buckets.get(i).upper())) {
                    throw new IllegalArgumentException("bucket " + i + " is not above the one before");
                }
            }
        }

        @Override
        public OptionalLong observations() {
            return OptionalLong.of(buckets.stream().mapToLong(Bucket::count).sum());
        }
    }

    /**
     * An HdrHistogram in its own compressed V2 encoding, so that nothing is lost.
     *
     * @param unitInSeconds what one histogram unit is: 1e-6 where microseconds were recorded
     */
    record Hdr(Metric metric, String phase, Bytes payload, double unitInSeconds, OptionalLong observations)
            implements Distribution {}

    /** Every observation, in the order in which the source has them. */
    record Observed(Metric metric, String phase, Values values) implements Distribution {
        @Override
        public OptionalLong observations() {
            return OptionalLong.of(values.size());
        }
    }

    /** An immutable column of numbers. */
    final class Values {
        private final double[] values;

        private Values(double[] values) {
            this.values = values;
        }

        public static Values of(double... values) {
            return new Values(values.clone());
        }

        public int size() {
            return values.length;
        }

        public double[] toArray() {
            return values.clone();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Values that && Arrays.equals(values, that.values);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(values);
        }

        @Override
        public String toString() {
            return "Values[" + values.length + "]";
        }
    }

    /** Immutable bytes. */
    final class Bytes {
        private final byte[] bytes;

        private Bytes(byte[] bytes) {
            this.bytes = bytes;
        }

        public static Bytes of(byte[] bytes) {
            return new Bytes(bytes.clone());
        }

        public byte[] toArray() {
            return bytes.clone();
        }

        @Override
        public boolean equals(Object other) {
            return other instanceof Bytes that && Arrays.equals(bytes, that.bytes);
        }

        @Override
        public int hashCode() {
            return Arrays.hashCode(bytes);
        }

        @Override
        public String toString() {
            return "Bytes[" + bytes.length + "]";
        }
    }
}
