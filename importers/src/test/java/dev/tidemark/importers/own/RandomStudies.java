package dev.tidemark.importers.own;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Series;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Study;
import dev.tidemark.model.Subject;
import dev.tidemark.model.Unit;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.Random;

/** Studies and runs of every legal shape, the odd ones included. */
final class RandomStudies {
    private static final List<Metric> METRICS = List.of(
            Metric.RSS,
            Metric.LATENCY,
            Metric.CPU_TIME,
            Metric.COVERAGE,
            Metric.of("example.gauge", Unit.COUNT),
            new Metric("example.named", "Ünïcode \uD83D\uDE00 gauge", Unit.BYTE_PER_SECOND));
    private static final List<String> TEXTS = List.of(
            "Express", "a \"quoted\" \\ text", "línea\nnueva\t\u0001", "\uD83D\uDE00", "half \uD83D", "¿ñ?", "/~");

    private static final List<PercentileMethod> METHODS =
            List.of(PercentileMethod.NEAREST_RANK, PercentileMethod.HDR, PercentileMethod.STATED);

    private final Random random;

    RandomStudies(long seed) {
        this.random = new Random(seed);
    }

    Study study() {
        boolean published = random.nextBoolean();
        return new Study(
                "id-" + random.nextInt(100),
                text(),
                published ? Study.Origin.PUBLISHED : Study.Origin.MEASURED,
                published ? text() : "",
                random.nextBoolean());
    }

    List<Run> runs() {
        List<Run> runs = new ArrayList<>();
        int count = 1 + random.nextInt(4);
        for (int i = 0; i < count; i++) {
            runs.add(run("run-" + i));
        }
        return runs;
    }

    private Run run(String id) {
        Run.Builder run = Run.builder(id, subject(), scenario())
                .repetition(random.nextInt(4))
                .started(
                        random.nextBoolean()
                                ? Instant.ofEpochSecond(1_790_000_000L, random.nextInt(1_000_000_000))
                                : null)
                .conditions(Conditions.of(facts()))
                .outcome(outcome());
        long start = 0;
        for (int i = random.nextInt(4); i > 0; i--) {
            long end = start + random.nextInt(1_000_000_000);
            run.add(new Phase(one(Phase.Kind.values()), "phase " + i, Duration.ofNanos(start), Duration.ofNanos(end)));
            start = end;
        }
        for (int i = random.nextInt(3); i > 0; i--) {
            run.add(series());
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            run.add(figure());
        }
        for (int i = random.nextInt(4); i > 0; i--) {
            run.add(distribution());
        }
        return run.build();
    }

    private Subject subject() {
        return random.nextBoolean() ? Subject.named(text()) : new Subject(text(), "1.2.3", "Node.js", "24.15.0");
    }

    private Scenario scenario() {
        Load load = new Load(
                one(Load.Kind.values()),
                random.nextBoolean() ? OptionalDouble.empty() : OptionalDouble.of(1 + random.nextInt(1000) / 8.0),
                random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextInt(1000)),
                random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(Long.MAX_VALUE - random.nextInt(9)));
        Scenario scenario = Scenario.of(text(), load);
        return random.nextBoolean() ? scenario : scenario.with("batch", text());
    }

    private Map<String, String> facts() {
        return random.nextInt(3) == 0
                ? Map.of()
                : Map.of("machine.cpu", "Example", "other", text(), "run." + random.nextInt(3), text());
    }

    private Outcome outcome() {
        return random.nextBoolean()
                ? Outcome.COMPLETED
                : new Outcome(one(Outcome.Status.values()), random.nextBoolean() ? "" : text());
    }

    private Series series() {
        int size = 1 + random.nextInt(20);
        long[] time = random.longs(size, 0, 4_000_000_000L).sorted().toArray();
        if (random.nextInt(4) == 0) {
            time[size - 1] = Long.MAX_VALUE - 7;
        }
        return Series.of(
                one(METRICS), time, random.ints(size).mapToDouble(i -> number()).toArray());
    }

    private Figure figure() {
        PercentileMethod method = one(PercentileMethod.values());
        Statistic statistic = method == PercentileMethod.NONE
                ? one(new Statistic[] {Statistic.VALUE, Statistic.MEAN, Statistic.STDDEV, Statistic.MIN, Statistic.MAX})
                : Statistic.percentile(random.nextInt(1001) / 10.0);
        double value = finite();
        Spread spread = random.nextBoolean() ? null : new Spread(value, value - 1, value + random.nextInt(5), 3);
        return new Figure(one(METRICS), statistic, value, random.nextBoolean() ? "" : text(), method, spread);
    }

    private Distribution distribution() {
        Metric metric = one(METRICS);
        String phase = random.nextBoolean() ? "" : text();
        OptionalLong observations = random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(random.nextInt(9999));
        return switch (random.nextInt(4)) {
            case 0 -> new Distribution.Hdr(metric, phase, payload(), 1e-6, observations);
            case 1 -> new Distribution.Observed(metric, phase, values());
            case 2 -> {
                List<Distribution.Percentiles.Point> points = List.of(
                        new Distribution.Percentiles.Point(50, number()),
                        new Distribution.Percentiles.Point(99.9, finite()));
                yield new Distribution.Percentiles(metric, phase, points, one(METHODS), observations);
            }
            default -> new Distribution.Buckets(metric, phase, buckets());
        };
    }

    private Distribution.Bytes payload() {
        byte[] payload = new byte[random.nextInt(40)];
        random.nextBytes(payload);
        return Distribution.Bytes.of(payload);
    }

    private Distribution.Values values() {
        return Distribution.Values.of(
                random.ints(random.nextInt(9)).mapToDouble(i -> number()).toArray());
    }

    private List<Distribution.Buckets.Bucket> buckets() {
        double[] bounds = random.doubles(random.nextInt(9)).distinct().sorted().toArray();
        List<Distribution.Buckets.Bucket> buckets = new ArrayList<>();
        Arrays.stream(bounds).forEach(b -> buckets.add(new Distribution.Buckets.Bucket(b, random.nextInt(99))));
        if (random.nextBoolean()) {
            buckets.add(new Distribution.Buckets.Bucket(Double.POSITIVE_INFINITY, 1));
        }
        return buckets;
    }

    private double number() {
        return random.nextInt(5) == 0 ? Double.NaN : finite();
    }

    /** A number that is not NaN; seldom infinite. */
    private double finite() {
        return switch (random.nextInt(8)) {
            case 0 -> -0.0;
            case 1 -> random.nextInt();
            case 2 -> random.nextGaussian() * 1e-9;
            case 3 -> random.nextGaussian() * 1e21;
            case 4 -> 0.1 + 0.2;
            case 5 -> Double.MIN_VALUE;
            case 6 -> random.nextInt(3) == 0 ? Double.NEGATIVE_INFINITY : 1L << 53;
            default -> random.nextDouble();
        };
    }

    private String text() {
        return TEXTS.get(random.nextInt(TEXTS.size()));
    }

    private <T> T one(T[] values) {
        return values[random.nextInt(values.length)];
    }

    private <T> T one(List<T> values) {
        return values.get(random.nextInt(values.size()));
    }
}
