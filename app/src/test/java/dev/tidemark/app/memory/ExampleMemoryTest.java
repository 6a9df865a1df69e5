package dev.tidemark.app.memory;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.app.Bench;
import dev.tidemark.app.Samples;
import dev.tidemark.app.plot.PlotViewModel;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.library.LibraryException;
import dev.tidemark.model.Metric;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExampleMemoryTest {
    @TempDir
    Path folder;

    private Bench bench;
    private MemoryViewModel model;

    @BeforeEach
    void open() throws LibraryException {
        bench = new Bench(folder).add(Samples.STUDY, Samples.runs());
        PlotViewModel plot = new PlotViewModel(bench.background.sibling(), PlotViewModel.newCursor());
        model = new MemoryViewModel(bench.workspace, bench.desk, bench.background, plot);
    }

    @Test
    void keepsScenarioAndMetricsForAnotherSelection() {
        model.scenario().set(Optional.of(Samples.BATCH));
        model.chosenMetrics().set(Optional.of(List.of(Metric.HEAP_USED)));
        bench.select("Beta", "batch", 2);

        assertThat(model.scenario().get()).contains(Samples.BATCH);
        assertThat(model.chosenMetrics().get()).contains(List.of(Metric.HEAP_USED));
        assertThat(model.subjects()).containsExactly(Samples.BETA);
    }

    @Test
    void saysThatFiguresAloneCannotBeDrawn() {
        bench.addExamples().selectStudy("Memory of eight Node.js frameworks");

        assertThat(model.metrics()).isEmpty();
        assertThat(model.plot().chart().get()).isEmpty();
        assertThat(model.plot().message().get())
                .isEqualTo("These runs hold no samples over time. Their figures are in the table.");
    }

    @Test
    void drawsTheShippedMeasurement() {
        bench.addExamples().selectStudy("Node.js http, Express and Fastify");

        assertThat(chart().lines()).hasSize(3 * (3 + 1));
        assertThat(chart().bands()).hasSize(5);
    }

    private ChartSpec.Time chart() {
        return (ChartSpec.Time) model.plot().chart().get().orElseThrow();
    }
}
