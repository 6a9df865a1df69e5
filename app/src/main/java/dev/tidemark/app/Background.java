package dev.tidemark.app;

import java.util.concurrent.Callable;
import java.util.concurrent.Executor;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.Consumer;
import javafx.application.Platform;

/**
 * The one way off the UI thread and back; each view-model has its own. Only the latest submission publishes: a result
 * that comes late is dropped.
 */
public final class Background {
    private final Executor worker;
    private final Executor ui;
    private final AtomicLong latest = new AtomicLong();

    /** In the program {@code ui} is the toolkit's own queue; in a test both may be {@code Runnable::run}. */
    public Background(Executor worker, Executor ui) {
        this.worker = worker;
        this.ui = ui;
    }

    /** Work on the given executor, results on the UI thread. */
    public static Background ofWindow(Executor worker) {
        return new Background(worker, Platform::runLater);
    }

    /** Another one over the same threads, with its own "latest". */
    public Background sibling() {
        return new Background(worker, ui);
    }

    /**
     * Runs {@code work} off the UI thread, then one of the other two on it.
     *
     * @param failed gets whatever the work throws, errors such as a full memory included: the window outlives both
     */
    public <T> void submit(Callable<T> work, Consumer<? super T> publish, Consumer<? super Throwable> failed) {
        long mine = latest.incrementAndGet();
        worker.execute(() -> run(mine, work, publish, failed));
    }

    private <T> void run(long mine, Callable<T> work, Consumer<? super T> publish, Consumer<? super Throwable> failed) {
        try {
            T result = work.call();
            ui.execute(() -> ifLatest(mine, () -> publish.accept(result)));
        } catch (Throwable e) { // the only broad catch: this is where a failure turns into something to be shown
            ui.execute(() -> ifLatest(mine, () -> failed.accept(e)));
        }
    }

    private void ifLatest(long mine, Runnable action) {
        if (latest.get() == mine) {
            action.run();
        }
    }

    /** From work in progress to the UI thread, whichever submission is the latest. */
    public void tell(Runnable news) {
        ui.execute(news);
    }

    /** From here on no earlier submission publishes. */
    public void forget() {
        latest.incrementAndGet();
    }
}
