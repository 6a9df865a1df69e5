package dev.tidemark.app.inspector;

import javafx.geometry.Orientation;
import javafx.geometry.Point2D;
import javafx.scene.AccessibleRole;
import javafx.scene.Cursor;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyCombination;
import javafx.scene.input.KeyEvent;
import javafx.scene.input.MouseButton;
import javafx.scene.input.MouseEvent;
import javafx.scene.layout.Region;
import javafx.scene.shape.Path;
import javafx.scene.text.Text;

/**
 * Text in as many lines as it needs. The mouse selects a part by dragging and everything by a double click; the
 * clipboard's key then copies what is selected. Far lighter than a text area, of which a page would need a hundred.
 */
final class SelectableText extends Region {
    private static final KeyCombination COPY = KeyCombination.valueOf("Shortcut+C");
    private static final KeyCombination ALL = KeyCombination.valueOf("Shortcut+A");

    private final Text text = new Text();
    private final Path highlight = new Path();
    private int anchor;

    SelectableText(String content, String... styles) {
        getStyleClass().add("selectable");
        getStyleClass().addAll(styles);
        text.setText(content);
        text.getStyleClass().add("selectable-text");
        highlight.getStyleClass().add("selectable-highlight");
        highlight.setManaged(false);
        setCursor(Cursor.TEXT);
        setAccessibleRole(AccessibleRole.TEXT);
        setAccessibleText(content);
        getChildren().addAll(highlight, text);
        text.selectionShapeProperty().addListener((o, old, shape) -> paint());
        addEventHandler(MouseEvent.MOUSE_PRESSED, this::pressed);
        addEventHandler(MouseEvent.MOUSE_DRAGGED, this::dragged);
        addEventHandler(KeyEvent.KEY_PRESSED, this::key);
        focusedProperty().addListener((o, was, is) -> {
            if (!is) {
                select(0, 0);
            }
        });
    }

    private void paint() {
        highlight.getElements().setAll(text.getSelectionShape());
    }

    private int index(MouseEvent event) {
        return text.hitTest(new Point2D(event.getX() - text.getLayoutX(), event.getY() - text.getLayoutY()))
                .getInsertionIndex();
    }

    private void pressed(MouseEvent event) {
        requestFocus();
        if (event.getButton() == MouseButton.PRIMARY) {
            anchor = index(event);
            select(event.getClickCount() > 1 ? 0 : anchor, event.getClickCount() > 1 ? length() : anchor);
        }
        event.consume();
    }

    private void dragged(MouseEvent event) {
        if (event.getButton() == MouseButton.PRIMARY) {
            int here = index(event);
            select(Math.min(anchor, here), Math.max(anchor, here));
        }
        event.consume();
    }

    private void key(KeyEvent event) {
        if (COPY.match(event) && !selected().isEmpty()) {
            copy(selected());
            event.consume();
        } else if (ALL.match(event)) {
            select(0, length());
            event.consume();
        } else if (event.getCode() == KeyCode.ESCAPE && !selected().isEmpty()) {
            select(0, 0);
            event.consume();
        }
    }

    private int length() {
        return text.getText().length();
    }

    private void select(int from, int to) {
        text.setSelectionStart(from == to ? -1 : from);
        text.setSelectionEnd(from == to ? -1 : to);
        paint();
    }

    /** What is selected; may be empty. */
    String selected() {
        return text.getSelectionStart() < 0
                ? ""
                : text.getText().substring(text.getSelectionStart(), text.getSelectionEnd());
    }

    static void copy(String what) {
        ClipboardContent content = new ClipboardContent();
        content.putString(what);
        Clipboard.getSystemClipboard().setContent(content);
    }

    @Override
    protected double computeMinWidth(double height) {
        return 20;
    }

    @Override
    protected double computePrefWidth(double height) {
        text.setWrappingWidth(0);
        return Math.ceil(text.getLayoutBounds().getWidth());
    }

    @Override
    protected double computeMinHeight(double width) {
        return computePrefHeight(width);
    }

    @Override
    protected double computePrefHeight(double width) {
        text.setWrappingWidth(width < 0 ? 0 : width);
        return Math.ceil(text.getLayoutBounds().getHeight());
    }

    @Override
    public Orientation getContentBias() {
        return Orientation.HORIZONTAL;
    }

    @Override
    protected void layoutChildren() {
        text.setWrappingWidth(getWidth());
        text.setLayoutX(0);
        text.setLayoutY(text.getBaselineOffset());
        highlight.setLayoutX(text.getLayoutX());
        highlight.setLayoutY(text.getLayoutY());
        paint();
    }
}
