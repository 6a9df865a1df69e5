package dev.tidemark.app.plot;

import static org.assertj.core.api.Assertions.assertThat;

import atlantafx.base.theme.PrimerDark;
import dev.tidemark.app.Background;
import dev.tidemark.app.Language;
import dev.tidemark.app.Samples;
import dev.tidemark.app.WindowToolkit;
import dev.tidemark.assets.Texts;
import dev.tidemark.assets.Themes;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.MemoryChart;
import dev.tidemark.chart.draw.ChartExport;
import dev.tidemark.chart.draw.Theme;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.ExecutionException;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.event.Event;
import javafx.scene.Node;
import javafx.scene.Scene;
import javafx.scene.image.ImageView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;
import javafx.stage.Stage;
import org.junit.jupiter.api.Test;

class PlotViewTest {
    private static final Background AT_ONCE = new Background(Runnable::run, Runnable::run);

    private final PlotViewModel model = new PlotViewModel(AT_ONCE, PlotViewModel.newCursor());
    private final ObjectProperty<Theme> theme = new SimpleObjectProperty<>(Theme.DARK);
    private final List<String> exports = new ArrayList<>();

    private static ChartSpec chart() {
        return MemoryChart.of(
                Samples.runs().stream()
                        .filter(r -> r.scenario().equals(Samples.HELLO))
                        .toList(),
                MemoryChart.Options.RSS,
                Texts.of(Texts.SPANISH));
    }

    private PlotView shown(Stage stage) {
        PlotContext context = new PlotContext(
                new Language(Texts.SPANISH),
                theme,
                AT_ONCE,
                (chart, format) -> exports.add(chart.heading().title() + " " + format));
        PlotView view = new PlotView(model, context);
        Scene scene = new Scene(view, 900, 500);
        scene.setUserAgentStylesheet(new PrimerDark().getUserAgentStylesheet());
        scene.getStylesheets().add(Themes.window());
        stage.setScene(scene);
        stage.show();
        view.applyCss();
        view.layout();
        return view;
    }

    private static MouseEvent mouse(javafx.event.EventType<MouseEvent> type, double x, double y, int clicks) {
        boolean down = type == MouseEvent.MOUSE_DRAGGED || type == MouseEvent.MOUSE_PRESSED;
        return new MouseEvent(
                type,
                x,
                y,
                x,
                y,
                MouseButton.PRIMARY,
                clicks,
                false,
                false,
                false,
                false,
                down,
                false,
                false,
                false,
                false,
                true,
                null);
    }

    private static KeyEvent key(KeyCode code, boolean shift) {
        return new KeyEvent(KeyEvent.KEY_PRESSED, "", "", code, shift, false, false, false);
    }

    private static ScrollEvent wheel(double x, double deltaY) {
        return new ScrollEvent(
                ScrollEvent.SCROLL,
                x,
                200,
                x,
                200,
                false,
                false,
                false,
                false,
                false,
                false,
                0,
                deltaY,
                0,
                deltaY,
                ScrollEvent.HorizontalTextScrollUnits.NONE,
                0,
                ScrollEvent.VerticalTextScrollUnits.NONE,
                0,
                0,
                null);
    }

    private TimeRange visible() {
        return model.visible().get().orElseThrow();
    }

    @Test
    void drawsTheChartAndReadsItUnderThePointer() throws InterruptedException, ExecutionException {
        WindowToolkit.call(() -> {
            Stage stage = new Stage();
            PlotView view = shown(stage);
            model.show(chart());
            Node plot = view.lookup("#plot");

            assertThat(((ImageView) view.lookup("ImageView")).getImage().getWidth())
                    .isGreaterThan(899);
            Event.fireEvent(plot, mouse(MouseEvent.MOUSE_MOVED, 450, 200, 0));
            assertThat(view.lookup("#readout")).isNotNull();
            assertThat(plot.getAccessibleText()).contains("Memoria a lo largo del tiempo", "Alpha 1.2.0 (n = 3): ");
            WindowToolkit.picture(stage.getScene(), 1, Path.of("target/pictures/plot-dark-es.png"));
            theme.set(Theme.LIGHT);
            WindowToolkit.picture(stage.getScene(), 1.5, Path.of("target/pictures/plot-light-es.png"));
            Event.fireEvent(plot, mouse(MouseEvent.MOUSE_EXITED, 0, 0, 0));
            assertThat(view.lookup("#readout")).isNull();
            stage.hide();
            return null;
        });
    }

