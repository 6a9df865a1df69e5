package dev.tidemark.app.plot;

import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.Node;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.input.ScrollEvent;

/** Mouse and keys on the picture, turned into calls of the view-model. */
final class PlotGestures {
    private static final double STEP = 1.25;
    /** A wheel's notch, in the units of {@link ScrollEvent#getDeltaY}. */
    private static final double NOTCH = 40;

    private final PlotViewModel model;
    private final Supplier<Optional<Picture>> picture;
    private double dragged = Double.NaN;

    private PlotGestures(PlotViewModel model, Supplier<Optional<Picture>> picture) {
        this.model = model;
        this.picture = picture;
    }

    /** @param picture the one that is seen now, whose geometry the pointer is meant for */
    static void install(Node node, PlotViewModel model, Supplier<Optional<Picture>> picture) {
        PlotGestures gestures = new PlotGestures(model, picture);
        node.setOnMouseMoved(e -> gestures.point(e.getX(), e.getY()));
        node.setOnMouseExited(e -> model.pointAt(Double.NaN));
        node.setOnMousePressed(e -> {
            node.requestFocus();
            gestures.dragged = e.getButton() == MouseButton.PRIMARY ? e.getX() : Double.NaN;
        });
        node.setOnMouseDragged(gestures::drag);
        node.setOnMouseReleased(e -> gestures.dragged = Double.NaN);
        node.setOnMouseClicked(e -> {
            if (e.getButton() == MouseButton.PRIMARY && e.getClickCount() == 2) {
                model.reset();
            }
        });
        node.setOnScroll(gestures::scroll);
        node.setOnKeyPressed(gestures::key);
    }

    private void point(double x, double y) {
        boolean inside = picture.get().isPresent()
                && picture.get().get().geometry().plot().contains(x, y);
        model.pointAt(inside ? picture.get().get().geometry().valueAtX(x) : Double.NaN);
    }

    private void drag(MouseEvent event) {
        if (Double.isNaN(dragged) || picture.get().isEmpty()) {
            return;
        }
        var geometry = picture.get().get().geometry();
        model.panByShare((dragged - event.getX()) / geometry.plot().getWidth());
        dragged = event.getX();
    }

    private void scroll(ScrollEvent event) {
        if (picture.get().isPresent() && event.getDeltaY() != 0) {
            model.zoom(
                    Math.pow(STEP, -event.getDeltaY() / NOTCH),
                    picture.get().get().geometry().valueAtX(event.getX()));
            event.consume();
        }
    }

    /** + and − zoom, the arrows pan, with Shift they move the cursor, Home shows all, F fits the values, Escape hides the cursor. */
    private void key(KeyEvent event) {
        boolean known = true;
        switch (event.getCode()) {
            case PLUS, ADD, EQUALS -> model.zoom(1 / STEP);
            case MINUS, SUBTRACT -> model.zoom(STEP);
            case LEFT -> move(-1, event.isShiftDown());
            case RIGHT -> move(1, event.isShiftDown());
            case HOME -> model.reset();
            case F -> model.fitted().set(!model.fitted().get());
            case ESCAPE -> model.pointAt(Double.NaN);
            default -> known = false;
        }
        if (known) {
            event.consume();
        }
    }

    private void move(int direction, boolean cursor) {
        if (cursor) {
            model.movePointer(0.01 * direction);
        } else {
            model.panByShare(0.1 * direction);
        }
    }
}
