package dev.tidemark.app;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Series;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Study;
import dev.tidemark.model.Subject;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Invented runs: three frameworks, two scenarios, three repetitions. */
public final class Samples {
    public static final Study STUDY = Study.measured("three-frameworks", "Three frameworks");
    public static final Subject ALPHA = new Subject("Alpha", "1.2.0", "Node.js", "24.15.0");
    public static final Subject BETA = new Subject("Beta", "5.3.0", "Node.js", "24.15.0");
    public static final Subject GAMMA = new Subject("Gamma", "0.9.1", "Node.js", "22.1.0");
    public static final Scenario HELLO = Scenario.of("hello", Load.paced(1000, 50));
    public static final Scenario BATCH =
            Scenario.of("batch", Load.paced(250, 50)).with("items", "64");

    private static final double MIB = 1 << 20;

    private Samples() {}

    public static List<Run> runs() {
        List<Run> runs = new ArrayList<>();
        for (Scenario scenario : List.of(HELLO, BATCH)) {
            for (int repetition = 1; repetition <= 3; repetition++) {
                runs.add(run(ALPHA, scenario, repetition, 60));
                runs.add(run(BETA, scenario, repetition, 75));
                runs.add(run(GAMMA, scenario, repetition, 110));
            }
        }
        return runs;
    }

    /** RSS rises from {@code mib} to twice that under load; the last repetition of Gamma's is unhealthy. */
    public static Run run(Subject subject, Scenario scenario, int repetition, double mib) {
        boolean ill = subject.equals(GAMMA) && repetition == 3;
        String id = subject.name() + "-" + scenario.workload() + "-" + repetition;
        return Run.builder(id, subject, scenario)
                .repetition(repetition)
                .started(Instant.parse("2026-11-30T20:00:00Z").plusSeconds(repetition * 60L))
                .conditions(Conditions.of(Map.of(Conditions.CPU, "Example CPU", Conditions.CORES, "2")))
                .add(phase(Phase.Kind.INITIAL, 0, 2))
                .add(phase(Phase.Kind.WARMUP, 2, 10))
                .add(phase(Phase.Kind.REST, 10, 14))
                .add(phase(Phase.Kind.LOAD, 14, 44))
                .add(phase(Phase.Kind.RECOVERY, 44, 60))
                .add(memory(Metric.RSS, mib + repetition))
                .add(memory(Metric.HEAP_USED, mib / 3 + repetition))
                .add(Figure.of(Metric.COMPLETED, Statistic.VALUE, ill ? 20_000 : 30_000))
                .add(Figure.of(Metric.DURATION, Statistic.VALUE, 30))
                .add(Figure.of(Metric.TARGET_RATE, Statistic.VALUE, 1000))
                .add(Figure.percentile(Metric.LATENCY, 99, ill ? 0.4 : 0.004 * repetition, PercentileMethod.HDR))
                .add(Figure.of(Metric.ERRORS, Statistic.VALUE, ill ? 12 : 0))
                .add(Figure.of(Metric.TIMEOUTS, Statistic.VALUE, 0))
                .add(Figure.of(Metric.NON_2XX, Statistic.VALUE, 0))
                .add(Figure.of(Metric.CPU, Statistic.MEAN, 0.2 + mib / 1000))
                .build();
    }

    private static Phase phase(Phase.Kind kind, long from, long to) {
        return new Phase(kind, kind.word(), Duration.ofSeconds(from), Duration.ofSeconds(to));
    }

    private static Series memory(Metric metric, double mib) {
        SeriesBuilder series = new SeriesBuilder(metric);
        for (int second = 0; second < 60; second++) {
            double load = second < 14 ? 1 : second < 44 ? 1 + (second - 14) / 30.0 : 1.4;
            series.add(second * 1_000_000_000L, mib * MIB * load);
        }
        return series.build();
    }
}
