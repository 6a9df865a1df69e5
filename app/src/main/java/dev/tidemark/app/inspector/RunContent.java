package dev.tidemark.app.inspector;

import dev.tidemark.format.Scale;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import java.time.Duration;
import java.util.ArrayList;
import java.util.DoubleSummaryStatistics;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What was measured in a run: its phases, figures, series and distributions, a line each. */
final class RunContent {
    private final Words words;
    private final Run run;

    RunContent(Words words, Run run) {
        this.words = words;
        this.run = run;
    }

    List<Row> phases() {
        return run.phases().stream()
                .map(p -> Row.of(words.labels().phase(p), words.formats().duration(p.length()))
                        .noting(words.stretch(p.start(), p.end())))
                .toList();
    }

    List<Row> figures() {
        return run.figures().stream().map(this::figure).toList();
    }

    private Row figure(Figure figure) {
        String metric = words.labels().metric(figure.metric());
        String label = figure.statistic().kind() == Statistic.Kind.VALUE
                ? metric
                : metric + " · " + words.labels().statistic(figure.statistic());
        List<String> notes = new ArrayList<>();
        if (!figure.phase().isEmpty()) {
            notes.add(phase(figure.phase()));
        }
        if (figure.method() != PercentileMethod.NONE) {
            notes.add(words.text("method." + figure.method().word()));
        }
        return Row.of(label, value(figure)).noting(String.join(" · ", notes));
    }

    private String value(Figure figure) {
        Scale scale = Scale.of(figure.metric().unit(), figure.value());
        @Nullable Spread spread = figure.spread();
        if (spread == null) {
            return words.formats().value(figure.value(), scale);
        }
        String text = words.formats().spread(spread, scale);
        String scaled = scale.suffix().isEmpty() ? text : text + " " + scale.suffix();
        return scaled + ", n = " + words.formats().count(spread.n());
    }

    /** A figure names its phase by the run's own label, or by the word of a kind. */
    private String phase(String label) {
        return run.phases().stream()
                .filter(p -> p.label().equals(label))
                .findFirst()
                .map(words.labels()::phase)
                .orElse(words.texts().find("phase." + label).orElse(label));
    }

    List<Row> series() {
        return run.series().stream().map(this::series).toList();
    }

    private Row series(Series series) {
        DoubleSummaryStatistics known =
                series.values().filter(v -> !Double.isNaN(v)).summaryStatistics();
        long missed = series.size() - known.getCount();
        Scale scale = Scale.of(series.metric().unit(), known.getCount() == 0 ? Double.NaN : known.getMax());
        String range = known.getCount() == 0
                ? words.formats().number(Double.NaN, scale)
                : words.formats().number(known.getMin(), scale) + " – "
                        + words.formats().value(known.getMax(), scale);
        String stretch = words.stretch(
                Duration.ofNanos(series.offsetNanos(0)), Duration.ofNanos(series.offsetNanos(series.size() - 1)));
        String note = words.text("samples", series.size()) + " · " + stretch;
        return Row.of(words.labels().metric(series.metric()), range)
                .noting(missed == 0 ? note : note + " · " + words.text("missed", missed));
    }

    List<Row> distributions() {
        return run.distributions().stream().map(this::distribution).toList();
    }

    private Row distribution(Distribution distribution) {
        String observations = distribution.observations().isPresent()
                ? words.text("observations", distribution.observations().getAsLong())
                : words.text("observations-unknown");
        String phase = distribution.phase().isEmpty() ? "" : phase(distribution.phase());
        return Row.of(words.labels().metric(distribution.metric()), observations)
                .noting(phase);
    }
}
