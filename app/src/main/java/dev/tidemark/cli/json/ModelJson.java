package dev.tidemark.cli.json;

import dev.tidemark.model.Health;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Subject;
import dev.tidemark.report.JsonObject;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** The model's values as JSON, in the words of study files. */
public final class ModelJson {
    private ModelJson() {}

    public static JsonObject of(Subject subject) {
        return new JsonObject()
                .put("name", subject.name())
                .put("version", subject.version())
                .put("runtime", subject.runtime())
                .put("runtimeVersion", subject.runtimeVersion());
    }

    public static JsonObject of(Scenario scenario) {
        JsonObject parameters = new JsonObject();
        scenario.parameters().forEach(parameters::put);
        return new JsonObject()
                .put("workload", scenario.workload())
                .put("load", scenario.load().kind().word())
                .put("rate", scenario.load().rate())
                .put("connections", scenario.load().connections())
                .put("count", scenario.load().count())
                .put("parameters", parameters);
    }

    /** Null where nothing is known. */
    static @Nullable JsonObject of(Optional<Spread> spread) {
        return spread.map(s -> new JsonObject()
                        .put("median", s.median())
                        .put("min", s.min())
                        .put("max", s.max())
                        .put("n", s.n()))
                .orElse(null);
    }

    static List<JsonObject> of(HealthRule rule) {
        return rule.clauses().stream().map(ModelJson::of).toList();
    }

    private static JsonObject of(HealthRule.Clause clause) {
        return new JsonObject()
                .put("metric", clause.metric().key())
                .put("statistic", clause.statistic().id())
                .put("bound", clause.bound().sign())
                .put("limit", clause.limit())
                .put("unit", clause.metric().unit().symbol());
    }

    static JsonObject of(Health health) {
        return new JsonObject()
                .put("verdict", health.verdict().name().toLowerCase(Locale.ROOT))
                .put(
                        "failures",
                        health.failures().stream()
                                .map(f -> of(f.clause()).put("actual", f.actual()))
                                .toList())
                .put("unknown", health.unknown().stream().map(ModelJson::of).toList());
    }
}
