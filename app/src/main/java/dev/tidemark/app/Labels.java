package dev.tidemark.app;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.assets.Texts;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Statistic;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What the model's values are called in one language. Immutable. */
public final class Labels {
    private final Texts texts;
    private final Formats formats;

    public Labels(Texts texts) {
        this.texts = texts;
        this.formats = new Formats(texts.locale());
    }

    public String metric(Metric metric) {
        return texts.find("metric." + metric.key()).orElse(metric.label());
    }

    /** A sentence on what the metric is and is not; empty where there is none. */
    public String metricHelp(Metric metric) {
        return texts.find("metric-help." + metric.key()).orElse("");
    }

    public String column(Column column) {
        return texts.find("column." + column.id()).orElse(column.title());
    }

    public String reducer(Reducer reducer) {
        return texts.get("reducer." + reducer.word());
    }

    /** The phase's kind, with the source's own name behind it where that says more. */
    public String phase(Phase phase) {
        String kind = texts.get("phase." + phase.kind().word());
        return phase.label().equalsIgnoreCase(phase.kind().word()) ? kind : kind + " (" + phase.label() + ")";
    }

    /** {@code hello · 1,000 requests/s · 50 connections · batch 64}. */
    public String scenario(Scenario scenario) {
        List<String> parts = new ArrayList<>();
        if (!scenario.workload().isBlank()) {
            parts.add(scenario.workload());
        }
        load(scenario.load(), parts);
        scenario.parameters().forEach((name, text) -> parts.add(name + " " + text));
        return parts.isEmpty() ? texts.get("load.unknown") : String.join(" · ", parts);
    }

    private void load(Load load, List<String> parts) {
        load.rate().ifPresent(r -> parts.add(texts.get("load.rate", formats.count(Math.round(r)))));
        load.connections().ifPresent(c -> parts.add(texts.get("load.connections", formats.count(c))));
        load.count().ifPresent(c -> parts.add(texts.get("load.requests", formats.count(c))));
        boolean said = load.rate().isPresent() || load.count().isPresent();
        if (load.kind() != Load.Kind.UNKNOWN && load.kind() != Load.Kind.NONE && !said) {
            parts.add(texts.get("load." + load.kind().word()));
        }
    }

    /** {@code p99}, {@code mean}; the plain value has no word. */
    public String statistic(Statistic statistic) {
        return statistic.kind() == Statistic.Kind.PERCENTILE
                ? statistic.id()
                : texts.get("window.statistic." + statistic.id());
    }

    /** {@code Coverage of target ≥ 95.0 %}. */
    public String clause(HealthRule.Clause clause) {
        String statistic = clause.statistic().kind() == Statistic.Kind.VALUE ? "" : " " + statistic(clause.statistic());
        Scale scale = Scale.of(clause.metric().unit(), clause.limit());
        return metric(clause.metric()) + statistic + " " + clause.bound().sign() + " "
                + formats.value(clause.limit(), scale);
    }

    /** All clauses of a rule in one line. */
    public String rule(HealthRule rule) {
        return rule.clauses().stream().map(this::clause).collect(Collectors.joining(", "));
    }
}
