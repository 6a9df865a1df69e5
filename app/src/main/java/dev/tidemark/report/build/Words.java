package dev.tidemark.report.build;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.Comparison;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.assets.Texts;
import dev.tidemark.chart.ChartLabels;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Health;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Unit;
import java.util.Locale;
import java.util.stream.Collectors;

/** The model's values in words of one language, as reports and the command line print them. Immutable. */
public final class Words {
    private final Texts texts;
    private final Formats formats;
    private final ChartLabels labels;

    public Words(Texts texts) {
        this.texts = texts;
        this.formats = new Formats(texts.locale());
        this.labels = new ChartLabels(texts);
    }

    public Texts texts() {
        return texts;
    }

    public Formats formats() {
        return formats;
    }

    public String text(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    public String metric(Metric metric) {
        return labels.metric(metric);
    }

    public String scenario(Scenario scenario) {
        return labels.scenario(scenario);
    }

    public String column(Column column) {
        return texts.find("column." + column.id()).orElse(column.title());
    }

    public String reducer(Reducer reducer) {
        return texts.get("reducer." + reducer.word());
    }

    public String ranges(Comparison.Ranges ranges) {
        return texts.get("ranges." + kebab(ranges));
    }

    public String severity(Problem.Severity severity) {
        return texts.get("severity." + kebab(severity));
    }

    public String verdict(Health health) {
        return texts.get("health." + kebab(health.verdict()));
    }

    /** The name of a circumstance: {@code machine.cpu} → processor; a fact that nobody knows keeps its name. */
    public String fact(String name) {
        return texts.find("report.fact." + name).orElse(name);
    }

    /** Memory is stated in bytes; everything else as the source words it. */
    public String factText(String name, String text) {
        boolean bytes = name.equals(Conditions.MEMORY) && text.matches("[0-9]{1,18}");
        return bytes ? formats.value(Double.parseDouble(text), Unit.BYTE) : text;
    }

    /** {@code Coverage of target ≥ 95.0 %}; a count that must be zero is {@code Errors = 0}. */
    public String clause(HealthRule.Clause clause) {
        boolean zero = clause.metric().unit() == Unit.COUNT
                && clause.bound() == HealthRule.Bound.AT_MOST
                && clause.limit() == 0;
        return figure(clause) + (zero ? " = 0" : " " + clause.bound().sign() + " " + limit(clause));
    }

    /** {@code Coverage of target ≥ 95.0 %, Latency p99 ≤ 250.0 ms}. */
    public String rule(HealthRule rule) {
        return rule.clauses().stream().map(this::clause).collect(Collectors.joining(", "));
    }

    /** {@code Latency p99 312.0 ms (≤ 250.0 ms)}: what was found and what is asked. */
    public String failure(Health.Failure failure) {
        HealthRule.Clause clause = failure.clause();
        Scale scale = Scale.of(clause.metric().unit(), failure.actual());
        return figure(clause) + " " + formats.value(failure.actual(), scale) + " ("
                + clause.bound().sign() + " " + limit(clause) + ")";
    }

    private String figure(HealthRule.Clause clause) {
        boolean plain = clause.statistic().kind() == Statistic.Kind.VALUE;
        return metric(clause.metric()) + (plain ? "" : " " + clause.statistic().id());
    }

    private String limit(HealthRule.Clause clause) {
        return formats.value(clause.limit(), clause.metric().unit());
    }

    private static String kebab(Enum<?> constant) {
        return constant.name().toLowerCase(Locale.ROOT).replace('_', '-');
    }
}
