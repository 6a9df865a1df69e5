package dev.tidemark.model;

import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalLong;
import java.util.Random;
import java.util.SortedMap;
import java.util.TreeMap;

/** Valid runs of every shape, from a seed. */
public final class RandomRuns {
    private static final List<Metric> METRICS = List.of(Metric.RSS, Metric.HEAP_USED, Metric.CPU_TIME, Metric.LATENCY);

    private final Random random;

    public RandomRuns(long seed) {
        this.random = new Random(seed);
    }

    public Run next(String id) {
        Run.Builder run = Run.builder(
                        id, new Subject("subject-" + random.nextInt(3), word(), word(), word()), scenario())
                .repetition(random.nextInt(4))
                .started(
                        random.nextBoolean()
                                ? Instant.ofEpochSecond(random.nextInt(), random.nextInt(1_000_000_000))
                                : null)
                .outcome(random.nextInt(5) == 0 ? Outcome.failed("exit code 1\nlast líne ñ") : Outcome.COMPLETED)
                .conditions(new Conditions(facts()));
        long end = 0;
        for (Phase.Kind kind : Phase.Kind.values()) {
            if (random.nextBoolean()) {
                long start = end;
                end += random.nextInt(1_000_000_000);
                run.add(new Phase(kind, kind.word() + "-" + word(), Duration.ofNanos(start), Duration.ofNanos(end)));
            }
        }
        for (Metric metric : METRICS) {
            run.add(series(metric, random.nextInt(3000)));
            run.add(Figure.of(metric, Statistic.VALUE, random.nextGaussian()).inPhase(word()));
        }
        run.add(Figure.percentile(Metric.LATENCY, 99.9, random.nextDouble(), PercentileMethod.HDR));
        run.add(Figure.published(Metric.RSS, Statistic.MEDIAN, "load", new Spread(2, 1, 3, 3)));
        distributions().forEach(run::add);
        return run.build();
    }

    /** Values of one of several characters: whole bytes, decimals, noise, special values. */
    public Series series(Metric metric, int size) {
        SeriesBuilder series = new SeriesBuilder(metric);
        int character = random.nextInt(4);
        long time = random.nextInt(100);
        for (int i = 0; i < size; i++) {
            time += random.nextInt(3) == 0 ? 0 : 1_000_000_000L + random.nextInt(1000);
            series.add(time, value(character));
        }
        return series.build();
    }

    private double value(int character) {
        return switch (character) {
            case 0 -> 4096.0 * random.nextInt(100_000);
            case 1 -> random.nextInt(10_000) / 100.0;
            case 2 -> random.nextGaussian();
            default -> special();
        };
    }

    private double special() {
        double[] all = {
            0.0,
            -0.0,
            Double.NaN,
            Double.POSITIVE_INFINITY,
            Double.NEGATIVE_INFINITY,
            Double.MIN_VALUE,
            Double.MAX_VALUE,
            -1,
            1e-9,
            0x1p53,
            0x1p53 + 2,
            Double.longBitsToDouble(random.nextLong())
        };
        return all[random.nextInt(all.length)];
    }

    private Scenario scenario() {
        Load[] loads = {Load.NONE, Load.UNKNOWN, Load.closed(32), Load.paced(1000, 32), Load.count(1_000_000, 100)};
        Scenario scenario = Scenario.of("hello", loads[random.nextInt(loads.length)]);
        return random.nextBoolean() ? scenario.with("batch", Integer.toString(random.nextInt(3))) : scenario;
    }

    private SortedMap<String, String> facts() {
        SortedMap<String, String> facts = new TreeMap<>();
        for (int i = random.nextInt(4); i > 0; i--) {
            facts.put("fact-" + i, word());
        }
        return facts;
    }

    private List<Distribution> distributions() {
        List<Distribution> all = new ArrayList<>();
        all.add(new Distribution.Percentiles(
                Metric.LATENCY,
                "load",
                List.of(new Distribution.Percentiles.Point(50, 0.1), new Distribution.Percentiles.Point(99, 0.2)),
                PercentileMethod.STATED,
                random.nextBoolean() ? OptionalLong.empty() : OptionalLong.of(42)));
        all.add(new Distribution.Buckets(
                Metric.LATENCY,
                "",
                List.of(new Distribution.Buckets.Bucket(0.1, 3), new Distribution.Buckets.Bucket(0.2, 5))));
        all.add(new Distribution.Hdr(
                Metric.LATENCY, "", Distribution.Bytes.of(new byte[] {1, 2, 3}), 1e-6, OptionalLong.empty()));
        all.add(new Distribution.Observed(
                Metric.BENCHMARK_TIME, "", Distribution.Values.of(random.nextDouble(), random.nextDouble())));
        return all;
    }

    private String word() {
        return random.nextInt(3) == 0 ? "" : "ñ" + random.nextInt(100);
    }
}
