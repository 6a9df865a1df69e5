package dev.tidemark.app;

import java.util.concurrent.atomic.AtomicBoolean;
import javafx.beans.property.ReadOnlyDoubleProperty;
import javafx.beans.property.ReadOnlyDoubleWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/**
 * Something that takes a while, as the task list shows it. {@link #isCancelled} may be asked from any thread, all else
 * belongs to the UI thread.
 */
public final class Job {
    /** Progress while nobody knows how much there is to do. */
    public static final double UNKNOWN = -1;

    private final String title;
    private final ReadOnlyDoubleWrapper progress = new ReadOnlyDoubleWrapper(UNKNOWN);
    private final ReadOnlyStringWrapper detail = new ReadOnlyStringWrapper("");
    private final AtomicBoolean cancelled = new AtomicBoolean();

    public Job(String title) {
        this.title = title;
    }

    public String title() {
        return title;
    }

    /** 0..1, or {@link #UNKNOWN}. */
    public ReadOnlyDoubleProperty progress() {
        return progress.getReadOnlyProperty();
    }

    /** What is being done right now. */
    public ReadOnlyStringProperty detail() {
        return detail.getReadOnlyProperty();
    }

    /** @param all 0 where that is not known yet */
    public void report(long done, long all, String now) {
        progress.set(all == 0 ? UNKNOWN : (double) done / all);
        detail.set(now);
    }

    /** Asks the work to stop at the next place where nothing is left half done. */
    public void cancel() {
        cancelled.set(true);
    }

    public boolean isCancelled() {
        return cancelled.get();
    }
}
