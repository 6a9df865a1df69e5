package dev.tidemark.app;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.Test;

class BackgroundTest {
    private final Deque<Runnable> worker = new ArrayDeque<>();
    private final Deque<Runnable> ui = new ArrayDeque<>();
    private final Background background = new Background(worker::add, ui::add);
    private final List<String> shown = new ArrayList<>();

    @Test
    void publishesOnTheOtherThread() {
        background.submit(() -> "done", shown::add, e -> shown.add("failed"));
        worker.remove().run();

        assertThat(shown).isEmpty();
        ui.remove().run();
        assertThat(shown).containsExactly("done");
    }

    @Test
    void dropsWhatIsNoLongerTheLatest() {
        background.submit(() -> "first", shown::add, e -> shown.add("failed"));
        background.submit(() -> "second", shown::add, e -> shown.add("failed"));
        worker.forEach(Runnable::run);
        ui.forEach(Runnable::run);

        assertThat(shown).containsExactly("second");
    }

    @Test
    void aSiblingHasItsOwnLatest() {
        background.submit(() -> "first", shown::add, e -> shown.add("failed"));
        background.sibling().submit(() -> "second", shown::add, e -> shown.add("failed"));
        worker.forEach(Runnable::run);
        ui.forEach(Runnable::run);

        assertThat(shown).containsExactly("first", "second");
    }

    @Test
    void handsOverEvenErrors() {
        background.<String>submit(
                () -> {
                    throw new StackOverflowError("too deep");
                },
                shown::add,
                e -> shown.add(String.valueOf(e.getMessage())));
        worker.remove().run();
        ui.remove().run();

        assertThat(shown).containsExactly("too deep");
    }
}
