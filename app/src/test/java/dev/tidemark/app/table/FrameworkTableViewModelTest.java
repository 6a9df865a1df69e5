package dev.tidemark.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.app.Bench;
import dev.tidemark.app.Samples;
import dev.tidemark.app.Selection;
import dev.tidemark.assets.Texts;
import dev.tidemark.library.LibraryException;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Study;
import dev.tidemark.report.Table;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class FrameworkTableViewModelTest {
    @TempDir
    Path folder;

    private Bench bench;
    private FrameworkTableViewModel model;

    @BeforeEach
    void fill() throws LibraryException {
        bench = new Bench(folder).add(Samples.STUDY, Samples.runs());
        model = new FrameworkTableViewModel(bench.workspace, bench.desk, bench.background);
    }

    @Test
    void showsTheFirstScenarioInTheStudysOrder() {
        Table summary = summary();

        assertThat(model.scenarios()).containsExactly(Samples.HELLO, Samples.BATCH);
        assertThat(texts(summary, 0)).containsExactly("Alpha 1.2.0", "Beta 5.3.0", "Gamma 0.9.1");
        assertThat(texts(summary, 7)).containsExactly("3/3", "3/3", "2/3");
        // Initial RSS of Alpha's repetitions is 61, 62 and 63 MiB.
        assertThat(summary.rows().getFirst().get(1).text()).isEqualTo("62.0 [61.0–63.0]");
        assertThat(summary.head().get(1).suffix()).isEqualTo("MiB");
    }

    @Test
    void keepsEverySingleValueReachable() {
        assertThat(model.pages().get().orElseThrow().detail(0, 1)).isEqualTo("61.0 MiB, 62.0 MiB, 63.0 MiB");
        assertThat(model.behind().get()).isEmpty();

        model.open(2);
        Table behind = model.behind().get().orElseThrow();
        assertThat(behind.caption()).isEqualTo("Gamma 0.9.1: 3 runs");
        assertThat(behind.rows()).hasSize(3);
        assertThat(behind.rows().get(2).getLast().text()).startsWith("not healthy: Coverage of target 66.7 %");
    }

    @Test
    void selectsARunBehindARowInTheLibrary() {
        model.open(1);
        model.inspect(2);

        var run = bench.workspace.selection().get().run().orElseThrow();
        assertThat(run.subject()).isEqualTo(Samples.BETA);
        assertThat(run.repetition()).isEqualTo(3);
        assertThat(model.behind().get()).isPresent();
    }

    @Test
    void printsTheChosenReducerAndTheRule() {
        model.reducer().set(Reducer.MAX);

        assertThat(summary().notes()).anyMatch(n -> n.contains("sampled maximum of the phase"));
        assertThat(summary().notes()).anyMatch(n -> n.contains("≤ 250.0 ms"));
        // The last second of the load is 59/30 of the initial 61, 62 and 63 MiB.
        assertThat(summary().rows().getFirst().get(2).text()).isEqualTo("121.9 [120.0–123.9]");
    }

    @Test
    void showsTheChosenColumnsInTheirUsualOrder() {
        model.columns().setAll(Columns.P99, Columns.RSS_INITIAL);

        assertThat(summary().head())
                .extracting(Table.Head::text)
                .containsExactly("Framework", "Initial RSS", "Latency p99", "Healthy runs");
    }

    @Test
    void showsWhatThereIsWhereTheStandardColumnsAreUnknown() throws LibraryException {
        Run bare = Run.builder("bare", Samples.ALPHA, Samples.HELLO)
                .add(Figure.of(Metric.RATE, Statistic.VALUE, 250))
                .build();
        bench.add(Study.measured("bare", "Bare"), List.of(bare));
        bench.workspace.selection().set(Selection.of(bench.workspace.studies().getLast()));

        assertThat(summary().head())
                .extracting(Table.Head::text)
                .containsExactly("Framework", "Requests per second", "Healthy runs");
    }

    @Test
    void followsTheSelectedRunsScenario() {
        bench.select("Alpha", "batch", 1);

        assertThat(model.scenario().get()).isEqualTo(Optional.of(Samples.BATCH));
    }

    @Test
    void speaksTheChosenLanguage() {
        bench.workspace.language().speak(Texts.SPANISH);

        assertThat(summary().head().get(2).text()).isEqualTo("RSS en carga");
        assertThat(summary().rows().getFirst().get(1).text()).isEqualTo("62,0 [61,0–63,0]");
    }

    @Test
    void saysWhyThereIsNoTable() {
        bench.workspace.selection().set(Selection.NONE);

        assertThat(model.pages().get()).isEmpty();
        assertThat(model.message().get()).startsWith("Nothing is selected.");
    }

    private Table summary() {
        return model.pages().get().orElseThrow().summary();
    }

    private static List<String> texts(Table table, int column) {
        return table.rows().stream().map(r -> r.get(column).text()).toList();
    }
}
