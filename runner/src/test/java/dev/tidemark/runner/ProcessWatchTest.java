package dev.tidemark.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.Instant;
import java.time.InstantSource;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** On a folder that looks like {@code /proc}, so that it runs anywhere. */
class ProcessWatchTest {
    private static final Instant NOW = Instant.parse("2026-11-30T12:00:00Z");
    private static final ProcessWatch.Request REQUEST =
            new ProcessWatch.Request(42, Duration.ofMillis(4), Duration.ofMillis(1));

    @TempDir
    Path proc;

    @BeforeEach
    void process() throws IOException {
        Path folder = Files.createDirectory(proc.resolve("42"));
        Files.writeString(folder.resolve("comm"), "node\n");
        Files.writeString(folder.resolve("statm"), "262144 51200 9216 26000 0 40000 0\n");
        Files.writeString(folder.resolve("stat"), "42 (node) S 1 42 42 0 -1 0 0 0 0 0 150 50 0\n");
        Files.writeString(proc.resolve("cpuinfo"), "processor : 0\nmodel name : Test CPU\n");
        Files.writeString(proc.resolve("meminfo"), "MemTotal:       1024 kB\n");
        Files.writeString(proc.resolve("loadavg"), "0.42 0.1 0.1 1/100 999\n");
    }

    @Test
    void recordsMemoryAndCpuTime() throws Exception {
        Run run = watch(() -> {});

        assertThat(run.subject().name()).isEqualTo("node");
        assertThat(run.started()).isEqualTo(NOW);
        assertThat(run.outcome()).isEqualTo(Outcome.COMPLETED);
        assertThat(run.phases()).hasSize(1);
        Series rss = run.series(Metric.RSS).orElseThrow();
        assertThat(rss.size()).isPositive();
        assertThat(rss.values()).containsOnly(209_715_200.0);
        assertThat(run.series(Metric.CPU_TIME)).isPresent();
    }

    @Test
    void saysOnWhatMachineAndHow() throws Exception {
        Conditions conditions = watch(() -> {}).conditions();

        assertThat(conditions.fact(Conditions.CPU)).contains("Test CPU");
        assertThat(conditions.fact(Conditions.MEMORY)).contains("1048576");
        assertThat(conditions.fact("machine.load-average")).contains("0.42");
        assertThat(conditions.fact(Conditions.PROBE)).contains("/proc from outside, every 1 ms");
    }

    @Test
    void aProcessThatEndsGivesWhatWasMeasuredUntilThen() throws Exception {
        Run run = watch(() -> write("42/statm", ""));

        assertThat(run.outcome().status()).isEqualTo(Outcome.Status.PARTIAL);
        assertThat(run.series(Metric.RSS).orElseThrow().value(0)).isEqualTo(209_715_200);
    }

    @Test
    void anUnknownMachineStaysUnknown() throws Exception {
        Files.delete(proc.resolve("cpuinfo"));
        Files.writeString(proc.resolve("meminfo"), "MemTotal: lots\n");
        Files.delete(proc.resolve("42/comm"));

        Run run = watch(() -> {});

        assertThat(run.conditions().fact(Conditions.CPU)).isEmpty();
        assertThat(run.conditions().fact(Conditions.MEMORY)).isEmpty();
        assertThat(run.subject().name()).isEqualTo("process");
    }

    @Test
    void noSuchProcessIsOneSentence() {
        ProcessWatch watch = new ProcessWatch(proc, InstantSource.fixed(NOW));
        ProcessWatch.Request request = new ProcessWatch.Request(43, Duration.ofMillis(4), Duration.ofMillis(1));

        assertThatExceptionOfType(RunFailedException.class)
                .isThrownBy(() -> watch.watch(request, () -> true, (m, at, v) -> {}))
                .withMessageContaining("process 43 cannot be watched")
                .satisfies(e -> assertThat(e.remedy()).contains("process id"));
    }

    /** @param after done once the first sample is in */
    private Run watch(Runnable after) throws RunFailedException, InterruptedException {
        boolean[] first = {true};
        return new ProcessWatch(proc, InstantSource.fixed(NOW)).watch(REQUEST, () -> true, (metric, at, value) -> {
            if (first[0]) {
                first[0] = false;
                after.run();
            }
        });
    }

    private void write(String file, String content) {
        try {
            Files.writeString(proc.resolve(file), content);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
