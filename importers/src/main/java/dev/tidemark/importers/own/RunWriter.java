package dev.tidemark.importers.own;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Series;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Subject;
import java.time.Instant;
import java.util.Base64;
import java.util.Locale;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** One run as an element of a study file's {@code runs}: the inverse of {@link RunReader}. */
final class RunWriter {
    private final Conditions shared;
    private final Map<Scenario, String> scenarios;

    /**
     * Makes a writer.
     *
     * @param shared facts that the file states once for all runs
     * @param scenarios the ids that the file gives them
     */
    RunWriter(Conditions shared, Map<Scenario, String> scenarios) {
        this.shared = shared;
        this.scenarios = scenarios;
    }

    JsonText write(Run run) {
        JsonText text = new JsonText().open('{').field("id", run.id());
        text.key("subject").value(subject(run.subject()));
        text.field("scenario", String.valueOf(scenarios.get(run.scenario())));
        if (run.repetition() > 0) {
            text.field("repetition", run.repetition());
        }
        Instant started = run.started();
        if (started != null) {
            text.field("started", started.toString());
        }
        SortedMap<String, String> own = new TreeMap<>(run.conditions().facts());
        own.entrySet().removeAll(shared.facts().entrySet());
        if (!own.isEmpty()) {
            text.key("conditions").value(StudyWriter.facts(own));
        }
        if (!run.outcome().equals(Outcome.COMPLETED)) {
            text.key("outcome").value(outcome(run.outcome()));
        }
        text.key("phases").open('[');
        run.phases().forEach(p -> text.value(phase(p)));
        text.close(']').key("series").open('[');
        run.series().forEach(s -> text.value(series(s)));
        text.close(']').key("figures").open('[');
        run.figures().forEach(f -> text.value(figure(f)));
        text.close(']').key("distributions").open('[');
        run.distributions().forEach(d -> text.value(distribution(d)));
        text.close(']').key("derived").open('[');
        Derived.of(run).forEach(d -> text.value(derived(d)));
        return text.close(']').close('}');
    }

    private static JsonText subject(Subject subject) {
        JsonText text = new JsonText().open('{').field("name", subject.name());
        optional(text, "version", subject.version());
        optional(text, "runtime", subject.runtime());
        optional(text, "runtimeVersion", subject.runtimeVersion());
        return text.close('}');
    }

    private static void optional(JsonText text, String key, String value) {
        if (!value.isEmpty()) {
            text.field(key, value);
        }
    }

    private static JsonText outcome(Outcome outcome) {
        JsonText text =
                new JsonText().open('{').field("status", outcome.status().name().toLowerCase(Locale.ROOT));
        optional(text, "detail", outcome.detail());
        return text.close('}');
    }

    private static JsonText phase(Phase phase) {
        return new JsonText()
                .open('{')
                .field("kind", phase.kind().word())
                .field("label", phase.label())
                .field("start", phase.start().toNanos())
                .field("end", phase.end().toNanos())
                .close('}');
    }

    private static JsonText series(Series series) {
        JsonText text = metric(series.metric()).key("time").open('[');
        for (int i = 0; i < series.size(); i++) {
            text.literal(Long.toString(series.offsetNanos(i)));
        }
        text.close(']').key("values");
        return numbers(text, series.copyValues()).close('}');
    }

    private static JsonText numbers(JsonText text, double[] values) {
        text.open('[');
        for (double value : values) {
            text.number(value);
        }
        return text.close(']');
    }

    /** An open object that names the metric; its label only where another would be assumed. */
    private static JsonText metric(Metric metric) {
        JsonText text = new JsonText().open('{').field("metric", metric.key());
        if (!metric.equals(Metric.of(metric.key(), metric.unit()))) {
            text.field("label", metric.label());
        }
        return text.field("unit", metric.unit().symbol());
    }

    private static JsonText figure(Figure figure) {
        JsonText text = metric(figure.metric())
                .field("statistic", figure.statistic().id())
                .field("value", figure.value());
        optional(text, "phase", figure.phase());
        if (figure.method() != PercentileMethod.NONE) {
            text.field("method", figure.method().word());
        }
        Spread spread = figure.spread();
        if (spread != null) {
            text.key("spread")
                    .open('{')
                    .field("min", spread.min())
                    .field("max", spread.max())
                    .field("n", spread.n())
                    .close('}');
        }
        return text.close('}');
    }

    private static JsonText distribution(Distribution distribution) {
        JsonText text = metric(distribution.metric());
        optional(text, "phase", distribution.phase());
        if (distribution instanceof Distribution.Buckets buckets) {
            buckets(text, buckets);
        } else if (distribution instanceof Distribution.Percentiles percentiles) {
            percentiles(text, percentiles);
        } else if (distribution instanceof Distribution.Observed observed) {
            numbers(
                    text.field("kind", "observed").key("values"),
                    observed.values().toArray());
        } else if (distribution instanceof Distribution.Hdr hdr) {
            text.field("kind", "hdr")
                    .field(
                            "payload",
                            Base64.getEncoder().encodeToString(hdr.payload().toArray()))
                    .field("unitInSeconds", hdr.unitInSeconds());
            hdr.observations().ifPresent(n -> text.field("observations", n));
        }
        return text.close('}');
    }

    private static void buckets(JsonText text, Distribution.Buckets buckets) {
        double[] upper = buckets.buckets().stream()
                .mapToDouble(Distribution.Buckets.Bucket::upper)
                .toArray();
        numbers(text.field("kind", "buckets").key("upper"), upper).key("counts").open('[');
        buckets.buckets().forEach(b -> text.literal(Long.toString(b.count())));
        text.close(']');
    }

    private static void percentiles(JsonText text, Distribution.Percentiles percentiles) {
        double[] percents = percentiles.points().stream()
                .mapToDouble(Distribution.Percentiles.Point::percent)
                .toArray();
        double[] values = percentiles.points().stream()
                .mapToDouble(Distribution.Percentiles.Point::value)
                .toArray();
        text.field("kind", "percentiles").field("method", percentiles.method().word());
        numbers(text.key("percents"), percents);
        numbers(text.key("values"), values);
        percentiles.observations().ifPresent(n -> text.field("observations", n));
    }

    private static JsonText derived(Derived derived) {
        return new JsonText()
                .open('{')
                .field("metric", derived.metric())
                .field("phase", derived.phase())
                .field("reducer", derived.reducer())
                .field("value", derived.value())
                .close('}');
    }
}
