package dev.tidemark.app.plot;

import dev.tidemark.app.Background;
import dev.tidemark.app.Failure;
import dev.tidemark.chart.ChartSpec;
import java.util.Optional;
import java.util.concurrent.Callable;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.DoubleProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleDoubleProperty;

/** What a plot shows: a chart, the visible stretch of its time axis, and the cursor. Knows no control; UI thread only. */
public final class PlotViewModel {
    /** The shortest stretch that can be shown, as a share of the whole and in seconds. */
    private static final double SHORTEST_SHARE = 1e-6;

    private static final double SHORTEST_SECONDS = 0.01;

    private final Background background;
    private final DoubleProperty cursor;
    private final ReadOnlyObjectWrapper<Optional<ChartSpec>> chart = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<TimeRange>> visible = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<ChartSpec>> drawn = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Readout>> readout = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final BooleanProperty fitted = new SimpleBooleanProperty();
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");

    /**
     * @param background the plot's own, for making charts
     * @param cursor in seconds on the time axis, NaN for none; plots that are given the same one show one cursor
     */
    public PlotViewModel(Background background, DoubleProperty cursor) {
        this.background = background;
        this.cursor = cursor;
        cursor.addListener(o -> read());
        fitted.addListener(o -> redraw());
    }

    /** A cursor that points nowhere yet. */
    public static DoubleProperty newCursor() {
        return new SimpleDoubleProperty(Double.NaN);
    }

    /** Makes a chart off the UI thread and shows it, unless another one is asked for before it is ready. */
    public void show(Callable<? extends ChartSpec> make) {
        background.submit(make, this::show, why -> clear(Failure.of(why).text()));
    }

    /** Shows a chart. The visible stretch stays if the time axis is the same: in another language, say. */
    public void show(ChartSpec spec) {
        boolean same = whole().isPresent() && whole().equals(wholeOf(spec));
        message.set("");
        chart.set(Optional.of(spec));
        visible.set(same ? visible.get() : wholeOf(spec));
        redraw();
    }

    /** Shows no chart but a sentence: what is missing, and what to do. */
    public void clear(String sentence) {
        background.forget();
        chart.set(Optional.empty());
        visible.set(Optional.empty());
        message.set(sentence);
        redraw();
    }

    /** The chart with its whole time axis, as it is to be exported or reset to. */
    public ReadOnlyObjectProperty<Optional<ChartSpec>> chart() {
        return chart.getReadOnlyProperty();
    }

    /** The chart as it is visible now. */
    public ReadOnlyObjectProperty<Optional<ChartSpec>> drawn() {
        return drawn.getReadOnlyProperty();
    }

    /** The visible stretch; empty for a chart without a time axis. */
    public ReadOnlyObjectProperty<Optional<TimeRange>> visible() {
        return visible.getReadOnlyProperty();
    }

    /** The whole time axis. */
    public Optional<TimeRange> whole() {
        return chart.get().flatMap(PlotViewModel::wholeOf);
    }

    /** Whether the value axis shows only as much as the visible samples reach, and does not start at zero. */
    public BooleanProperty fitted() {
        return fitted;
    }

    /** What stands in the place of a chart; empty while there is one. */
    public ReadOnlyStringProperty message() {
        return message.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Optional<Readout>> readout() {
        return readout.getReadOnlyProperty();
    }

    private static Optional<TimeRange> wholeOf(ChartSpec spec) {
        return spec instanceof ChartSpec.Time time && !time.isEmpty()
                ? Optional.of(new TimeRange(time.x().min(), time.x().max()))
                : Optional.empty();
    }

    /**
     * Shows a longer or shorter stretch around a moment, which keeps its place.
     *
     * @param factor below 1 shows less time, above 1 more
     * @param at in seconds on the axis
     */
    public void zoom(double factor, double at) {
        visible.get().ifPresent(v -> see(v.scaled(factor, at)));
    }

    /** Zooms around the cursor where it is visible, else around the middle. */
    public void zoom(double factor) {
        visible.get().ifPresent(v -> zoom(factor, v.contains(cursor.get()) ? cursor.get() : (v.from() + v.to()) / 2));
    }

    /** Shows what lies so many seconds later, up to the axis's end. */
    public void pan(double seconds) {
        visible.get().ifPresent(v -> see(v.shifted(seconds)));
    }

    /** Shows what lies later by that share of the visible stretch. */
    public void panByShare(double share) {
        visible.get().ifPresent(v -> pan(v.length() * share));
    }

    /** Shows the whole axis. */
    public void reset() {
        whole().ifPresent(this::see);
    }

    /** Shows that stretch, as far as the axis has it; what is too short to show is made longer. */
    public void see(TimeRange range) {
        whole().ifPresent(whole -> {
            double shortest = Math.min(whole.length(), Math.max(SHORTEST_SECONDS, whole.length() * SHORTEST_SHARE));
            double middle = (range.from() + range.to()) / 2;
            TimeRange shown =
                    range.length() < shortest ? new TimeRange(middle - shortest / 2, middle + shortest / 2) : range;
            visible.set(Optional.of(shown.within(whole)));
            redraw();
        });
    }

    /** @param time in seconds on the axis; NaN takes the cursor away */
    public void pointAt(double time) {
        cursor.set(time);
    }

    /** Moves the cursor by a share of the visible stretch; where there is none it starts in the middle. */
    public void movePointer(double share) {
        visible.get().ifPresent(v -> {
            double start = v.contains(cursor.get()) ? cursor.get() : (v.from() + v.to()) / 2;
            pointAt(Math.clamp(start + share * v.length(), v.from(), v.to()));
        });
    }

    private void redraw() {
        drawn.set(chart.get().map(c -> c instanceof ChartSpec.Time time ? visiblePart(time) : c));
        read();
    }

    private ChartSpec visiblePart(ChartSpec.Time time) {
        ChartSpec.Time part =
                visible.get().map(v -> time.between(v.from(), v.to())).orElse(time);
        return fitted.get() ? part.fittedToValues() : part;
    }

    private void read() {
        boolean pointed = visible.get().isPresent() && visible.get().get().contains(cursor.get());
        readout.set(
                pointed && drawn.get().isPresent() && drawn.get().get() instanceof ChartSpec.Time time
                        ? Optional.of(new Reader(time, visible.get().get()).at(cursor.get()))
                        : Optional.empty());
    }
}
