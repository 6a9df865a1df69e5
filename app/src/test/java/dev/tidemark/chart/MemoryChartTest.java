package dev.tidemark.chart;

import static dev.tidemark.chart.Fixture.MIB;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tidemark.assets.Texts;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Series;
import dev.tidemark.model.Subject;
import java.util.List;
import org.junit.jupiter.api.Test;

class MemoryChartTest {
    private static final Texts ENGLISH = Texts.of(Texts.ENGLISH);
    private static final Texts SPANISH = Texts.of(Texts.SPANISH);

    private final Run first = Fixture.run("Express", 1, 50, 60, 100, 110, 120, 80, 80, 80);
    private final Run second = Fixture.run("Express", 2, 50, 70, 120, 130, 140, 90, 90, 90);
    private final Run other = Fixture.run("Fastify", 1, 40, 50, 60, 70, 80, 60, 60, 60);

    @Test
    void laysRunsOverEachOtherAtTheStartOfTheirLoad() {
        ChartSpec.Time chart = MemoryChart.of(List.of(first), MemoryChart.Options.RSS, ENGLISH);

        assertThat(chart.lines()).hasSize(1);
        assertThat(chart.lines().getFirst().time(0)).isEqualTo(-2);
        assertThat(chart.x().label()).isEqualTo("Time since the load began");
        assertThat(chart.x().min()).isEqualTo(-2);
        assertThat(chart.x().max()).isEqualTo(6);
        assertThat(chart.bands())
                .containsExactly(
                        new ChartSpec.Band(Phase.Kind.WARMUP, "Warm-up", -2, 0),
                        new ChartSpec.Band(Phase.Kind.LOAD, "Load", 0, 3),
                        new ChartSpec.Band(Phase.Kind.RECOVERY, "Recovery", 3, 6));
    }

    @Test
    void drawsEachRepetitionFaintAndTheirMedianStrong() {
        ChartSpec.Time chart = MemoryChart.of(List.of(first, second, other), MemoryChart.Options.RSS, ENGLISH);

        assertThat(chart.lines())
                .extracting(l ->
                        l.label() + " " + l.style().colour() + " " + l.style().emphasis())
                .containsExactly(
                        "Express (n = 2) 0 FAINT",
                        "Express (n = 2) 0 FAINT",
                        "Express (n = 2) 0 STRONG",
                        "Fastify 1 STRONG");
        assertThat(chart.lines().get(2).data().value(2)).isEqualTo(110 * MIB);
        assertThat(chart.heading().subtitle()).contains("Thick: median over the repetitions");
        assertThat(chart.heading().title()).isEqualTo("Memory over time: hello · 1,000 requests/s · 32 connections");
    }

    @Test
    void startsAtZeroAndLeavesRoomAbove() {
        ChartSpec.Time chart = MemoryChart.of(List.of(first), MemoryChart.Options.RSS, ENGLISH);

        assertThat(chart.y().min()).isZero();
        assertThat(chart.y().max()).isBetween(120 * MIB, 130 * MIB);
    }

    @Test
    void canBeFittedToWhatIsVisible() {
        ChartSpec.Time chart = MemoryChart.of(List.of(first), MemoryChart.Options.RSS, ENGLISH)
                .between(0, 2)
                .fittedToValues();

        assertThat(chart.y().min()).isEqualTo(99 * MIB);
        assertThat(chart.y().max()).isEqualTo(121 * MIB);
    }

    @Test
    void keepsMetricsApartByPattern() {
        Run both = Run.builder("a", Subject.named("A"), Scenario.of("hello", Load.UNKNOWN))
                .add(Series.of(Metric.RSS, new long[] {0, 1}, new double[] {5, 6}))
                .add(Series.of(Metric.HEAP_USED, new long[] {0, 1}, new double[] {1, 2}))
                .build();

        ChartSpec.Time chart = MemoryChart.of(List.of(both), MemoryChart.Options.RSS_AND_HEAP, SPANISH);

        assertThat(chart.lines())
                .extracting(l -> l.label() + " " + l.style().pattern())
                .containsExactly("A – Memoria residente (RSS) 0", "A – Heap en uso 1");
        assertThat(chart.y().label()).isEqualTo("Memoria");
        assertThat(chart.x().label()).isEqualTo("Tiempo desde el inicio de la medición");
    }

    @Test
    void saysWhereTheRunsDisagreeAboutAPhase() {
        Run late = Run.builder("late", Subject.named("Late"), Fixture.HELLO)
                .add(Fixture.phase(Phase.Kind.WARMUP, 0, 30))
                .add(Fixture.phase(Phase.Kind.LOAD, 30, 60))
                .add(Series.of(Metric.RSS, new long[] {0, 60 * Fixture.SECOND}, new double[] {MIB, MIB}))
                .build();

        ChartSpec.Time chart = MemoryChart.of(List.of(first, late), MemoryChart.Options.RSS, ENGLISH);

        assertThat(chart.heading().subtitle()).contains("Phase borders differ by up to 28.0 s between runs");
        assertThat(chart.bands().getFirst()).isEqualTo(new ChartSpec.Band(Phase.Kind.WARMUP, "Warm-up", -16, 0));
    }

    @Test
    void twoPhasesOfAKindKeepTheSourcesNames() {
        Run steps = Run.builder("steps", Subject.named("Steps"), Fixture.HELLO)
                .add(new Phase(Phase.Kind.LOAD, "100/s", java.time.Duration.ZERO, java.time.Duration.ofSeconds(1)))
                .add(new Phase(
                        Phase.Kind.LOAD, "200/s", java.time.Duration.ofSeconds(1), java.time.Duration.ofSeconds(2)))
                .add(Series.of(Metric.RSS, new long[] {0}, new double[] {MIB}))
                .build();

        assertThat(MemoryChart.of(List.of(steps), MemoryChart.Options.RSS, ENGLISH)
                        .bands())
                .extracting(ChartSpec.Band::label)
                .containsExactly("100/s", "200/s");
    }

    @Test
    void scenariosAreNamedWhereTheyDiffer() {
        Run validate = Run.builder("v", Subject.named("Express"), Scenario.of("validate", Load.UNKNOWN))
                .add(Series.of(Metric.RSS, new long[] {0}, new double[] {MIB}))
                .build();

        ChartSpec.Time chart = MemoryChart.of(List.of(first, validate), MemoryChart.Options.RSS, ENGLISH);

        assertThat(chart.lines())
                .extracting(ChartSpec.Line::label)
                .containsExactly("Express · hello · 1,000 requests/s · 32 connections", "Express · validate");
        assertThat(chart.heading().title()).isEqualTo("Memory over time");
    }

    @Test
    void withoutSamplesSaysSo() {
        Run silent = Run.builder("s", Subject.named("S"), Fixture.HELLO).build();

        ChartSpec.Time chart = MemoryChart.of(List.of(silent), MemoryChart.Options.RSS, SPANISH);

        assertThat(chart.isEmpty()).isTrue();
        assertThat(chart.heading().noData()).isEqualTo("Estas mediciones no tienen muestras de memoria.");
    }

    @Test
    void refusesMetricsOfDifferentUnitsOnOneAxis() {
        assertThatThrownBy(() -> new MemoryChart.Options(List.of(Metric.RSS, Metric.CPU), true))
                .isInstanceOf(IllegalArgumentException.class);
    }
}
