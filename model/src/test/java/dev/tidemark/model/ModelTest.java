package dev.tidemark.model;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What the values refuse, and the words by which files know them. */
class ModelTest {
    @Test
    void wordsLeadBack() {
        for (Unit unit : Unit.values()) {
            assertThat(Unit.ofSymbol(unit.symbol())).contains(unit);
        }
        for (PercentileMethod method : PercentileMethod.values()) {
            assertThat(PercentileMethod.ofWord(method.word())).contains(method);
        }
        for (Load.Kind kind : Load.Kind.values()) {
            assertThat(Load.Kind.ofWord(kind.word())).contains(kind);
        }
        for (double percent : new double[] {0, 50, 99, 99.9, 99.999, 100}) {
            Statistic statistic = Statistic.percentile(percent);
            assertThat(Statistic.ofId(statistic.id())).contains(statistic);
        }
        assertThat(Statistic.ofId("mean")).contains(Statistic.MEAN);
        assertThat(Statistic.ofId("p101")).isEmpty();
        assertThat(Statistic.ofId("mode")).isEmpty();
        assertThat(Statistic.percentile(99.9).id()).isEqualTo("p99.9");
    }

    @Test
    void percentilesAreWithinOneHundred() {
        assertThatIllegalArgumentException().isThrownBy(() -> Statistic.percentile(100.1));
        assertThatIllegalArgumentException().isThrownBy(() -> Statistic.percentile(Double.NaN));
        assertThatIllegalArgumentException().isThrownBy(() -> new Statistic(Statistic.Kind.MEAN, 50));
    }

    @Test
    void metricsAreKnownByKeyAndUnit() {
        assertThat(Metric.of("memory.rss", Unit.BYTE)).isSameAs(Metric.RSS);
        assertThat(Metric.of("memory.rss", Unit.COUNT).label()).isEqualTo("memory.rss");
        assertThat(Metric.of("gc.alloc", Unit.BYTE).key()).isEqualTo("gc.alloc");
        assertThat(Metric.known()).extracting(Metric::key).doesNotHaveDuplicates();
        assertThatIllegalArgumentException().isThrownBy(() -> Metric.of("Memory RSS", Unit.BYTE));
    }

    @Test
    void phasesAreHalfOpenStretches() {
        Phase load = new Phase(Phase.Kind.LOAD, "load", Duration.ofSeconds(1), Duration.ofSeconds(3));

        assertThat(load.contains(1_000_000_000L)).isTrue();
        assertThat(load.contains(2_999_999_999L)).isTrue();
        assertThat(load.contains(3_000_000_000L)).isFalse();
        assertThat(load.length()).isEqualTo(Duration.ofSeconds(2));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Phase(Phase.Kind.LOAD, "x", Duration.ofSeconds(3), Duration.ofSeconds(1)))
                .withMessage("phase 'x' ends before it starts");
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Phase(Phase.Kind.LOAD, "x", Duration.ofSeconds(-1), Duration.ofSeconds(1)));
    }

    @Test
    void seriesAreColumnsOfOneLengthInOrderOfTime() {
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Series.of(Metric.RSS, new long[] {1, 2}, new double[] {1}));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Series.of(Metric.RSS, new long[] {2, 1}, new double[] {1, 1}));
    }

    @Test
    void aBuilderSortsAndSaysSo() {
        SeriesBuilder builder =
                new SeriesBuilder(Metric.RSS).add(2, 20).add(1, 10).add(2, 21);

        assertThat(builder.isOrdered()).isFalse();
        assertThat(builder.size()).isEqualTo(3);
        assertThat(builder.build()).isEqualTo(Series.of(Metric.RSS, new long[] {1, 2, 2}, new double[] {10, 20, 21}));
    }

    @Test
    void figuresHaveAValueAMethodAndAnHonestSpread() {
        Spread spread = new Spread(2, 1, 3, 3);

        assertThat(Figure.published(Metric.LATENCY, Statistic.P99, "load", spread)
                        .method())
                .isEqualTo(PercentileMethod.STATED);
        assertThatIllegalArgumentException().isThrownBy(() -> Figure.of(Metric.RSS, Statistic.MAX, Double.NaN));
        assertThatIllegalArgumentException().isThrownBy(() -> Figure.of(Metric.LATENCY, Statistic.P99, 1));
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Figure(Metric.RSS, Statistic.MAX, 5, "", PercentileMethod.NONE, spread));
        assertThatIllegalArgumentException().isThrownBy(() -> new Spread(5, 1, 3, 3));
        assertThatIllegalArgumentException().isThrownBy(() -> new Spread(2, 1, 3, 0));
        assertThat(spread.overlaps(new Spread(3, 3, 4, 3))).isTrue();
        assertThat(spread.overlaps(new Spread(4, 3.5, 4, 3))).isFalse();
    }

    @Test
    void bucketsAscend() {
        var low = new Distribution.Buckets.Bucket(1, 3);
        var high = new Distribution.Buckets.Bucket(2, 4);

        assertThat(new Distribution.Buckets(Metric.LATENCY, "", List.of(low, high)).observations())
                .hasValue(7);
        assertThatIllegalArgumentException()
                .isThrownBy(() -> new Distribution.Buckets(Metric.LATENCY, "", List.of(high, low)));
    }

    @Test
    void runsStudiesAndSubjectsHaveNames() {
        Subject subject = new Subject("Express", "5.3.0", "Node.js", "24.15.0");

        assertThat(subject.label()).isEqualTo("Express 5.3.0");
        assertThat(subject.runtimeLabel()).isEqualTo("Node.js 24.15.0");
        assertThat(Subject.named("x").label()).isEqualTo("x");
        assertThat(Subject.named("x").runtimeLabel()).isEmpty();
        assertThatIllegalArgumentException().isThrownBy(() -> Subject.named(" "));
        assertThatIllegalArgumentException().isThrownBy(() -> Study.measured("", "t"));
        assertThatIllegalArgumentException().isThrownBy(() -> Study.measured("i", " "));
        assertThatIllegalArgumentException()
                .isThrownBy(() ->
                        Run.builder("", subject, Scenario.of("w", Load.NONE)).build());
        assertThatIllegalArgumentException()
                .isThrownBy(() -> Run.builder("r", subject, Scenario.of("w", Load.NONE))
                        .repetition(-1)
                        .build());
    }

    @Test
    void aRunLastsToItsLastPhaseOrSample() {
        Run run = Run.builder("r", Subject.named("s"), Scenario.of("w", Load.NONE))
                .add(new Phase(Phase.Kind.LOAD, "load", Duration.ZERO, Duration.ofSeconds(2)))
                .add(Series.of(Metric.RSS, new long[] {3_000_000_000L}, new double[] {1}))
                .add(Series.of(Metric.PSS, new long[0], new double[0]))
                .build();

        assertThat(run.length()).isEqualTo(Duration.ofSeconds(3));
        assertThat(run.series()).hasSize(1);
        assertThat(run.phase(Phase.Kind.REST)).isEmpty();
    }

    @Test
    void laterConditionsWin() {
        Conditions all = Conditions.of(Map.of("a", "1", "b", "1")).and(Conditions.of(Map.of("b", "2")));

        assertThat(all.fact("a")).contains("1");
        assertThat(all.fact("b")).contains("2");
        assertThat(all.fact("c")).isEmpty();
    }

    @Test
    void problemsSayTheirSeverityInWords() {
        assertThat(Problem.dataLoss("line 10", "skipped").severity().word()).isEqualTo("data loss");
        assertThat(Problem.error("", "x").severity()).isEqualTo(Problem.Severity.ERROR);
    }
}
