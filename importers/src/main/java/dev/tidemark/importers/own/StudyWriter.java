package dev.tidemark.importers.own;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Load;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Study;
import java.io.BufferedOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Writes a study with its runs as a study file of version 1, from which the same runs can be read again. The same study
 * gives the same bytes: no clock, no locale.
 */
public final class StudyWriter {
    private final String toolVersion;

    /**
     * Makes a writer.
     *
     * @param toolVersion of the Tidemark that writes
     */
    public StudyWriter(String toolVersion) {
        this.toolVersion = toolVersion;
    }

    /**
     * Writes a new file; what was begun is removed if it cannot be ended.
     *
     * @throws java.nio.file.FileAlreadyExistsException if there is a file of that name: it is left as it is
     */
    public void write(Path file, Study study, List<Run> runs) throws IOException {
        try (OutputStream out = Files.newOutputStream(file, StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE)) {
            writeOrRemove(file, out, study, runs);
        }
    }

    private void writeOrRemove(Path file, OutputStream out, Study study, List<Run> runs) throws IOException {
        try {
            write(out, study, runs);
        } catch (IOException e) {
            Files.deleteIfExists(file);
            throw e;
        }
    }

    /** Writes in UTF-8, flushes, and leaves the stream open. */
    public void write(OutputStream stream, Study study, List<Run> runs) throws IOException {
        OutputStream out = new BufferedOutputStream(stream, 1 << 16);
        Conditions shared = shared(runs);
        Map<Scenario, String> scenarios = scenarioIds(runs);
        Map<String, JsonText> parts = new LinkedHashMap<>();
        parts.put("tool", tool());
        parts.put("study", study(study));
        parts.put("environment", facts(shared.facts()));
        parts.put("scenarios", scenarios(scenarios));
        JsonText hashes = new JsonText().open('{');

        print(out, "{\"format\":\"" + StudyHeader.FORMAT + "\",\"version\":" + StudyHeader.VERSION);
        for (Map.Entry<String, JsonText> part : parts.entrySet()) {
            print(out, ",\"" + part.getKey() + "\":" + part.getValue());
            hashes.field(part.getKey(), part.getValue().sha256());
        }
        print(out, ",\"runs\":[");
        hashes.key("runs").open('[');
        RunWriter writer = new RunWriter(shared, scenarios);
        String separator = "";
        for (Run run : runs) {
            JsonText text = writer.write(run);
            print(out, separator + text);
            hashes.text(text.sha256());
            separator = ",";
        }
        print(out, "],\"sha256\":" + hashes.close(']').close('}') + "}\n");
        out.flush();
    }

    private static void print(OutputStream out, String text) throws IOException {
        out.write(text.getBytes(StandardCharsets.UTF_8));
    }

    private JsonText tool() {
        return new JsonText()
                .open('{')
                .field("name", "tidemark")
                .field("version", toolVersion)
                .close('}');
    }

    private static JsonText study(Study study) {
        JsonText text = new JsonText()
                .open('{')
                .field("id", study.id())
                .field("title", study.title())
                .field("origin", study.origin() == Study.Origin.MEASURED ? "measured" : "published");
        if (!study.citation().isEmpty()) {
            text.field("citation", study.citation());
        }
        return text.key("smoke").literal(Boolean.toString(study.smoke())).close('}');
    }

    /** The facts that all runs have alike. */
    private static Conditions shared(List<Run> runs) {
        if (runs.isEmpty()) {
            return Conditions.UNKNOWN;
        }
        SortedMap<String, String> facts =
                new TreeMap<>(runs.getFirst().conditions().facts());
        for (Run run : runs) {
            facts.entrySet().retainAll(run.conditions().facts().entrySet());
        }
        return new Conditions(facts);
    }

    static JsonText facts(Map<String, String> facts) {
        JsonText text = new JsonText().open('{');
        facts.forEach(text::field);
        return text.close('}');
    }

    private static Map<Scenario, String> scenarioIds(List<Run> runs) {
        Map<Scenario, String> ids = new LinkedHashMap<>();
        for (Run run : runs) {
            ids.computeIfAbsent(run.scenario(), s -> s.workload() + "-" + (ids.size() + 1));
        }
        return ids;
    }

    private static JsonText scenarios(Map<Scenario, String> scenarios) {
        JsonText text = new JsonText().open('[');
        for (Map.Entry<Scenario, String> entry : scenarios.entrySet()) {
            Scenario scenario = entry.getKey();
            text.open('{').field("id", entry.getValue()).field("workload", scenario.workload());
            text.key("load").value(load(scenario.load()));
            if (!scenario.parameters().isEmpty()) {
                text.key("parameters").value(facts(scenario.parameters()));
            }
            text.close('}');
        }
        return text.close(']');
    }

    private static JsonText load(Load load) {
        JsonText text = new JsonText().open('{').field("kind", load.kind().word());
        load.rate().ifPresent(r -> text.field("rate", r));
        load.connections().ifPresent(c -> text.field("connections", c));
        load.count().ifPresent(c -> text.field("count", c));
        return text.close('}');
    }
}
