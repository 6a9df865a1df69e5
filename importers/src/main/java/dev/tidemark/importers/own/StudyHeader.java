package dev.tidemark.importers.own;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Load;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Study;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * What a study file says once for all its runs.
 *
 * @param environment facts that hold for every run which does not say otherwise
 * @param scenarios by the id that runs refer to
 */
record StudyHeader(Study study, String toolVersion, Conditions environment, Map<String, ScenarioEntry> scenarios) {
    static final String FORMAT = "tidemark-study";
    static final int VERSION = 1;

    private static final String UNEDITED = "check that the file is complete and unedited";

    /**
     * A scenario with what a run's conditions say of it.
     *
     * @param conditions what was requested, where the file says so
     */
    record ScenarioEntry(Scenario scenario, Conditions conditions) {}

    /** Reads the file without its runs. */
    static StudyHeader of(JsonDoc file) throws ImportException {
        checkVersion(file);
        Map<String, ScenarioEntry> scenarios = new LinkedHashMap<>();
        for (JsonDoc scenario : file.list("scenarios")) {
            scenarios.put(scenario.requireText("id"), scenario(scenario));
        }
        return new StudyHeader(
                study(file.require("study")),
                file.get("tool").map(StudyHeader::tool).orElse(""),
                conditions(file, "environment"),
                scenarios);
    }

    private static void checkVersion(JsonDoc file) throws ImportException {
        if (!file.requireText("format").equals(FORMAT)) {
            throw new ImportException("/format", "the format is not '" + FORMAT + "'", UNEDITED);
        }
        double version = file.requireNumber("version");
        if (version > VERSION) {
            throw new ImportException(
                    "/version",
                    "made by a newer Tidemark (version "
                            + file.require("version").print() + " of the format; this one reads " + VERSION + ")",
                    "update Tidemark");
        }
        if (version != VERSION) {
            throw new ImportException(
                    "/version", "there is no version " + file.require("version").print() + " of the format", UNEDITED);
        }
    }

    private static Study study(JsonDoc study) throws ImportException {
        String origin = study.text("origin").orElse("measured");
        if (!origin.equals("measured") && !origin.equals("published")) {
            throw new ImportException(
                    study.pointer() + "/origin", "'" + origin + "' is neither measured nor published", UNEDITED);
        }
        String id = study.requireText("id");
        String title = study.requireText("title");
        if (id.isBlank() || title.isBlank()) {
            throw new ImportException(study.pointer(), "the study's id or title is blank", UNEDITED);
        }
        return new Study(
                id,
                title,
                origin.equals("published") ? Study.Origin.PUBLISHED : Study.Origin.MEASURED,
                study.text("citation").orElse(""),
                study.flag("smoke").orElse(false));
    }

    private static String tool(JsonDoc tool) {
        return (tool.text("name").orElse("") + " " + tool.text("version").orElse("")).strip();
    }

    private static ScenarioEntry scenario(JsonDoc doc) throws ImportException {
        Scenario scenario = Scenario.of(doc.requireText("workload"), load(doc.get("load")));
        for (Map.Entry<String, JsonDoc> parameter : doc.members("parameters").entrySet()) {
            scenario = scenario.with(parameter.getKey(), parameter.getValue().print());
        }
        Map<String, String> requested = new LinkedHashMap<>();
        doc.get("request")
                .map(r -> r.members().values().stream().map(JsonDoc::print).collect(Collectors.joining(" ")))
                .filter(r -> !r.isEmpty())
                .ifPresent(r -> requested.put("request", r));
        return new ScenarioEntry(scenario, Conditions.of(requested));
    }

    private static Load load(Optional<JsonDoc> doc) throws ImportException {
        if (doc.isEmpty()) {
            return Load.UNKNOWN;
        }
        JsonDoc load = doc.get();
        String word = load.requireText("kind");
        Load.Kind kind = Load.Kind.ofWord(word)
                .orElseThrow(() ->
                        new ImportException(load.pointer() + "/kind", "'" + word + "' is no kind of load", UNEDITED));
        return new Load(kind, load.number("rate"), load.whole("connections"), load.whole("count"));
    }

    /** Facts by name; a number or a flag as printed. */
    static Conditions conditions(JsonDoc parent, String key) {
        Map<String, String> facts = new LinkedHashMap<>();
        parent.members(key).forEach((name, fact) -> facts.put(name, fact.print()));
        return Conditions.of(facts);
    }
}
