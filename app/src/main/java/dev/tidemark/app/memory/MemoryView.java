package dev.tidemark.app.memory;

import dev.tidemark.app.Choice;
import dev.tidemark.app.Language;
import dev.tidemark.app.plot.PlotContext;
import dev.tidemark.app.plot.PlotView;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Subject;
import dev.tidemark.report.build.Words;
import java.util.List;
import java.util.stream.Collectors;
import javafx.beans.binding.Bindings;
import javafx.geometry.Pos;
import javafx.scene.Node;
import javafx.scene.control.CheckBox;
import javafx.scene.control.ComboBox;
import javafx.scene.control.Label;
import javafx.scene.control.MenuButton;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.FlowPane;

/** The memory plot with its choices above and what its metrics mean below. */
public final class MemoryView extends BorderPane {
    private final MemoryViewModel model;
    private final Language language;

    public MemoryView(MemoryViewModel model, PlotContext context) {
        this.model = model;
        this.language = context.language();
        setId("memory-view");
        setTop(choices());
        setCenter(new PlotView(model.plot(), context));
        Label help = new Label();
        help.getStyleClass().add("notes");
        help.setWrapText(true);
        help.textProperty().bind(Bindings.createStringBinding(this::help, model.chosenMetrics(), language.texts()));
        help.managedProperty().bind(help.textProperty().isNotEmpty());
        setBottom(help);
    }

    private Node choices() {
        Choice choice = new Choice(language);
        ComboBox<Scenario> scenario =
                choice.of(model.scenarios(), model.scenario(), s -> new Words(language.now()).scenario(s));
        scenario.setMaxWidth(380);
        ComboBox<List<Metric>> metric = choice.of(model.metrics(), model.chosenMetrics(), this::name);
        metric.setId("metric");
        metric.setMaxWidth(320);
        MenuButton subjects = choice.several(model.subjects(), model.chosenSubjects(), Subject::label);
        subjects.setId("subjects");
        CheckBox repetitions = new CheckBox();
        repetitions.textProperty().bind(language.text("window.memory.repetitions"));
        repetitions.selectedProperty().bindBidirectional(model.repetitions());
        FlowPane bar = new FlowPane(
                16,
                8,
                choice.labelled("report.scenario", scenario),
                choice.labelled("report.metric", metric),
                choice.labelled("window.subjects", subjects),
                repetitions);
        bar.setAlignment(Pos.CENTER_LEFT);
        bar.getStyleClass().add("bar");
        return bar;
    }

    private String name(List<Metric> metrics) {
        Words words = new Words(language.now());
        return metrics.stream().map(words::metric).collect(Collectors.joining(" + "));
    }

    /** What each shown metric is and is not. */
    private String help() {
        Words words = new Words(language.now());
        return model.chosenMetrics().get().orElse(List.of()).stream()
                .map(m -> language.now()
                        .find("metric-help." + m.key())
                        .map(text -> words.metric(m) + ": " + text)
                        .orElse(""))
                .filter(t -> !t.isEmpty())
                .collect(Collectors.joining("\n"));
    }
}
