package dev.tidemark.importers;

import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Load;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import dev.tidemark.model.Subject;
import java.math.BigDecimal;
import java.util.stream.Collectors;

/** Writes what was read as a text that a person can check against the file. All values in base units. */
public final class RunDump {
    /** Samples shown of a series: the fixtures are small, a shared sample may not be. */
    private static final int SHOWN = 40;

    private final StringBuilder out = new StringBuilder();

    private RunDump() {}

    public static String of(ImportResult result) {
        RunDump dump = new RunDump();
        dump.line("tool " + or(result.toolVersion()));
        result.study().ifPresent(s -> dump.line("study " + s));
        result.runs().forEach(dump::run);
        result.problems().forEach(dump::problem);
        return dump.out.toString();
    }

    private void run(Run run) {
        line("");
        line("run " + run.id() + (run.repetition() == 0 ? "" : ", repetition " + run.repetition()));
        line("  subject " + subject(run.subject()));
        line("  scenario " + run.scenario().workload() + load(run.scenario().load()));
        run.scenario().parameters().forEach((k, v) -> line("  parameter " + k + " = " + v));
        if (run.started() != null) {
            line("  started " + run.started());
        }
        run.conditions().facts().forEach((k, v) -> line("  condition " + k + " = " + v));
        if (!run.outcome().equals(Outcome.COMPLETED)) {
            line("  outcome " + run.outcome().status() + " " + run.outcome().detail());
        }
        run.phases().forEach(this::phase);
        run.figures().forEach(this::figure);
        run.series().forEach(this::series);
        run.distributions().forEach(this::distribution);
    }

    private static String subject(Subject subject) {
        return subject.label() + (subject.runtimeLabel().isEmpty() ? "" : " on " + subject.runtimeLabel());
    }

    private static String load(Load load) {
        return " (" + load.kind().word()
                + (load.rate().isPresent() ? ", " + number(load.rate().getAsDouble()) + "/s" : "")
                + (load.connections().isPresent() ? ", " + load.connections().getAsLong() + " connections" : "")
                + (load.count().isPresent() ? ", " + load.count().getAsLong() + " requests" : "") + ")";
    }

    private void phase(Phase phase) {
        line("  " + phase.kind() + " '" + phase.label() + "' " + phase.start() + ".." + phase.end());
    }

    private void figure(Figure figure) {
        String phase = figure.phase().isEmpty() ? "" : " in '" + figure.phase() + "'";
        String method = figure.method() == PercentileMethod.NONE
                ? ""
                : " (" + figure.method().word() + ")";
        String spread = figure.spread() == null ? "" : " " + figure.spread();
        line("  " + figure.metric().key() + " " + figure.statistic().id() + " = " + number(figure.value()) + " "
                + figure.metric().unit().symbol() + method + phase + spread);
    }

    private void series(Series series) {
        line("  " + series.metric().key() + " [" + series.metric().unit().symbol() + "] " + series.size() + " samples");
        for (int i = 0; i < series.size(); i++) {
            if (i == SHOWN && series.size() > SHOWN + 1) {
                line("    … " + (series.size() - SHOWN - 1) + " more …");
                i = series.size() - 1;
            }
            line("    " + milliseconds(series.offsetNanos(i)) + " ms  " + number(series.value(i)));
        }
    }

    private void distribution(Distribution distribution) {
        String phase = distribution.phase().isEmpty() ? "" : " in '" + distribution.phase() + "'";
        String count = distribution.observations().isPresent()
                ? " of " + distribution.observations().getAsLong()
                : " of an unknown number";
        line("  distribution of " + distribution.metric().key() + phase + count + ": " + points(distribution));
    }

    private static String points(Distribution distribution) {
        if (distribution instanceof Distribution.Percentiles p) {
            return p.points().stream()
                    .map(x -> number(x.percent()) + " % " + number(x.value()))
                    .collect(Collectors.joining(", ", p.method().word() + " ", ""));
        }
        if (distribution instanceof Distribution.Buckets b) {
            return b.buckets().stream()
                    .map(x -> x.count() + " ≤ " + number(x.upper()))
                    .collect(Collectors.joining(", ", "buckets ", ""));
        }
        if (distribution instanceof Distribution.Observed o) {
            return java.util.Arrays.stream(o.values().toArray())
                    .mapToObj(RunDump::number)
                    .limit(SHOWN)
                    .collect(Collectors.joining(", ", "observed ", ""));
        }
        return distribution.toString();
    }

    private void problem(Problem problem) {
        line("");
        line(problem.severity() + (problem.place().isEmpty() ? "" : " " + problem.place()) + ": " + problem.sentence());
    }

    /** {@code 4000}: without an exponent, so that it can be found in the file. */
    static String number(double value) {
        return Double.isFinite(value)
                ? new BigDecimal(Double.toString(value)).stripTrailingZeros().toPlainString()
                : Double.toString(value);
    }

    private static String milliseconds(long nanos) {
        return BigDecimal.valueOf(nanos, 6).stripTrailingZeros().toPlainString();
    }

    private static String or(String text) {
        return text.isEmpty() ? "–" : text;
    }

    private void line(String text) {
        out.append(text).append('\n');
    }
}
