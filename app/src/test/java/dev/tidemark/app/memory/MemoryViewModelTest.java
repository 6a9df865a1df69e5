package dev.tidemark.app.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.app.Bench;
import dev.tidemark.app.Samples;
import dev.tidemark.app.Selection;
import dev.tidemark.app.plot.PlotViewModel;
import dev.tidemark.assets.Texts;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.library.LibraryException;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Study;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class MemoryViewModelTest {
    @TempDir
    Path folder;

    private Bench bench;
    private MemoryViewModel model;

    @BeforeEach
    void fill() throws LibraryException {
        bench = new Bench(folder).add(Samples.STUDY, Samples.runs());
        PlotViewModel plot = new PlotViewModel(bench.background.sibling(), PlotViewModel.newCursor());
        model = new MemoryViewModel(bench.workspace, bench.desk, bench.background, plot);
    }

    @Test
    void drawsEachRepetitionFaintAndTheMedianStrong() {
        assertThat(lines(ChartSpec.Emphasis.FAINT)).hasSize(9);
        assertThat(lines(ChartSpec.Emphasis.STRONG))
                .extracting(ChartSpec.Line::label)
                .containsExactly("Alpha 1.2.0 (n = 3)", "Beta 5.3.0 (n = 3)", "Gamma 0.9.1 (n = 3)");

        model.repetitions().set(false);
        assertThat(lines(ChartSpec.Emphasis.FAINT)).isEmpty();
    }

    @Test
    void offersEachMetricAloneAndRssWithTheHeap() {
        assertThat(model.metrics())
                .containsExactly(List.of(Metric.RSS), List.of(Metric.RSS, Metric.HEAP_USED), List.of(Metric.HEAP_USED));
        assertThat(model.chosenMetrics().get()).isEqualTo(Optional.of(List.of(Metric.RSS)));

        model.chosenMetrics().set(Optional.of(List.of(Metric.HEAP_USED)));
        assertThat(chart().y().label()).contains("Heap in use");
    }

    @Test
    void leavesOutSubjectsThatAreNotChosen() {
        model.chosenSubjects().remove(Samples.GAMMA);
        assertThat(lines(ChartSpec.Emphasis.STRONG)).hasSize(2);

        model.chosenSubjects().clear();
        assertThat(model.plot().message().get()).startsWith("No framework is chosen.");
    }

    @Test
    void showsASingleSelectedRunAlone() {
        bench.select("Beta", "batch", 2);

        assertThat(model.scenario().get()).isEqualTo(Optional.of(Samples.BATCH));
        assertThat(chart().lines()).hasSize(1);
        assertThat(model.subjects()).containsExactly(Samples.BETA);
    }

    @Test
    void saysWhenThereIsNothingToDraw() throws LibraryException {
        Run bare = Run.builder("bare", Samples.ALPHA, Samples.HELLO).build();
        bench.add(Study.measured("bare", "Bare"), List.of(bare));
        bench.workspace.selection().set(Selection.of(bench.workspace.studies().getLast()));
        assertThat(model.plot().message().get()).startsWith("These runs hold no samples over time.");

        bench.workspace.selection().set(Selection.NONE);
        assertThat(model.plot().message().get()).startsWith("Nothing is selected.");
    }

    @Test
    void speaksTheChosenLanguage() {
        bench.workspace.language().speak(Texts.SPANISH);

        assertThat(chart().y().label()).contains("Memoria residente (RSS)");
    }

    private List<ChartSpec.Line> lines(ChartSpec.Emphasis emphasis) {
        return chart().lines().stream()
                .filter(l -> l.style().emphasis() == emphasis)
                .toList();
    }

    private ChartSpec.Time chart() {
        return (ChartSpec.Time) model.plot().chart().get().orElseThrow();
    }
}
