package dev.tidemark.app.table;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.app.Background;
import dev.tidemark.app.Failure;
import dev.tidemark.app.LibraryDesk;
import dev.tidemark.app.OpenRun;
import dev.tidemark.app.OpenStudy;
import dev.tidemark.app.Selection;
import dev.tidemark.app.Workspace;
import dev.tidemark.library.RunEntry;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.report.Table;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.ReadOnlyStringProperty;
import javafx.beans.property.ReadOnlyStringWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The table of one scenario of the selected study, with what the user chose for it. */
public final class FrameworkTableViewModel {
    /** With fewer of the standard columns a table shows whatever there is. */
    private static final int FEW = 3;

    private final Workspace workspace;
    private final LibraryDesk desk;
    private final Background background;
    private final ObservableList<Scenario> scenarios = FXCollections.observableArrayList();
    private final ObjectProperty<Optional<Scenario>> scenario = new SimpleObjectProperty<>(Optional.empty());
    private final ObjectProperty<Reducer> reducer = new SimpleObjectProperty<>(Reducer.MEDIAN);
    private final ObservableList<Column> available = FXCollections.observableArrayList();
    private final ObservableList<Column> columns = FXCollections.observableArrayList(Columns.standard());
    private final ReadOnlyObjectWrapper<Optional<TablePages>> pages = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyObjectWrapper<Optional<Table>> behind = new ReadOnlyObjectWrapper<>(Optional.empty());
    private final ReadOnlyStringWrapper message = new ReadOnlyStringWrapper("");

    private Optional<OpenStudy> study = Optional.empty();
    private List<OpenRun> runs = List.of();
    private int opened = -1;
    private boolean choosing;
    private boolean columnsAreTheUsers;

    public FrameworkTableViewModel(Workspace workspace, LibraryDesk desk, Background background) {
        this.workspace = workspace;
        this.desk = desk;
        this.background = background.sibling();
        workspace.selection().addListener((o, old, now) -> selected(now));
        InvalidationListener make = o -> make();
        workspace.language().texts().addListener(o -> translate());
        scenario.addListener(o -> load());
        reducer.addListener(make);
        columns.addListener((InvalidationListener) o -> {
            columnsAreTheUsers |= !choosing;
            make();
        });
        selected(workspace.selection().get());
    }

    /** A table is of one study: the first that the selection touches. */
    private void selected(Selection selection) {
        Optional<OpenStudy> now = selection.studies().stream().findFirst();
        Optional<Scenario> wanted = selection.run().map(RunEntry::scenario);
        if (!now.equals(study)) {
            study = now;
            List<Scenario> all = now.map(s ->
                            s.runs().stream().map(RunEntry::scenario).distinct().toList())
                    .orElse(List.of());
            Optional<Scenario> kept = scenario.get().filter(all::contains);
            choosing = true;
            scenarios.setAll(all);
            scenario.set(wanted.or(() -> kept).or(() -> all.stream().findFirst()));
            choosing = false;
            load();
        } else if (wanted.isPresent() && !wanted.equals(scenario.get())) {
            scenario.set(wanted);
        }
    }

    private void load() {
        if (choosing) {
            return;
        }
        if (study.isEmpty() || scenario.get().isEmpty()) {
            background.forget();
            show(List.of(), workspace.language().now().get("window.nothing-selected"));
            return;
        }
        Scenario chosen = scenario.get().get();
        List<RunEntry> entries = study.get().runs().stream()
                .filter(r -> r.scenario().equals(chosen))
                .toList();
        background.submit(
                () -> desk.load(entries),
                loaded -> show(loaded, ""),
                e -> show(List.of(), Failure.of(e).text()));
    }

    private void show(List<OpenRun> loaded, String why) {
        choosing = true;
        runs = loaded;
        message.set(why);
        opened = -1;
        available.setAll(FrameworkTable.columnsWithData(plain()));
        if (!columnsAreTheUsers) {
            List<Column> standard =
                    Columns.standard().stream().filter(available::contains).toList();
            columns.setAll(standard.size() < FEW ? available : standard);
        }
        choosing = false;
        make();
    }

    private List<Run> plain() {
        return runs.stream().map(OpenRun::run).toList();
    }

    private void translate() {
        if (runs.isEmpty()) {
            load();
        } else {
            make();
        }
    }

    private void make() {
        if (choosing) {
            return;
        }
        List<Column> inOrder = Columns.all().stream()
                .filter(c -> columns.contains(c) && available.contains(c))
                .toList();
        pages.set(scenario.get()
                .filter(s -> !runs.isEmpty())
                .map(s -> FrameworkTable.of(plain(), s, inOrder, reducer.get(), HealthRule.DEFAULT))
                .map(t -> TablePages.of(t, workspace.language().now())));
        open(opened);
    }

    /** Shows the runs behind a row, given its index in the table; -1 closes them. */
    public void open(int row) {
        opened = row;
        behind.set(pages.get()
                .filter(p -> row >= 0 && row < p.table().rows().size())
                .map(p -> p.behind(row)));
    }

    /** Selects a run in the library, given its index among the runs behind the opened row. */
    public void inspect(int index) {
        pages.get().filter(p -> opened >= 0 && index >= 0).ifPresent(p -> {
            Run run = p.table().rows().get(opened).runs().get(index).run();
            runs.stream()
                    .filter(r -> r.run().equals(run))
                    .findFirst()
                    .ifPresent(r -> study.ifPresent(s -> workspace
                            .selection()
                            .set(new Selection(List.of(s), List.of(r.entry()), Optional.of(r.entry())))));
        });
    }

    /** Those of the study, in its order. */
    public ObservableList<Scenario> scenarios() {
        return scenarios;
    }

    public ObjectProperty<Optional<Scenario>> scenario() {
        return scenario;
    }

    public ObjectProperty<Reducer> reducer() {
        return reducer;
    }

    /** The columns that the user wants to see; shown in their usual order. */
    public ObservableList<Column> columns() {
        return columns;
    }

    /** The columns for which the study has figures. */
    public ObservableList<Column> available() {
        return available;
    }

    /** Empty while there is nothing to show. */
    public ReadOnlyObjectProperty<Optional<TablePages>> pages() {
        return pages.getReadOnlyProperty();
    }

    /** The runs behind the opened row. */
    public ReadOnlyObjectProperty<Optional<Table>> behind() {
        return behind.getReadOnlyProperty();
    }

    /** Why there is no table; else empty. */
    public ReadOnlyStringProperty message() {
        return message.getReadOnlyProperty();
    }
}
