package dev.tidemark.importers.own;

import dev.tidemark.importers.json.JsonColumns;
import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Subject;
import dev.tidemark.model.Unit;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/** One element of a study file's {@code runs} to a run. What is derived in it is left out: a run is raw. */
final class RunReader {
    static final String UNEDITED = "check that the file is complete and unedited";

    /** The members of {@code load} that are figures of their own, in the order of the figures. */
    private static final List<Map.Entry<String, Metric>> LOAD_FIGURES = List.of(
            Map.entry("duration", Metric.DURATION),
            Map.entry("targetRate", Metric.TARGET_RATE),
            Map.entry("sent", Metric.SENT),
            Map.entry("completed", Metric.COMPLETED),
            Map.entry("errors", Metric.ERRORS),
            Map.entry("timeouts", Metric.TIMEOUTS),
            Map.entry("non2xx", Metric.NON_2XX));

    private final StudyHeader header;
    private final List<Problem> problems;

    /** Adds what is odd to the problems. */
    RunReader(StudyHeader header, List<Problem> problems) {
        this.header = header;
        this.problems = problems;
    }

    /**
     * Reads one run.
     *
     * @throws ImportException naming the place, where it cannot be a run
     */
    Run read(JsonDoc doc) throws ImportException {
        try {
            return readChecked(doc);
        } catch (IllegalArgumentException | ArithmeticException e) {
            // The model's own words for what no run can be: a phase that ends before it starts, a blank name …
            throw new ImportException(doc.pointer(), String.valueOf(e.getMessage()), UNEDITED, e);
        }
    }

    private Run readChecked(JsonDoc doc) throws ImportException {
        String id = doc.requireText("scenario");
        StudyHeader.ScenarioEntry scenario = header.scenarios().get(id);
        if (scenario == null) {
            throw new ImportException(doc.pointer() + "/scenario", "there is no scenario '" + id + "'", UNEDITED);
        }
        Run.Builder run = Run.builder(doc.requireText("id"), subject(doc.require("subject")), scenario.scenario())
                .repetition(doc.get("repetition").isPresent() ? Math.toIntExact(doc.requireWhole("repetition")) : 0)
                .started(started(doc).orElse(null))
                .conditions(conditions(doc, scenario))
                .outcome(outcome(doc));
        for (JsonDoc phase : doc.list("phases")) {
            run.add(phase(phase));
        }
        for (JsonDoc series : doc.list("series")) {
            series(series, run);
        }
        for (Figure figure : figures(doc)) {
            run.add(figure);
        }
        for (JsonDoc distribution : doc.list("distributions")) {
            run.add(DistributionReader.read(distribution));
        }
        checks(doc);
        return run.build();
    }

    private static Subject subject(JsonDoc subject) throws ImportException {
        return new Subject(
                subject.requireText("name"),
                subject.text("version").orElse(""),
                subject.text("runtime").orElse(""),
                subject.text("runtimeVersion").orElse(""));
    }

    private Optional<Instant> started(JsonDoc doc) {
        Optional<String> text = doc.text("started");
        if (text.isEmpty()) {
            return Optional.empty();
        }
        try {
            return Optional.of(Instant.parse(text.get()));
        } catch (DateTimeException e) {
            problems.add(Problem.dataLoss(
                    doc.pointer() + "/started", "'" + text.get() + "' is not a time in UTC; the start is unknown"));
            return Optional.empty();
        }
    }

    private Conditions conditions(JsonDoc doc, StudyHeader.ScenarioEntry scenario) {
        return header.environment().and(scenario.conditions()).and(StudyHeader.conditions(doc, "conditions"));
    }

    private static Outcome outcome(JsonDoc doc) throws ImportException {
        Optional<JsonDoc> outcome = doc.get("outcome");
        if (outcome.isEmpty()) {
            return Outcome.COMPLETED;
        }
        String word = outcome.get().requireText("status");
        for (Outcome.Status status : Outcome.Status.values()) {
            if (status.name().toLowerCase(Locale.ROOT).equals(word)) {
                return new Outcome(status, outcome.get().text("detail").orElse(""));
            }
        }
        throw new ImportException(
                outcome.get().pointer() + "/status", "'" + word + "' is no way for a run to end", UNEDITED);
    }

