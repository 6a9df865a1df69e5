package dev.tidemark.app.plot;

import java.util.Optional;
import org.controlsfx.control.RangeSlider;

/** The visible stretch on the whole time axis, to be dragged and shortened. Hidden where there is no time axis. */
final class PlotSlider extends RangeSlider {
    private final PlotViewModel model;
    private boolean following;

    PlotSlider(PlotViewModel model) {
        super(0, 1, 0, 1);
        this.model = model;
        setId("visible-time");
        managedProperty().bind(visibleProperty());
        model.visible().addListener((o, before, now) -> follow(now));
        lowValueProperty().addListener(o -> lead());
        highValueProperty().addListener(o -> lead());
        follow(model.visible().get());
    }

    private void follow(Optional<TimeRange> visible) {
        setVisible(visible.isPresent());
        if (visible.isEmpty() || model.whole().isEmpty()) {
            return;
        }
        following = true;
        TimeRange whole = model.whole().get();
        setMin(Math.min(
                getMin(), whole.from())); // the slider cuts its values to its bounds: widen before, narrow after
        setMax(Math.max(getMax(), whole.to()));
        setHighValue(getMax());
        setLowValue(visible.get().from());
        setHighValue(visible.get().to());
        setMin(whole.from());
        setMax(whole.to());
        setBlockIncrement(whole.length() / 20);
        following = false;
    }

    private void lead() {
        if (!following && getLowValue() < getHighValue()) {
            model.see(new TimeRange(getLowValue(), getHighValue()));
        }
    }
}
