package dev.tidemark.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import org.junit.jupiter.api.Test;

class MeasuresTest {
    private static final double MIB = 1 << 20;

    @Test
    void aPhaseIsHalfOpen() {
        // Samples at 0…7 s; load is [2 s, 6 s): 90, 100, 110, 300.
        Measures run =
                median(Fixtures.run("a", 1, 50, 50, 90, 100, 110, 300, 70, 70).build());

        assertThat(run.inPhase(Metric.RSS, Phase.Kind.INITIAL)).hasValue(50 * MIB);
        assertThat(run.inPhase(Metric.RSS, Phase.Kind.LOAD)).hasValue(105 * MIB);
        assertThat(run.inPhase(Metric.RSS, Phase.Kind.RECOVERY)).hasValue(70 * MIB);
        assertThat(run.peak(Metric.RSS, Phase.Kind.LOAD)).hasValue(300 * MIB);
    }

    @Test
    void missedSamplesAreLeftOut() {
        Measures run = median(Fixtures.run("a", 1, 50, 50, 90, Double.NaN, Double.NaN, 110, 70, 70)
                .build());

        assertThat(run.inPhase(Metric.RSS, Phase.Kind.LOAD)).hasValue(100 * MIB);
    }

    @Test
    void whatIsNotThereIsUnknown() {
        Measures run = median(Run.builder("a", Subject.named("a"), Scenario.of("x", Load.NONE))
                .build());

        assertThat(run.inPhase(Metric.RSS, Phase.Kind.LOAD)).isEmpty();
        assertThat(run.peak(Metric.RSS, Phase.Kind.LOAD)).isEmpty();
        assertThat(run.cpuCores()).isEmpty();
        assertThat(run.coverage()).isEmpty();
        assertThat(run.rate()).isEmpty();
        assertThat(run.p99()).isEmpty();
    }

    @Test
    void aStatedPhaseMedianServesWhereNoSamplesAre() {
        Run run = Run.builder("a", Subject.named("a"), Fixtures.HELLO)
                .add(Figure.published(Metric.RSS, Statistic.MEDIAN, "load", new Spread(90, 80, 95, 3)))
                .build();

        assertThat(median(run).inPhase(Metric.RSS, Phase.Kind.LOAD)).hasValue(90);
        assertThat(median(run).inPhase(Metric.RSS, Phase.Kind.RECOVERY)).isEmpty();
        assertThat(new Measures(run, Reducer.MEAN).inPhase(Metric.RSS, Phase.Kind.LOAD))
                .isEmpty();
    }

    @Test
    void cpuIsTheSlopeOfCpuTimeWithinTheLoad() {
        // Load samples at 2, 3, 4, 5 s: 1.0 → 2.5 s of CPU in 3 s.
        Run run = Fixtures.run("a", 1, 1, 1, 1, 1, 1, 1, 1, 1)
                .add(Fixtures.seconds(Metric.CPU_TIME, 1, 0, 0.5, 1.0, 1.5, 2.0, 2.5, 2.5, 2.5))
                .build();

        assertThat(median(run).cpuCores()).hasValue(0.5);
    }

    @Test
    void cpuFallsBackToSampledUsageThenToTheStatedMean() {
        Run sampled = Fixtures.run("a", 1)
                .add(Fixtures.seconds(Metric.CPU, 1, 9, 9, 0.25, 0.5, 0.75, 0.5, 9, 9))
                .build();
        Run stated = Fixtures.run("a", 1)
                .add(Figure.of(Metric.CPU, Statistic.MEAN, 2.8))
                .build();
        Run single = Fixtures.run("a", 1)
                .add(Fixtures.seconds(Metric.CPU_TIME, 1, 0, 1, 2))
                .add(Figure.of(Metric.CPU, Statistic.VALUE, 1.5))
                .build();

        assertThat(median(sampled).cpuCores()).hasValue(0.5);
        assertThat(median(stated).cpuCores()).hasValue(2.8);
        assertThat(median(single).cpuCores()).hasValue(1.5);
    }

    @Test
    void coverageIsCompletedOfDue() {
        Run run = Fixtures.run("a", 1)
                .add(Figure.of(Metric.COMPLETED, Statistic.VALUE, 57_000))
                .add(Figure.of(Metric.DURATION, Statistic.VALUE, 60))
                .build();

        assertThat(median(run).coverage()).hasValue(0.95);
    }

    @Test
    void coverageOfNothingDueIsUnknownUnlessStated() {
        Run run = Fixtures.run("a", 1)
                .add(Figure.of(Metric.COMPLETED, Statistic.VALUE, 10))
                .add(Figure.of(Metric.DURATION, Statistic.VALUE, 0))
                .build();
        Run stated = Fixtures.run("a", 1)
                .add(Figure.of(Metric.COVERAGE, Statistic.VALUE, 0.9))
                .build();

        assertThat(median(run).coverage()).isEmpty();
        assertThat(median(stated).coverage()).hasValue(0.9);
    }

    @Test
    void aStatedTargetRateGoesBeforeTheScenarios() {
        Run run = Fixtures.run("a", 1)
                .add(Figure.of(Metric.TARGET_RATE, Statistic.VALUE, 500))
                .add(Figure.of(Metric.COMPLETED, Statistic.VALUE, 500))
                .add(Figure.of(Metric.DURATION, Statistic.VALUE, 1))
                .build();

        assertThat(median(run).coverage()).hasValue(1);
    }

    @Test
    void theRateIsTheQuotientRatherThanAMeanOfIntervals() {
        Run quotient = Fixtures.run("a", 1)
                .add(Figure.of(Metric.RATE, Statistic.MEAN, 55.02))
                .add(Figure.of(Metric.COMPLETED, Statistic.VALUE, 500))
                .add(Figure.of(Metric.DURATION, Statistic.VALUE, 10))
                .build();
        Run stated = Fixtures.run("a", 1)
                .add(Figure.of(Metric.RATE, Statistic.VALUE, 49))
                .build();
        Run mean = Fixtures.run("a", 1)
                .add(Figure.of(Metric.RATE, Statistic.MEAN, 55.02))
                .build();

        assertThat(median(quotient).rate()).hasValue(50);
        assertThat(median(stated).rate()).hasValue(49);
        assertThat(median(mean).rate()).hasValue(55.02);
    }

    @Test
    void p99IsAsStated() {
        Run run = Fixtures.run("a", 1)
                .add(Figure.percentile(Metric.LATENCY, 99, 0.005, PercentileMethod.HDR)
                        .inPhase("load"))
                .build();

        assertThat(median(run).p99()).hasValue(0.005);
    }

    private static Measures median(Run run) {
        return new Measures(run, Reducer.MEDIAN);
    }
}
