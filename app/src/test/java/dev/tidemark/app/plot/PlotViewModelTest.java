package dev.tidemark.app.plot;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tidemark.app.Background;
import dev.tidemark.app.Samples;
import dev.tidemark.assets.Texts;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.MemoryChart;
import dev.tidemark.model.Run;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Queue;
import java.util.Random;
import javafx.beans.property.DoubleProperty;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class PlotViewModelTest {
    private static final TimeRange WHOLE = new TimeRange(-14, 46);

    private final DoubleProperty cursor = PlotViewModel.newCursor();
    private final PlotViewModel plot = new PlotViewModel(new Background(Runnable::run, Runnable::run), cursor);

    private static ChartSpec.Time chart(Texts texts) {
        List<Run> runs = Samples.runs().stream()
                .filter(r -> r.scenario().equals(Samples.HELLO))
                .toList();
        return MemoryChart.of(runs, MemoryChart.Options.RSS, texts);
    }

    private TimeRange visible() {
        return plot.visible().get().orElseThrow();
    }

    @Test
    void firstShowsTheWholeAxis() {
        plot.show(chart(Texts.of(Texts.ENGLISH)));

        assertThat(visible()).isEqualTo(WHOLE);
        assertThat(plot.drawn().get()).isEqualTo(plot.chart().get());
    }

    @Test
    void zoomKeepsTheMomentUnderThePointerInItsPlace() {
        plot.show(chart(Texts.of(Texts.ENGLISH)));

        plot.zoom(0.5, 1);

        assertThat(visible()).isEqualTo(new TimeRange(-6.5, 23.5));
        assertThat(((ChartSpec.Time) plot.drawn().get().orElseThrow()).x().min())
                .isEqualTo(-6.5);
    }

    @Test
    void panStopsAtTheEndsAndKeepsTheLength() {
        plot.show(chart(Texts.of(Texts.ENGLISH)));
        plot.zoom(0.5, 16);

        plot.pan(1000);

        assertThat(visible()).isEqualTo(new TimeRange(16, 46));
    }

    @RepeatedTest(50)
    void whateverIsDoneStaysWithinTheAxis(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        plot.show(chart(Texts.of(Texts.ENGLISH)));

        for (int i = 0; i < 100; i++) {
            if (random.nextBoolean()) {
                plot.zoom(Math.exp(random.nextGaussian()), WHOLE.from() + random.nextDouble() * WHOLE.length());
            } else {
                plot.panByShare(random.nextGaussian());
            }

            assertThat(visible().from()).isGreaterThanOrEqualTo(WHOLE.from());
            assertThat(visible().to()).isLessThanOrEqualTo(WHOLE.to());
            assertThat(visible().length()).isGreaterThan(0.009);
        }
        plot.reset();
        assertThat(visible()).isEqualTo(WHOLE);
    }

    @Test
    void theValueAxisIsFromZeroUnlessItIsAskedToFit() {
        plot.show(chart(Texts.of(Texts.ENGLISH)));
        assertThat(((ChartSpec.Time) plot.drawn().get().orElseThrow()).y().min())
                .isZero();

        plot.fitted().set(true);

        assertThat(((ChartSpec.Time) plot.drawn().get().orElseThrow()).y().min())
                .isGreaterThan(50 * 1024.0 * 1024);
    }

    @Test
    void anotherLanguageKeepsTheVisibleStretch() {
        plot.show(chart(Texts.of(Texts.ENGLISH)));
        plot.zoom(0.5, 1);

        plot.show(chart(Texts.of(Texts.SPANISH)));

        assertThat(visible()).isEqualTo(new TimeRange(-6.5, 23.5));
    }

    @Test
    void readsTheMedianWithItsExtremesAtTheCursor() {
        plot.show(chart(Texts.of(Texts.SPANISH)));

        plot.pointAt(-10.2);

        Readout readout = plot.readout().get().orElseThrow();
        assertThat(readout.head()).isEqualTo("−10,2 s · Calentamiento");
        assertThat(readout.readings())
                .extracting(r -> r.label() + ": " + r.text())
                .containsExactly(
                        "Alpha 1.2.0 (n = 3): 62,0 MiB [61,0–63,0]",
                        "Beta 5.3.0 (n = 3): 77,0 MiB [76,0–78,0]",
                        "Gamma 0.9.1 (n = 3): 112,0 MiB [111,0–113,0]");
        assertThat(readout.readings().getFirst().time()).isEqualTo(-10);
        assertThat(readout.readings().getFirst().value()).isCloseTo(62 * 1024.0 * 1024, within(1e-6));
    }

    @Test
    void whereALineHasNoSampleTheReadOutSaysUnknown() {
        plot.show(chart(Texts.of(Texts.ENGLISH)));

        plot.pointAt(45.9);

        assertThat(plot.readout().get().orElseThrow().readings())
                .extracting(Readout.Reading::text)
                .containsOnly("–");
    }

    @Test
    void plotsThatShareACursorReadTheSameMoment() {
        PlotViewModel other = new PlotViewModel(new Background(Runnable::run, Runnable::run), cursor);
        plot.show(chart(Texts.of(Texts.ENGLISH)));
        other.show(chart(Texts.of(Texts.ENGLISH)));

        plot.pointAt(3);

        assertThat(other.readout().get().orElseThrow().time()).isEqualTo(3);
        plot.pointAt(Double.NaN);
        assertThat(other.readout().get()).isEmpty();
    }

    @Test
    void theKeyboardMovesTheCursorFromTheMiddle() {
        plot.show(chart(Texts.of(Texts.ENGLISH)));

        plot.movePointer(0.1);

        assertThat(cursor.get()).isCloseTo(22, within(1e-9));
    }

    @Test
    void onlyTheLatestChartIsShown() {
        Queue<Runnable> work = new ArrayDeque<>();
        PlotViewModel slow = new PlotViewModel(new Background(work::add, Runnable::run), cursor);
        slow.show(() -> chart(Texts.of(Texts.ENGLISH)));
        slow.show(() -> chart(Texts.of(Texts.SPANISH)));

        work.remove().run();
        assertThat(slow.chart().get()).isEmpty();
        work.remove().run();
        assertThat(slow.chart().get().orElseThrow().heading().locale()).isEqualTo(Texts.SPANISH);
    }

    @Test
    void aChartThatCannotBeMadeIsASentence() {
        plot.show(() -> {
            throw new IllegalStateException("no room");
        });

        assertThat(plot.message().get()).contains("no room");
        assertThat(plot.drawn().get()).isEmpty();
    }
}
