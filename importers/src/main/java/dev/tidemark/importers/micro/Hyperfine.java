package dev.tidemark.importers.micro;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Subject;
import dev.tidemark.model.Unit;
import java.util.Map;
import java.util.TreeMap;

/** What hyperfine's two exports have in common: the command is the subject, its parameters are the scenario. */
final class Hyperfine {
    static final String TOOL = "hyperfine";
    static final Conditions CONDITIONS = Conditions.of(Map.of(Conditions.GENERATOR, TOOL));
    static final Metric USER_TIME = new Metric("cpu.time.user", "CPU time, user", Unit.SECOND);
    static final Metric SYSTEM_TIME = new Metric("cpu.time.system", "CPU time, system", Unit.SECOND);

    private Hyperfine() {}

    static Subject subject(String command) {
        return Subject.named(command.isBlank() ? "(empty command)" : command);
    }

    static Scenario scenario(Map<String, String> parameters) {
        return new Scenario("run the command", Load.NONE, new TreeMap<>(parameters));
    }
}
