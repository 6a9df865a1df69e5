package dev.tidemark.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import java.util.List;
import org.junit.jupiter.api.Test;

class RulesTest {
    @Test
    void aLongHealthyRunHasNothingToRemark() {
        Run run = Fixtures.healthy(load(0, 60))
                .add(Fixtures.phase(Phase.Kind.RECOVERY, 60, 90))
                .add(Fixtures.seconds(Metric.RSS, 1, new double[90]))
                .build();

        assertThat(Rules.judge(List.of(run))).isEmpty();
    }

    @Test
    void failedRunsAreNamedWithTheirFirstLine() {
        assertThat(found(load(0, 60)
                        .outcome(Outcome.failed("exit code 1\nat line 7"))
                        .build()))
                .containsExactly("failed-run [exit code 1]");
        assertThat(found(load(0, 60).outcome(Outcome.failed("")).build())).containsExactly("failed-run [–]");
    }

    @Test
    void aPhaseOfFewSamplesIsNamed() {
        Run run = load(0, 4)
                .add(Fixtures.phase(Phase.Kind.RECOVERY, 4, 20))
                .add(Fixtures.seconds(Metric.RSS, 1, new double[20]))
                .build();

        assertThat(found(run)).containsExactly("too-few-samples [load, 4, 5]");
    }

    @Test
    void memoryThatWasNotSampledAfterTheLoad() {
        Run run =
                load(0, 60).add(Fixtures.seconds(Metric.RSS, 1, new double[60])).build();

        assertThat(found(run)).containsExactly("no-recovery-phase []");
    }

    @Test
    void aPercentileNeedsEnoughRequests() {
        Figure p99 = Figure.percentile(Metric.LATENCY, 99, 0.0123, PercentileMethod.NEAREST_RANK);

        assertThat(found(load(0, 1).add(p99).add(completed(298)).build()))
                .containsExactly("too-few-observations [p99, 298, 299]");
        assertThat(found(load(0, 1).add(p99).add(completed(299)).build())).isEmpty();
        assertThat(found(load(0, 1).add(p99).build())).isEmpty();
    }

    @Test
    void theDistributionsOwnCountGoesFirst() {
        Run run = load(0, 1)
                .add(Figure.percentile(Metric.LATENCY, 99, 0.0123, PercentileMethod.NEAREST_RANK))
                .add(completed(5000))
                .add(new Distribution.Observed(Metric.LATENCY, "", Distribution.Values.of(1, 2)))
                .build();

        assertThat(found(run)).containsExactly("too-few-observations [p99, 2, 299]");
    }

    @Test
    void wholeMillisecondsMayBeResolution() {
        Run.Builder run = load(0, 1);
        for (double percent : new double[] {50, 90, 99}) {
            run.add(Figure.percentile(Metric.LATENCY, percent, percent / 1000, PercentileMethod.HDR));
        }

        assertThat(found(run.build())).containsExactly("coarse-latency [3]");
        run.add(Figure.percentile(Metric.LATENCY, 99.9, 0.0994, PercentileMethod.HDR));
        assertThat(found(run.build())).isEmpty();
    }

    @Test
    void idsAreUnique() {
        assertThat(Rules.all()).extracting(Rule::id).doesNotHaveDuplicates();
    }

    private static Run.Builder load(int from, int to) {
        return Run.builder("r", Subject.named("s"), Scenario.of("w", Load.NONE))
                .add(Fixtures.phase(Phase.Kind.LOAD, from, to));
    }

    private static Figure completed(double count) {
        return Figure.of(Metric.COMPLETED, Statistic.VALUE, count);
    }

    private static List<String> found(Run run) {
        return Rules.judge(List.of(run)).stream()
                .map(f -> f.rule() + " " + f.arguments())
                .toList();
    }
}
