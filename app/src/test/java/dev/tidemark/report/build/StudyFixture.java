package dev.tidemark.report.build;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Source;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Study;
import dev.tidemark.model.Subject;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;

/** A small study whose figures can be checked in the head: two subjects, three repetitions, a sample each second. */
public final class StudyFixture {
    public static final Study STUDY = Study.measured("fixture-2026", "Dos frameworks: <hola> & adiós");
    public static final Scenario HELLO = Scenario.of("hello", Load.paced(1000, 32));
    public static final Subject EXPRESS = new Subject("Express", "5.3.0", "Node.js", "24.15.0");
    public static final Subject FASTIFY = new Subject("Fastify", "5.12.7", "Node.js", "24.14.1");

    private StudyFixture() {}

    public static List<Run> runs() {
        return List.of(
                run(EXPRESS, 1, 100, 59_990, 0.005),
                run(FASTIFY, 1, 80, 60_000, 0.003),
                run(EXPRESS, 2, 102, 60_000, 0.312),
                run(FASTIFY, 2, 81, 60_000, 0.003),
                run(EXPRESS, 3, 101, 60_000, 0.006),
                run(FASTIFY, 3, 79, 60_000, 0.004));
    }

    public static Evidence evidence() {
        return new Evidence(
                STUDY,
                runs(),
                List.of(new Source("fixture.json", "tidemark-study", "0123456789abcdef".repeat(4), 12_345)),
                List.of(new Evidence.Remark(
                        "fixture.json", Problem.warning("/runs/2", "the tool counted more latencies than requests"))));
    }

    /** Initial 0–2 s at 60 MiB, load 2–6 s at the given memory, recovery 6–8 s one MiB above. */
    static Run run(Subject subject, int repetition, double loadMebibytes, double completed, double p99) {
        SeriesBuilder rss = new SeriesBuilder(Metric.RSS);
        SeriesBuilder cpu = new SeriesBuilder(Metric.CPU_TIME);
        for (int second = 0; second < 8; second++) {
            double mebibytes = second < 2 ? 60 : second < 6 ? loadMebibytes : loadMebibytes + 1;
            rss.add(second * 1_000_000_000L, mebibytes * (1 << 20));
            cpu.add(second * 1_000_000_000L, second * 0.25);
        }
        return Run.builder(subject.name().toLowerCase(java.util.Locale.ROOT) + "-" + repetition, subject, HELLO)
                .repetition(repetition)
                .started(Instant.parse("2026-11-30T20:00:00Z").plusSeconds(60L * repetition))
                .conditions(
                        Conditions.of(Map.of(Conditions.CPU, "Intel Core i7-6700", Conditions.MEMORY, "17179869184")))
                .add(phase(Phase.Kind.INITIAL, 0, 2))
                .add(phase(Phase.Kind.LOAD, 2, 6))
                .add(phase(Phase.Kind.RECOVERY, 6, 8))
                .add(rss.build())
                .add(cpu.build())
                .add(Figure.of(Metric.COMPLETED, Statistic.VALUE, completed))
                .add(Figure.of(Metric.DURATION, Statistic.VALUE, 60))
                .add(Figure.of(Metric.ERRORS, Statistic.VALUE, 0))
                .add(Figure.of(Metric.TIMEOUTS, Statistic.VALUE, 0))
                .add(Figure.of(Metric.NON_2XX, Statistic.VALUE, 0))
                .add(Figure.percentile(Metric.LATENCY, 99, p99, PercentileMethod.NEAREST_RANK))
                .build();
    }

    private static Phase phase(Phase.Kind kind, int from, int to) {
        return new Phase(kind, kind.word(), Duration.ofSeconds(from), Duration.ofSeconds(to));
    }
}