    private static Phase phase(JsonDoc phase) throws ImportException {
        String word = phase.requireText("kind");
        Phase.Kind kind = Arrays.stream(Phase.Kind.values())
                .filter(k -> k.word().equals(word))
                .findFirst()
                .orElse(Phase.Kind.OTHER);
        return new Phase(
                kind,
                phase.text("label").orElse(word),
                Duration.ofNanos(phase.requireWhole("start")),
                Duration.ofNanos(phase.requireWhole("end")));
    }

    private void series(JsonDoc doc, Run.Builder run) throws ImportException {
        long[] time = JsonColumns.wholes(doc, "time");
        double[] values = JsonColumns.numbers(doc, "values");
        if (time.length != values.length) {
            problems.add(Problem.dataLoss(
                    doc.pointer(), time.length + " times but " + values.length + " values; the series is left out"));
            return;
        }
        SeriesBuilder series = new SeriesBuilder(metric(doc));
        for (int i = 0; i < time.length; i++) {
            series.add(time[i], values[i]);
        }
        if (!series.isOrdered()) {
            problems.add(Problem.note(doc.pointer() + "/time", "not in order of time; sorted"));
        }
        run.add(series.build());
    }

    /** The metric that a series, figure or distribution is of. */
    static Metric metric(JsonDoc doc) throws ImportException {
        String symbol = doc.requireText("unit");
        Unit unit = Unit.ofSymbol(symbol)
                .orElseThrow(() ->
                        new ImportException(doc.pointer() + "/unit", "'" + symbol + "' is no base unit", UNEDITED));
        String key = doc.requireText("metric");
        Optional<String> label = doc.text("label");
        return label.isPresent() ? new Metric(key, label.get(), unit) : Metric.of(key, unit);
    }

    private List<Figure> figures(JsonDoc doc) throws ImportException {
        List<Figure> figures = new ArrayList<>();
        Optional<JsonDoc> load = doc.get("load");
        if (load.isPresent()) {
            loadFigures(load.get(), figures);
        }
        for (JsonDoc figure : doc.list("figures")) {
            figures.add(FigureReader.read(figure));
        }
        doc.at("generator", "cpuCores")
                .flatMap(c -> c.asNumber().stream().boxed().findFirst())
                .ifPresent(cores -> figures.add(Figure.of(Metric.GENERATOR_CPU, Statistic.VALUE, cores)));
        return figures;
    }

    private void loadFigures(JsonDoc load, List<Figure> figures) {
        String phase = load.text("phase").orElse("");
        for (Map.Entry<String, Metric> entry : LOAD_FIGURES) {
            load.number(entry.getKey())
                    .ifPresent(v -> figures.add(
                            Figure.of(entry.getValue(), Statistic.VALUE, v).inPhase(phase)));
        }
        load.members("byStatus").forEach((status, count) -> {
            if (status.matches("[0-9]{3}") && count.asNumber().isPresent()) {
                Metric metric = Metric.of("requests.status." + status, Unit.COUNT);
                figures.add(Figure.of(metric, Statistic.VALUE, count.asNumber().getAsDouble())
                        .inPhase(phase));
            } else {
                problems.add(Problem.dataLoss(count.pointer(), "not a count of an HTTP status; left out"));
            }
        });
    }

    /** What makes a run doubtful although it ended. */
    private void checks(JsonDoc doc) {
        for (String when : new String[] {"before", "after"}) {
            if (doc.at("checks", when).isPresent()
                    && !doc.get("checks").flatMap(c -> c.flag(when)).orElse(false)) {
                problems.add(Problem.warning(
                        doc.pointer() + "/checks/" + when,
                        "the answer was not the expected one " + when + " the load"));
            }
        }
        Optional<String> signal = doc.get("exit").flatMap(e -> e.text("signal"));
        if (signal.isPresent() && !signal.get().matches("SIG(TERM|INT)")) {
            problems.add(Problem.warning(
                    doc.pointer() + "/exit/signal",
                    "the subject was ended by " + signal.get() + ", not by the runner"));
        }
    }
}
