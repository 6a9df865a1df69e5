package dev.tidemark.app.plot;

import dev.tidemark.chart.draw.Theme;
import dev.tidemark.chart.shape.ChartGeometry;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.scene.Node;
import javafx.scene.control.Label;
import javafx.scene.layout.GridPane;
import javafx.scene.layout.Pane;
import javafx.scene.layout.Region;
import javafx.scene.paint.Color;
import javafx.scene.shape.Circle;
import javafx.scene.shape.Line;

/** The cursor and its read-out above the picture. Moving them paints no chart. */
final class PlotOverlay extends Pane {
    private static final double AWAY = 12;

    private final GridPane panel = new GridPane(8, 2);

    PlotOverlay() {
        setMouseTransparent(true);
        panel.setId("readout");
        panel.setManaged(false);
    }

    void show(Optional<Readout> readout, Optional<Picture> picture, Theme theme) {
        if (readout.isEmpty() || picture.isEmpty()) {
            getChildren().clear();
            return;
        }
        ChartGeometry geometry = picture.get().geometry();
        List<Node> nodes = new ArrayList<>();
        double x = geometry.toX(readout.get().time());
        Line line = new Line(x, geometry.plot().getMinY(), x, geometry.plot().getMaxY());
        line.setStroke(colour(theme.muted()));
        nodes.add(line);
        for (Readout.Reading reading : readout.get().readings()) {
            if (Double.isFinite(reading.value())) {
                Circle point = new Circle(
                        geometry.toX(reading.time()), geometry.toY(reading.value()), 4.5, colour(theme.background()));
                point.setStroke(colour(theme.colour(reading.colour())));
                point.setStrokeWidth(2);
                nodes.add(point);
            }
        }
        fill(readout.get(), theme);
        nodes.add(panel);
        getChildren().setAll(nodes);
        place(x, geometry);
    }

    private void fill(Readout readout, Theme theme) {
        panel.setStyle("-fx-background-color: " + css(theme.background()) + "f0; -fx-border-color: " + css(theme.grid())
                + "; -fx-background-radius: 4; -fx-border-radius: 4; -fx-padding: 6 8 6 8; -fx-font-size: 12px;");
        panel.getChildren().clear();
        Label head = label(readout.head(), theme);
        head.setStyle("-fx-font-weight: bold;");
        panel.add(head, 0, 0, 3, 1);
        for (int i = 0; i < readout.readings().size(); i++) {
            Readout.Reading reading = readout.readings().get(i);
            Region swatch = new Region();
            swatch.setMinSize(12, 4);
            swatch.setMaxSize(12, 4);
            swatch.setStyle("-fx-background-color: " + css(theme.colour(reading.colour())) + ";");
            panel.addRow(i + 1, swatch, label(reading.label(), theme), label(reading.text(), theme));
        }
    }

    private static Label label(String text, Theme theme) {
        Label label = new Label(text);
        label.setTextFill(colour(theme.text()));
        label.setMinWidth(USE_PREF_SIZE);
        return label;
    }

    /** Beside the cursor, on the side that has room. */
    private void place(double x, ChartGeometry geometry) {
        panel.applyCss();
        double width = panel.prefWidth(-1);
        double left = x + AWAY + width <= geometry.plot().getMaxX() ? x + AWAY : x - AWAY - width;
        panel.resizeRelocate(Math.max(2, left), geometry.plot().getMinY() + AWAY, width, panel.prefHeight(width));
    }

    private static Color colour(java.awt.Color colour) {
        return Color.rgb(colour.getRed(), colour.getGreen(), colour.getBlue());
    }

    private static String css(java.awt.Color colour) {
        return String.format("#%02x%02x%02x", colour.getRed(), colour.getGreen(), colour.getBlue());
    }
}
