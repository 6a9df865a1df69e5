package dev.tidemark.model;

import java.util.Arrays;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;

/**
 * How much is asked of the subject.
 *
 * @param rate target in requests per second over all connections; empty where the load is as fast as possible
 * @param connections concurrent connections or users; empty where not stated
 * @param count requests in all, for a load of a fixed count
 */
public record Load(Kind kind, OptionalDouble rate, OptionalLong connections, OptionalLong count) {
    public enum Kind {
        /** Closed loop, as fast as possible. */
        CLOSED("closed"),
        /** Closed loop, paced to a total rate. */
        PACED("paced"),
        /** Closed loop until a count of requests is reached. */
        COUNT("count"),
        OPEN_CONSTANT("open-constant"),
        OPEN_POISSON("open-poisson"),
        /** No load from outside: a micro-benchmark, a monitor's log. */
        NONE("none"),
        /** The source does not say. */
        UNKNOWN("unknown");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /** The word used in study files. */
        public String word() {
            return word;
        }

        public static Optional<Kind> ofWord(String word) {
            return Arrays.stream(values()).filter(k -> k.word.equals(word)).findFirst();
        }
    }

    public static final Load NONE =
            new Load(Kind.NONE, OptionalDouble.empty(), OptionalLong.empty(), OptionalLong.empty());
    public static final Load UNKNOWN =
            new Load(Kind.UNKNOWN, OptionalDouble.empty(), OptionalLong.empty(), OptionalLong.empty());

    public static Load closed(long connections) {
        return new Load(Kind.CLOSED, OptionalDouble.empty(), OptionalLong.of(connections), OptionalLong.empty());
    }

    public static Load paced(double rate, long connections) {
        return new Load(Kind.PACED, OptionalDouble.of(rate), OptionalLong.of(connections), OptionalLong.empty());
    }

    public static Load count(long count, long connections) {
        return new Load(Kind.COUNT, OptionalDouble.empty(), OptionalLong.of(connections), OptionalLong.of(count));
    }
}
