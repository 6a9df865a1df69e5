package dev.tidemark.app.plot;

import dev.tidemark.app.Failure;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.draw.Theme;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.binding.Bindings;
import javafx.geometry.Insets;
import javafx.scene.AccessibleRole;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.Label;
import javafx.scene.image.ImageView;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.StackPane;
import javafx.scene.text.TextAlignment;
import javafx.stage.Window;

/**
 * One plot: the chart's picture, painted off the UI thread at the screen's sharpness, the cursor's layer above it, and
 * a slider for the visible time below.
 */
public final class PlotView extends BorderPane {
    private static final double SLIDER_THUMB = 8;

    private final PlotViewModel model;
    private final PlotContext context;
    private final PicturePainter painter;
    private final ImageView image = new ImageView();
    private final PlotOverlay overlay = new PlotOverlay();
    private final Label message = new Label();
    private final PlotSlider slider;
    private final StackPane canvas;
    private Optional<Picture> picture = Optional.empty();

    public PlotView(PlotViewModel model, PlotContext context) {
        this.model = model;
        this.context = context;
        this.painter = new PicturePainter(context.background().sibling(), this::publish, this::failed);
        this.slider = new PlotSlider(model);
        this.canvas = new StackPane(new Pane(image, overlay), message);
        build();
        connect();
    }

    private void build() {
        getStyleClass().add("plot");
        image.setSmooth(false);
        message.setWrapText(true);
        message.setTextAlignment(TextAlignment.CENTER);
        message.getStyleClass().add("text-muted");
        message.setPadding(new Insets(24));
        canvas.setId("plot");
        canvas.setMinSize(0, 0);
        canvas.setFocusTraversable(true);
        canvas.setAccessibleRole(AccessibleRole.IMAGE_VIEW);
        setCenter(canvas);
        setBottom(slider);
        PlotGestures.install(canvas, model, () -> picture);
        ContextMenu menu = PlotMenu.of(model, context, () -> picture.ifPresent(p -> PlotMenu.copy(p.image())));
        canvas.setOnContextMenuRequested(e -> {
            menu.show(canvas, e.getScreenX(), e.getScreenY());
            e.consume();
        });
    }

    private void connect() {
        message.textProperty().bind(model.message());
        message.visibleProperty().bind(model.message().isNotEmpty());
        canvas.accessibleTextProperty()
                .bind(Bindings.createStringBinding(this::spoken, model.drawn(), model.readout(), model.message()));
        slider.accessibleTextProperty().bind(context.language().text("plot.visible-time"));
        InvalidationListener repaint = o -> paint();
        model.drawn().addListener(repaint);
        context.theme().addListener(repaint);
        canvas.widthProperty().addListener(repaint);
        canvas.heightProperty().addListener(repaint);
        model.readout().addListener(o -> point());
        sceneProperty()
                .flatMap(s -> s.windowProperty())
                .flatMap(Window::outputScaleXProperty)
                .addListener(repaint);
        paint();
    }

    private Theme theme() {
        return context.theme().getValue();
    }

    private double sharpness() {
        return getScene() == null || getScene().getWindow() == null
                ? 1
                : Math.max(1, getScene().getWindow().getOutputScaleX());
    }

    private void paint() {
        canvas.setStyle(String.format(
                "-fx-background-color: #%06x;", theme().background().getRGB() & 0xFFFFFF));
        Optional<ChartSpec> chart = model.drawn().get();
        if (chart.isEmpty()) {
            picture = Optional.empty();
            image.setImage(null);
            point();
        } else if (canvas.getWidth() >= 1 && canvas.getHeight() >= 1) {
            painter.paint(
                    new PicturePainter.Wish(chart.get(), theme(), canvas.getWidth(), canvas.getHeight(), sharpness()));
        }
    }

    private void publish(Picture fresh) {
        if (model.drawn().get().isEmpty()) {
            return; // it came too late
        }
        picture = Optional.of(fresh);
        image.setImage(fresh.image());
        image.setFitWidth(fresh.image().getWidth() / fresh.scale());
        image.setFitHeight(fresh.image().getHeight() / fresh.scale());
        var plot = fresh.geometry().plot();
        slider.setPadding(new Insets(
                0,
                Math.max(0, canvas.getWidth() - plot.getMaxX() - SLIDER_THUMB),
                2,
                Math.max(0, plot.getMinX() - SLIDER_THUMB)));
        point();
    }

    private void failed(Throwable why) {
        model.clear(Failure.of(why).text());
    }

    private void point() {
        overlay.show(model.readout().get(), picture, theme());
    }

    private String spoken() {
        String chart = model.drawn()
                .get()
                .map(c -> c.heading().title() + ". " + c.heading().subtitle())
                .orElse(model.message().get());
        return model.readout().get().map(r -> chart + " " + r.sentence()).orElse(chart);
    }
}