    @Test
    void mouseAndKeysMoveTheVisibleStretch() throws InterruptedException, ExecutionException {
        WindowToolkit.call(() -> {
            Stage stage = new Stage();
            PlotView view = shown(stage);
            model.show(chart());
            Node plot = view.lookup("#plot");
            TimeRange whole = visible();

            Event.fireEvent(plot, wheel(450, 40));
            assertThat(visible().length()).isCloseTo(whole.length() / 1.25, org.assertj.core.data.Offset.offset(1e-9));
            double from = visible().from();
            Event.fireEvent(plot, mouse(MouseEvent.MOUSE_PRESSED, 400, 200, 1));
            Event.fireEvent(plot, mouse(MouseEvent.MOUSE_DRAGGED, 450, 200, 1));
            assertThat(visible().from()).isLessThan(from);
            Event.fireEvent(plot, mouse(MouseEvent.MOUSE_CLICKED, 450, 200, 2));
            assertThat(visible()).isEqualTo(whole);
            Event.fireEvent(plot, key(KeyCode.PLUS, false));
            Event.fireEvent(plot, key(KeyCode.RIGHT, false));
            assertThat(visible().from()).isGreaterThan(whole.from());
            Event.fireEvent(plot, key(KeyCode.RIGHT, true));
            assertThat(model.readout().get()).isPresent();
            Event.fireEvent(plot, key(KeyCode.HOME, false));
            assertThat(visible()).isEqualTo(whole);
            stage.hide();
            return null;
        });
    }

    @Test
    void theSliderFollowsAndLeads() throws InterruptedException, ExecutionException {
        WindowToolkit.call(() -> {
            Stage stage = new Stage();
            PlotView view = shown(stage);
            PlotSlider slider = (PlotSlider) view.getBottom();
            assertThat(slider.isVisible()).isFalse();

            model.show(chart());
            model.see(new TimeRange(0, 30));
            assertThat(slider.isVisible()).isTrue();
            assertThat(List.of(slider.getMin(), slider.getLowValue(), slider.getHighValue(), slider.getMax()))
                    .containsExactly(-14.0, 0.0, 30.0, 46.0);
            slider.setLowValue(10);
            assertThat(visible()).isEqualTo(new TimeRange(10, 30));
            stage.hide();
            return null;
        });
    }

    @Test
    void savesWhatIsSeenAndSaysWhatIsMissing() throws InterruptedException, ExecutionException {
        WindowToolkit.call(() -> {
            Stage stage = new Stage();
            PlotView view = shown(stage);
            model.clear("Seleccionar mediciones en la biblioteca.");
            assertThat(view.lookup("#plot").getAccessibleText()).isEqualTo("Seleccionar mediciones en la biblioteca.");
            WindowToolkit.picture(stage.getScene(), 1, Path.of("target/pictures/plot-empty-es.png"));

            model.show(chart());
            PlotMenu.of(
                            model,
                            new PlotContext(
                                    new Language(Texts.SPANISH), theme, AT_ONCE, (c, f) -> exports.add(f.word())),
                            () -> {})
                    .getItems()
                    .stream()
                    .filter(i -> "plot-export-svg".equals(i.getId()))
                    .forEach(i -> i.fire());
            assertThat(exports).containsExactly(ChartExport.Format.SVG.word());
            stage.hide();
            return null;
        });
    }
}
