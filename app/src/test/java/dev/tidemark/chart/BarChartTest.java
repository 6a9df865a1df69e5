package dev.tidemark.chart;

import static dev.tidemark.chart.Fixture.MIB;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.assets.Texts;
import dev.tidemark.model.Figure;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class BarChartTest {
    private static final Texts ENGLISH = Texts.of(Texts.ENGLISH);

    private final Run failing = Run.builder("f", Subject.named("Silent"), Fixture.HELLO)
            .add(Figure.of(Metric.ERRORS, Statistic.VALUE, 7))
            .build();
    private final FrameworkTable table = FrameworkTable.of(
            List.of(
                    Fixture.run("Zeta", 1, 50, 60, 100, 110, 120, 80, 80, 80),
                    Fixture.run("Zeta", 2, 50, 70, 120, 130, 140, 90, 90, 90),
                    failing,
                    Fixture.run("Alpha", 1, 40, 50, 60, 70, 80, 60, 60, 60)),
            Fixture.HELLO,
            Columns.standard(),
            Reducer.MEDIAN,
            HealthRule.DEFAULT);

    @Test
    void keepsTheTablesOrderAndTheExtremes() {
        ChartSpec.Bars chart = BarChart.of(table, Columns.RSS_LOAD, ENGLISH);

        assertThat(chart.bars()).extracting(ChartSpec.Bar::label).containsExactly("Zeta", "Silent", "Alpha");
        assertThat(chart.bars().getFirst().spread()).contains(new Spread(120 * MIB, 110 * MIB, 130 * MIB, 2));
        assertThat(chart.value().min()).isZero();
        assertThat(chart.value().max()).isGreaterThan(130 * MIB);
    }

    @Test
    void anUnknownValueIsNotZero() {
        assertThat(BarChart.of(table, Columns.RSS_LOAD, ENGLISH).bars().get(1).spread())
                .isEqualTo(Optional.empty());
    }

    @Test
    void marksWhatIsNotHealthyInWords() {
        ChartSpec.Bar silent =
                BarChart.of(table, Columns.RSS_LOAD, ENGLISH).bars().get(1);

        assertThat(silent.doubtful()).isTrue();
        assertThat(silent.note()).isEqualTo("unknown · 0/1 healthy");
    }

    @Test
    void printsItsRule() {
        assertThat(BarChart.of(table, Columns.RSS_LOAD, ENGLISH).heading().subtitle())
                .isEqualTo("Fixed order, not a ranking. Bar: median over the repetitions; line: lowest to highest."
                        + " Each repetition: median of the phase. Hatched: not all runs are healthy.");
        assertThat(BarChart.of(table, Columns.RSS_LOAD, Texts.of(Texts.SPANISH))
                        .heading()
                        .title())
                .isEqualTo("RSS en carga: hello · 1.000 solicitudes/s · 32 conexiones");
    }

    @Test
    void publishedFiguresKeepTheirExtremesAndTheirAuthorsVerdict() {
        Run published = Run.builder("p", Subject.named("Printed"), Fixture.HELLO)
                .add(Figure.published(
                        Metric.RSS, Statistic.MEDIAN, "load", new Spread(100 * MIB, 90 * MIB, 110 * MIB, 3)))
                .add(Figure.of(Metric.RUNS, Statistic.VALUE, 3))
                .add(Figure.of(Metric.HEALTHY_RUNS, Statistic.VALUE, 2))
                .build();
        FrameworkTable printed = FrameworkTable.of(
                List.of(published), Fixture.HELLO, Columns.standard(), Reducer.MEDIAN, HealthRule.DEFAULT);

        ChartSpec.Bars chart = BarChart.of(printed, Columns.RSS_LOAD, ENGLISH);

        assertThat(chart.bars().getFirst().spread()).contains(new Spread(100 * MIB, 90 * MIB, 110 * MIB, 3));
        assertThat(chart.bars().getFirst().note()).isEqualTo("2/3 healthy");
        assertThat(chart.heading().subtitle()).doesNotContain("Each repetition");
    }

    @Test
    void refusesAColumnThatTheTableDoesNotHave() {
        assertThatThrownBy(() -> BarChart.of(table, Columns.CLIENT_CPU, ENGLISH))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("client-cpu");
    }
}
