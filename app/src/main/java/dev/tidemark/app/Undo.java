package dev.tidemark.app;

import java.util.ArrayDeque;
import java.util.Deque;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;

/** What can be taken back, latest first. UI thread only. */
public final class Undo {
    /** @param label what is undone: {@code Remove 'Node frameworks'} */
    public record Step(String label, Runnable back) {}

    private static final int DEPTH = 100;

    private final Deque<Step> steps = new ArrayDeque<>();
    private final ReadOnlyStringWrapper next = new ReadOnlyStringWrapper("");

    public void done(Step step) {
        steps.push(step);
        if (steps.size() > DEPTH) {
            steps.removeLast();
        }
        tell();
    }

    /** Takes back the latest step; nothing happens if there is none. */
    public void back() {
        if (!steps.isEmpty()) {
            Step step = steps.pop();
            tell();
            step.back().run();
        }
    }

    /** Takes back that step if it has not been taken back already. */
    public void back(Step step) {
        if (steps.remove(step)) {
            tell();
            step.back().run();
        }
    }

    private void tell() {
        next.set(steps.isEmpty() ? "" : steps.peek().label());
    }

    /** What {@link #back()} would take back; empty for nothing. */
    public ReadOnlyStringProperty next() {
        return next.getReadOnlyProperty();
    }
}
