package dev.tidemark.analysis;

import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Series;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import java.time.Duration;

/** Small runs whose every number can be checked in the head. */
final class Fixtures {
    static final Scenario HELLO = Scenario.of("hello", Load.paced(1000, 32));

    private Fixtures() {}

    /** Phases of the first study in whole seconds: initial 0–2, load 2–6, recovery 6–8; one sample a second. */
    static Run.Builder run(String subject, int repetition, double... rssMiB) {
        return Run.builder(subject + "-" + repetition, Subject.named(subject), HELLO)
                .repetition(repetition)
                .add(phase(Phase.Kind.INITIAL, 0, 2))
                .add(phase(Phase.Kind.LOAD, 2, 6))
                .add(phase(Phase.Kind.RECOVERY, 6, 8))
                .add(seconds(Metric.RSS, 1 << 20, rssMiB));
    }

    static Phase phase(Phase.Kind kind, int from, int to) {
        return new Phase(kind, kind.word(), Duration.ofSeconds(from), Duration.ofSeconds(to));
    }

    /** One value a second from 0 on. */
    static Series seconds(Metric metric, double factor, double... values) {
        SeriesBuilder series = new SeriesBuilder(metric);
        for (int i = 0; i < values.length; i++) {
            series.add(i * 1_000_000_000L, values[i] * factor);
        }
        return series.build();
    }

    /** What a healthy load reports: 60,000 of 60,000 requests, p99 5 ms, nothing failed. */
    static Run.Builder healthy(Run.Builder run) {
        return run.add(Figure.of(Metric.COMPLETED, Statistic.VALUE, 60_000))
                .add(Figure.of(Metric.DURATION, Statistic.VALUE, 60))
                .add(Figure.of(Metric.ERRORS, Statistic.VALUE, 0))
                .add(Figure.of(Metric.TIMEOUTS, Statistic.VALUE, 0))
                .add(Figure.of(Metric.NON_2XX, Statistic.VALUE, 0))
                .add(Figure.percentile(Metric.LATENCY, 99, 0.005, dev.tidemark.model.PercentileMethod.NEAREST_RANK));
    }
}
