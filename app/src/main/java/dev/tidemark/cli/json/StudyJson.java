package dev.tidemark.cli.json;

import dev.tidemark.analysis.HealthCheck;
import dev.tidemark.model.Figure;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import dev.tidemark.report.JsonObject;
import dev.tidemark.report.build.Evidence;
import java.util.Locale;

/** A study with its runs at a glance, and one run with all its samples. */
public final class StudyJson {
    private StudyJson() {}

    public static JsonObject of(Evidence evidence) {
        return new JsonObject()
                .put("id", evidence.study().id())
                .put("title", evidence.study().title())
                .put("origin", evidence.study().origin().name().toLowerCase(Locale.ROOT))
                .put("citation", evidence.study().citation())
                .put("smoke", evidence.study().smoke())
                .put("runs", evidence.runs().stream().map(StudyJson::glance).toList())
                .put(
                        "sources",
                        evidence.sources().stream()
                                .map(s -> new JsonObject()
                                        .put("name", s.name())
                                        .put("format", s.format())
                                        .put("size", s.size())
                                        .put("sha256", s.sha256()))
                                .toList())
                .put(
                        "problems",
                        evidence.remarks().stream()
                                .map(r -> new JsonObject()
                                        .put("file", r.file())
                                        .put("severity", r.problem().severity().word())
                                        .put("place", r.problem().place())
                                        .put("sentence", r.problem().sentence()))
                                .toList());
    }

    private static JsonObject glance(Run run) {
        JsonObject conditions = new JsonObject();
        run.conditions().facts().forEach(conditions::put);
        return new JsonObject()
                .put("id", run.id())
                .put("subject", ModelJson.of(run.subject()))
                .put("scenario", ModelJson.of(run.scenario()))
                .put("repetition", run.repetition() == 0 ? null : run.repetition())
                .put("started", run.started())
                .put("outcome", run.outcome().status().name().toLowerCase(Locale.ROOT))
                .put("conditions", conditions)
                .put("health", ModelJson.of(HealthCheck.judge(HealthRule.DEFAULT, run)));
    }

    /** Offsets in nanoseconds, values in base units. */
    public static JsonObject of(Run run) {
        return glance(run)
                .put("phases", run.phases().stream().map(StudyJson::phase).toList())
                .put("series", run.series().stream().map(StudyJson::series).toList())
                .put("figures", run.figures().stream().map(StudyJson::figure).toList());
    }

    private static JsonObject phase(Phase phase) {
        return new JsonObject()
                .put("kind", phase.kind().word())
                .put("label", phase.label())
                .put("start", phase.start().toNanos())
                .put("end", phase.end().toNanos());
    }

    private static JsonObject series(Series series) {
        return new JsonObject()
                .put("metric", series.metric().key())
                .put("unit", series.metric().unit().symbol())
                .put(
                        "time",
                        java.util.Arrays.stream(series.copyOffsets()).boxed().toList())
                .put("values", series.values().boxed().toList());
    }

    private static JsonObject figure(Figure figure) {
        return new JsonObject()
                .put("metric", figure.metric().key())
                .put("statistic", figure.statistic().id())
                .put("unit", figure.metric().unit().symbol())
                .put("value", figure.value())
                .put("phase", figure.phase())
                .put("method", figure.method().word());
    }
}
