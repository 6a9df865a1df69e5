package dev.tidemark.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Series;
import dev.tidemark.model.Subject;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Test;

class SamplingLoopTest {
    private static final long SECOND = 1_000_000_000L;

    private final AtomicLong now = new AtomicLong(50 * SECOND);
    private final List<Long> times = new ArrayList<>();

    @Test
    void samplesAtEachPeriodIncludingBothEnds() throws InterruptedException {
        Duration watched = loop(0).run(Duration.ofSeconds(3), () -> true, (m, at, v) -> times.add(at));

        assertThat(times).containsExactly(0L, SECOND, 2 * SECOND, 3 * SECOND);
        assertThat(watched).isEqualTo(Duration.ofSeconds(3));
    }

    @Test
    void aLateSampleKeepsItsOwnTimeAndTheRhythm() throws InterruptedException {
        loop(SECOND / 4).run(Duration.ofSeconds(2), () -> true, (m, at, v) -> times.add(at));

        assertThat(times).containsExactly(SECOND / 4, SECOND + SECOND / 4, 2 * SECOND + SECOND / 4);
    }

    @Test
    void wholePeriodsThatWereMissedAreNotCaughtUp() throws InterruptedException {
        loop(5 * SECOND / 2).run(Duration.ofSeconds(5), () -> true, (m, at, v) -> times.add(at));

        assertThat(times).containsExactly(5 * SECOND / 2, 11 * SECOND / 2);
    }

    @Test
    void endsWhenToldTo() throws InterruptedException {
        loop(0).run(Duration.ofHours(1), () -> times.size() < 2, (m, at, v) -> times.add(at));

        assertThat(times).hasSize(2);
    }

    @Test
    void aPeriodIsALength() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new SamplingLoop(List.of(), Duration.ZERO, now::get, at -> {}));
    }

    @Test
    void aRecorderKeepsWhatItHears() throws InterruptedException {
        RunRecorder recorder = new RunRecorder();
        loop(0).run(Duration.ofSeconds(1), () -> true, recorder);
        Run.Builder run = Run.builder("r", Subject.named("s"), Scenario.of("w", Load.UNKNOWN));

        recorder.into(run);

        assertThat(run.build().series())
                .containsExactly(Series.of(Metric.RSS, new long[] {0, SECOND}, new double[] {4096, 4096}));
    }

    /** Time passes while the loop pauses, and {@code cost} more with every sample. */
    private SamplingLoop loop(long cost) {
        Sampler sampler = new Sampler() {
            @Override
            public Metric metric() {
                return Metric.RSS;
            }

            @Override
            public double sample() {
                now.addAndGet(cost);
                return 4096;
            }

            @Override
            public void close() {}
        };
        return new SamplingLoop(
                List.of(sampler), Duration.ofSeconds(1), now::get, at -> now.set(Math.max(now.get(), at)));
    }
}
