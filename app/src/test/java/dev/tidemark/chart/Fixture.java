package dev.tidemark.chart;

import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Subject;
import java.time.Duration;

/** Small runs with round numbers: a sample each second, in MiB. */
public final class Fixture {
    public static final long SECOND = 1_000_000_000L;
    public static final double MIB = 1 << 20;
    public static final Scenario HELLO = Scenario.of("hello", Load.paced(1000, 32));

    private Fixture() {}

    /** Two seconds of warm-up, then load for half of the rest, then recovery; the first sample at 0 s. */
    public static Run run(String subject, int repetition, double... mebibytes) {
        SeriesBuilder rss = new SeriesBuilder(Metric.RSS);
        for (int i = 0; i < mebibytes.length; i++) {
            rss.add(i * SECOND, mebibytes[i] * MIB);
        }
        int middle = (mebibytes.length + 2) / 2;
        return Run.builder(subject + "-" + repetition, Subject.named(subject), HELLO)
                .repetition(repetition)
                .add(phase(Phase.Kind.WARMUP, 0, 2))
                .add(phase(Phase.Kind.LOAD, 2, middle))
                .add(phase(Phase.Kind.RECOVERY, middle, mebibytes.length))
                .add(rss.build())
                .build();
    }

    public static Phase phase(Phase.Kind kind, double from, double to) {
        return new Phase(kind, kind.word(), nanos(from), nanos(to));
    }

    private static Duration nanos(double seconds) {
        return Duration.ofNanos(Math.round(seconds * SECOND));
    }
}
