package dev.tidemark.app.memory;

import dev.tidemark.app.Background;
import dev.tidemark.app.Failure;
import dev.tidemark.app.LibraryDesk;
import dev.tidemark.app.OpenRun;
import dev.tidemark.app.Selection;
import dev.tidemark.app.Workspace;
import dev.tidemark.app.plot.PlotViewModel;
import dev.tidemark.chart.MemoryChart;
import dev.tidemark.library.RunEntry;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Series;
import dev.tidemark.model.Subject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javafx.beans.InvalidationListener;
import javafx.beans.property.BooleanProperty;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleBooleanProperty;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** Which of the selected runs the memory plot shows, and by which metric. */
public final class MemoryViewModel {
    private final Workspace workspace;
    private final LibraryDesk desk;
    private final Background background;
    private final PlotViewModel plot;
    private final ObservableList<Scenario> scenarios = FXCollections.observableArrayList();
    private final ObjectProperty<Optional<Scenario>> scenario = new SimpleObjectProperty<>(Optional.empty());
    private final ObservableList<Subject> subjects = FXCollections.observableArrayList();
    private final ObservableList<Subject> chosenSubjects = FXCollections.observableArrayList();
    private final ObservableList<List<Metric>> metrics = FXCollections.observableArrayList();
    private final ObjectProperty<Optional<List<Metric>>> chosenMetrics = new SimpleObjectProperty<>(Optional.empty());
    private final BooleanProperty repetitions = new SimpleBooleanProperty(true);
    private List<Run> runs = List.of();
    private boolean choosing;

    public MemoryViewModel(Workspace workspace, LibraryDesk desk, Background background, PlotViewModel plot) {
        this.workspace = workspace;
        this.desk = desk;
        this.background = background.sibling();
        this.plot = plot;
        workspace.selection().addListener(o -> selected());
        scenario.addListener(o -> scenarioChosen());
        chosenSubjects.addListener((InvalidationListener) o -> load());
        InvalidationListener draw = o -> draw();
        chosenMetrics.addListener(draw);
        repetitions.addListener(draw);
        workspace.language().texts().addListener(draw);
        selected();
    }

    private void selected() {
        Selection selection = workspace.selection().get();
        List<Scenario> all =
                selection.runs().stream().map(RunEntry::scenario).distinct().toList();
        Optional<Scenario> kept = scenario.get().filter(all::contains);
        choosing = true;
        scenarios.setAll(all);
        scenario.set(kept.or(() -> all.stream().findFirst()));
        choosing = false;
        scenarioChosen();
    }

    private void scenarioChosen() {
        if (choosing) {
            return;
        }
        List<Subject> all =
                inScenario().stream().map(RunEntry::subject).distinct().toList();
        choosing = true;
        if (!all.equals(subjects)) {
            subjects.setAll(all);
            chosenSubjects.setAll(all);
        }
        choosing = false;
        load();
    }

    private List<RunEntry> inScenario() {
        return workspace.selection().get().runs().stream()
                .filter(r -> scenario.get().equals(Optional.of(r.scenario())))
                .toList();
    }

    private void load() {
        if (choosing) {
            return;
        }
        List<RunEntry> wanted = inScenario().stream()
                .filter(r -> chosenSubjects.contains(r.subject()))
                .toList();
        background.submit(
                () -> desk.load(wanted).stream().map(OpenRun::run).toList(),
                this::loaded,
                e -> plot.clear(Failure.of(e).text()));
    }

    private void loaded(List<Run> fresh) {
        runs = fresh;
        List<List<Metric>> all = choices(fresh);
        Optional<List<Metric>> kept = chosenMetrics.get().filter(all::contains);
        choosing = true;
        metrics.setAll(all);
        chosenMetrics.set(kept.or(() -> all.stream().findFirst()));
        choosing = false;
        draw();
    }

    /** Each memory metric that the runs have alone, and RSS with the heap in it; other series only where there is none. */
    private static List<List<Metric>> choices(List<Run> runs) {
        List<Metric> there = runs.stream()
                .flatMap(r -> r.series().stream().map(Series::metric))
                .distinct()
                .toList();
        List<Metric> memory =
                there.stream().filter(m -> m.key().startsWith("memory.")).toList();
        List<List<Metric>> choices = new ArrayList<>();
        (memory.isEmpty() ? there : memory).forEach(m -> choices.add(List.of(m)));
        if (memory.contains(Metric.RSS) && memory.contains(Metric.HEAP_USED)) {
            choices.add(1, List.of(Metric.RSS, Metric.HEAP_USED));
        }
        return choices;
    }

    private void draw() {
        if (choosing) {
            return;
        }
        var texts = workspace.language().now();
        if (runs.isEmpty()) {
            boolean none = workspace.selection().get().runs().isEmpty();
            plot.clear(texts.get(none ? "window.nothing-selected" : "window.memory.no-subject"));
        } else if (chosenMetrics.get().isEmpty()) {
            plot.clear(texts.get("window.memory.no-series"));
        } else {
            List<Run> shown = runs;
            MemoryChart.Options options =
                    new MemoryChart.Options(chosenMetrics.get().get(), repetitions.get());
            plot.show(() -> MemoryChart.of(shown, options, texts));
        }
    }

    public PlotViewModel plot() {
        return plot;
    }

    /** Those of the selected runs. */
    public ObservableList<Scenario> scenarios() {
        return scenarios;
    }

    public ObjectProperty<Optional<Scenario>> scenario() {
        return scenario;
    }

    /** Those of the selected runs in the chosen scenario. */
    public ObservableList<Subject> subjects() {
        return subjects;
    }

    public ObservableList<Subject> chosenSubjects() {
        return chosenSubjects;
    }

    /** What can be drawn: metrics of one unit each. */
    public ObservableList<List<Metric>> metrics() {
        return metrics;
    }

    public ObjectProperty<Optional<List<Metric>>> chosenMetrics() {
        return chosenMetrics;
    }

    /** Whether each repetition is drawn beside the median. */
    public BooleanProperty repetitions() {
        return repetitions;
    }
}
