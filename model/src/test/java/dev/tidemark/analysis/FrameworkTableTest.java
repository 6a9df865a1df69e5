package dev.tidemark.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Figure;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import java.util.List;
import org.junit.jupiter.api.Test;

class FrameworkTableTest {
    private static final double MIB = 1 << 20;

    @Test
    void eachCellIsTheMedianOverRepetitionsOfThatMetricAlone() {
        FrameworkTable table = table(List.of(
                Fixtures.run("b", 1, 10, 10, 90, 90, 90, 90, 70, 70).build(),
                Fixtures.run("b", 2, 30, 30, 80, 80, 80, 80, 60, 60).build(),
                Fixtures.run("b", 3, 20, 20, 100, 100, 100, 100, 50, 50).build()));

        List<FrameworkTable.Cell> cells = table.rows().getFirst().cells();
        assertThat(cells.get(0).spread()).contains(new Spread(20 * MIB, 10 * MIB, 30 * MIB, 3));
        assertThat(cells.get(1).spread()).contains(new Spread(90 * MIB, 80 * MIB, 100 * MIB, 3));
        assertThat(cells.get(2).spread()).contains(new Spread(60 * MIB, 50 * MIB, 70 * MIB, 3));
        assertThat(cells.get(1).values()).containsExactly(90 * MIB, 80 * MIB, 100 * MIB);
    }

    @Test
    void thePeakIsTheMedianOfThePeaksOfTheRepetitions() {
        List<Run> runs = List.of(
                Fixtures.run("a", 1, 0, 0, 1, 1, 1, 215, 0, 0).build(),
                Fixtures.run("a", 2, 0, 0, 1, 211, 1, 1, 0, 0).build(),
                Fixtures.run("a", 3, 0, 0, 1, 1, 214, 1, 0, 0).build());

        FrameworkTable table =
                FrameworkTable.of(runs, Fixtures.HELLO, List.of(Columns.RSS_PEAK), Reducer.MEDIAN, HealthRule.DEFAULT);

        assertThat(table.rows().getFirst().cells().getFirst().spread())
                .contains(new Spread(214 * MIB, 211 * MIB, 215 * MIB, 3));
    }

    @Test
    void rowsKeepTheOrderOfTheRuns() {
        FrameworkTable table = table(List.of(
                Fixtures.run("z", 1, 1).build(),
                Fixtures.run("a", 1, 1).build(),
                Fixtures.run("z", 2, 1).build()));

        assertThat(table.rows()).extracting(r -> r.subject().name()).containsExactly("z", "a");
    }

    @Test
    void runsOfOtherScenariosStayOut() {
        Run other = Run.builder("x", Subject.named("x"), Scenario.of("hello", Load.paced(100, 32)))
                .build();

        assertThat(table(List.of(Fixtures.run("a", 1, 1).build(), other)).rows())
                .hasSize(1);
        assertThat(FrameworkTable.scenarios(
                        List.of(other, Fixtures.run("a", 1, 1).build(), other)))
                .containsExactly(other.scenario(), Fixtures.HELLO);
    }

    @Test
    void healthyRunsAreCounted() {
        FrameworkTable table = table(List.of(
                Fixtures.healthy(Fixtures.run("a", 1, 1)).build(),
                Fixtures.run("a", 2, 1).build()));

        FrameworkTable.Row row = table.rows().getFirst();
        assertThat(row.healthy()).isEqualTo(1);
        assertThat(row.total()).isEqualTo(2);
    }

    @Test
    void aPublishedSummarySaysItselfHowManyRunsWereHealthy() {
        Run run = Run.builder("total4", Subject.named("Total.js 4"), Fixtures.HELLO)
                .add(Figure.of(Metric.RUNS, Statistic.VALUE, 3))
                .add(Figure.of(Metric.HEALTHY_RUNS, Statistic.VALUE, 2))
                .build();

        FrameworkTable.Row row = table(List.of(run)).rows().getFirst();

        assertThat(row.healthy()).isEqualTo(2);
        assertThat(row.total()).isEqualTo(3);
    }

    @Test
    void aPublishedSpreadIsShownAsItIs() {
        Spread published = new Spread(159.3 * MIB, 150.1 * MIB, 167.0 * MIB, 3);
        Run run = Run.builder("total4", Subject.named("Total.js 4"), Fixtures.HELLO)
                .add(Figure.published(Metric.RSS, Statistic.MEDIAN, "load", published))
                .build();

        FrameworkTable.Cell cell = table(List.of(run)).rows().getFirst().cells().get(1);

        assertThat(cell.spread()).contains(published);
        assertThat(cell.published()).isTrue();
        assertThat(cell.values()).isEmpty();
    }

    @Test
    void unknownIsAnEmptyCell() {
        FrameworkTable.Cell cell = table(List.of(Fixtures.run("a", 1, 1).build()))
                .rows()
                .getFirst()
                .cells()
                .get(4);

        assertThat(cell.spread()).isEmpty();
        assertThat(cell.values()).isEmpty();
    }

    @Test
    void columnsWithDataAreFoundOverAllRuns() {
        List<Column> columns = FrameworkTable.columnsWithData(List.of(
                Fixtures.run("a", 1, 1, 1, 1).build(),
                Fixtures.healthy(Fixtures.run("b", 1)).build()));

        assertThat(columns)
                .extracting(Column::id)
                .containsExactly("rss-initial", "rss-load", "p99", "coverage", "rate", "rss-peak");
    }

    @Test
    void columnsAreFoundById() {
        assertThat(Columns.byId("rss-load")).contains(Columns.RSS_LOAD);
        assertThat(Columns.byId("fame")).isEmpty();
        assertThat(Columns.all()).extracting(Column::id).doesNotHaveDuplicates();
    }

    private static FrameworkTable table(List<Run> runs) {
        return FrameworkTable.of(runs, Fixtures.HELLO, Columns.standard(), Reducer.MEDIAN, HealthRule.DEFAULT);
    }
}
