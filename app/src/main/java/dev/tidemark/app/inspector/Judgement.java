package dev.tidemark.app.inspector;

import dev.tidemark.analysis.Finding;
import dev.tidemark.analysis.HealthCheck;
import dev.tidemark.analysis.Measures;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.format.Scale;
import dev.tidemark.model.Health;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Statistic;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.OptionalDouble;

/** How runs are judged: the health rule clause by clause, what the rules find, what was odd in the files. */
final class Judgement {
    private final Words words;
    private final HealthRule rule;

    Judgement(Words words, HealthRule rule) {
        this.words = words;
        this.rule = rule;
    }

    Health health(Run run) {
        return HealthCheck.judge(rule, run);
    }

    /** The verdict, then every clause with its limit and the run's value. */
    Section healthOf(Run run) {
        Health health = health(run);
        List<Row> rows = new ArrayList<>();
        published(run, rows);
        rows.add(words.row("verdict", verdict(health)).marked(mark(health.verdict())));
        for (HealthRule.Clause clause : rule.clauses()) {
            rows.add(clause(clause, health, new Measures(run, Reducer.MEDIAN)));
        }
        return words.section("health", rows);
    }

    /** A published summary says itself how many of its runs were healthy; the rule sees only its medians. */
    private void published(Run run, List<Row> rows) {
        Measures measures = new Measures(run, Reducer.MEDIAN);
        OptionalDouble healthy = measures.stated(Metric.HEALTHY_RUNS, Statistic.VALUE);
        OptionalDouble all = measures.stated(Metric.RUNS, Statistic.VALUE);
        if (healthy.isPresent() && all.isPresent()) {
            String count = words.text("of", count(healthy.getAsDouble()), count(all.getAsDouble()));
            rows.add(words.row("published-health", count).noting(words.text("published-health.note")));
        }
    }

    private String count(double number) {
        return words.formats().count(Math.round(number));
    }

    private Row clause(HealthRule.Clause clause, Health health, Measures measures) {
        OptionalDouble actual = measures.valueFor(clause.metric(), clause.statistic());
        String value = actual.isEmpty()
                ? words.text("not-stated")
                : words.formats()
                        .value(actual.getAsDouble(), Scale.of(clause.metric().unit(), clause.limit()));
        boolean unknown = health.unknown().contains(clause);
        boolean failed = health.failures().stream().anyMatch(f -> f.clause().equals(clause));
        String verdict = words.text(unknown ? "clause.unknown" : failed ? "clause.failed" : "clause.holds");
        return Row.of(words.labels().clause(clause), verdict + " · " + value)
                .marked(unknown ? Row.Mark.OPEN : failed ? Row.Mark.BAD : Row.Mark.GOOD);
    }

    private String verdict(Health health) {
        return words.texts().get("health." + health.verdict().name().toLowerCase(Locale.ROOT));
    }

    static Row.Mark mark(Health.Verdict verdict) {
        return switch (verdict) {
            case HEALTHY -> Row.Mark.GOOD;
            case UNHEALTHY -> Row.Mark.BAD;
            case UNKNOWN -> Row.Mark.OPEN;
        };
    }

    /** What keeps a run from being healthy, in one line: {@code Errors ≤ 0 (12)}. */
    String reasons(Health health) {
        List<String> reasons = new ArrayList<>();
        for (Health.Failure failure : health.failures()) {
            HealthRule.Clause clause = failure.clause();
            Scale scale = Scale.of(clause.metric().unit(), clause.limit());
            String actual = Double.isNaN(failure.actual())
                    ? words.text("not-stated")
                    : words.formats().value(failure.actual(), scale);
            reasons.add(words.labels().clause(clause) + " (" + actual + ")");
        }
        return String.join(", ", reasons);
    }

    String finding(Finding finding) {
        return words.texts()
                .get("finding." + finding.rule(), finding.arguments().toArray());
    }

    Row problem(Problem problem, String file) {
        String severity = problem.severity().word().replace(' ', '-');
        String place = problem.place().isEmpty() ? "" : problem.place() + ": ";
        Row.Mark mark = switch (problem.severity()) {
            case NOTE -> Row.Mark.NOTE;
            case WARNING -> Row.Mark.WARNING;
            case DATA_LOSS, ERROR -> Row.Mark.BAD;
        };
        return Row.sentence(mark, words.texts().get("severity." + severity) + " · " + place + problem.sentence(), file);
    }
}
