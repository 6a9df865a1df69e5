package dev.tidemark.app.compare;

import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.Comparison;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.app.Background;
import dev.tidemark.app.Failure;
import dev.tidemark.app.LibraryDesk;
import dev.tidemark.app.Notice;
import dev.tidemark.app.OpenRun;
import dev.tidemark.app.OpenStudy;
import dev.tidemark.app.Selection;
import dev.tidemark.app.Workspace;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.property.IntegerProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleIntegerProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The sides that the user put side by side, and what comes of it. */
public final class CompareViewModel {
    private final Workspace workspace;
    private final LibraryDesk desk;
    private final Background background;
    private final ObservableList<Side> sides = FXCollections.observableArrayList();
    private final IntegerProperty baseline = new SimpleIntegerProperty(0);
    private final ObjectProperty<Reducer> reducer = new SimpleObjectProperty<>(Reducer.MEDIAN);
    private final ReadOnlyObjectWrapper<Optional<ComparePages>> pages = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");

    public CompareViewModel(Workspace workspace, LibraryDesk desk, Background background) {
        this.workspace = workspace;
        this.desk = desk;
        this.background = background.sibling();
        InvalidationListener make = o -> make();
        sides.addListener(make);
        baseline.addListener(make);
        reducer.addListener(make);
        workspace.language().texts().addListener(make);
        workspace.studies().addListener((InvalidationListener) o -> dropRemoved());
        make();
    }

    /** What left the library leaves the comparison. */
    private void dropRemoved() {
        List<Side> kept = sides.stream()
                .filter(s -> workspace.studies().stream()
                        .anyMatch(o -> o.key() == s.study().key()))
                .toList();
        if (kept.size() < sides.size()) {
            baseline.set(0);
            sides.setAll(kept);
        }
    }

    private void make() {
        if (sides.size() < 2) {
            background.forget();
            pages.set(Optional.empty());
            message.set(
                    workspace.language().now().get(sides.isEmpty() ? "window.compare.empty" : "window.compare.one"));
            return;
        }
        List<Side> now = List.copyOf(sides);
        List<String> names = names();
        int base = Math.clamp(baseline.get(), 0, now.size() - 1);
        Reducer how = reducer.get();
        var texts = workspace.language().now();
        background.submit(
                () -> ComparePages.of(compare(now, names, base, how), texts),
                made -> {
                    message.set("");
                    pages.set(Optional.of(made));
                },
                e -> {
                    pages.set(Optional.empty());
                    message.set(Failure.of(e).text());
                });
    }

    private Comparison compare(List<Side> now, List<String> names, int base, Reducer how) throws LibraryException {
        List<Comparison.Group> groups = new ArrayList<>();
        for (int i = 0; i < now.size(); i++) {
            List<Run> runs =
                    desk.load(now.get(i).runs()).stream().map(OpenRun::run).toList();
            groups.add(new Comparison.Group(names.get(i), runs));
        }
        return Comparison.of(groups, base, Columns.all(), how, HealthRule.DEFAULT);
    }

    /** Each side's name, as short as tells them apart. */
    public List<String> names() {
        return new SideNames(workspace.language().now()).of(sides);
    }

    /** Adds sides as long as there is room; those already there are left out. */
    public void add(List<Side> more) {
        List<Side> fresh =
                more.stream().filter(s -> !sides.contains(s)).distinct().toList();
        int room = Comparison.MOST_GROUPS - sides.size();
        if (fresh.size() > room) {
            workspace.tell(Notice.warning(workspace
                    .language()
                    .now()
                    .get("window.compare.full", Comparison.MOST_GROUPS, fresh.size() - room)));
        }
        sides.addAll(fresh.subList(0, Math.min(room, fresh.size())));
    }

    /** Puts the subjects of the selected study side by side, in the scenario of the selected run or the first one. */
    public void compareSubjects() {
        List<Side> candidates = candidates();
        Optional<Scenario> scenario = workspace
                .selection()
                .get()
                .run()
                .map(RunEntry::scenario)
                .or(() -> candidates.stream().findFirst().map(s -> s.first().scenario()));
        List<Side> chosen = candidates.stream()
                .filter(s -> scenario.isPresent() && s.first().scenario().equals(scenario.get()))
                .toList();
        clear();
        add(chosen);
    }

    /** What the selected study offers: its subjects in each of its scenarios. */
    public List<Side> candidates() {
        Selection selection = workspace.selection().get();
        Optional<OpenStudy> study = selection.studies().stream().findFirst();
        return study.map(s -> Side.of(s, s.runs())).orElse(List.of());
    }

    /** Names of those, in their order. */
    public List<String> names(List<Side> candidates) {
        return new SideNames(workspace.language().now()).of(candidates);
    }

    /** Takes a side away; the baseline stays the same side where it can. */
    public void remove(Side side) {
        int index = sides.indexOf(side);
        if (index >= 0) {
            int base = baseline.get();
            sides.remove(index);
            baseline.set(index < base ? base - 1 : index == base ? 0 : base);
        }
    }

    public void clear() {
        sides.clear();
        baseline.set(0);
    }

    /** In the order in which they stand beside each other. */
    public ObservableList<Side> sides() {
        return sides;
    }

    /** Index of the side that the others are compared with. */
    public IntegerProperty baseline() {
        return baseline;
    }

    public ObjectProperty<Reducer> reducer() {
        return reducer;
    }

    /** Empty while there are fewer than two sides. */
    public ReadOnlyObjectProperty<Optional<ComparePages>> pages() {
        return pages.getReadOnlyProperty();
    }

    /** Why there is no comparison; else empty. */
    public ReadOnlyStringProperty message() {
        return message.getReadOnlyProperty();
    }
}
