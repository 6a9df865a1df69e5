package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import java.util.Optional;

/** Checks what was read of a file against lines of the expectations; the lines' form stands at the head of the file. */
final class SharedExpectation {
    /** The index prints six digits. */
    private static final double TOLERANCE = 6e-6;

    private final ImportResult result;
    private Run run;

    SharedExpectation(ImportResult result) {
        this.result = result;
        this.run = result.runs().getFirst();
    }

    void line(String line) {
        String[] words = line.split("\\s+", 2);
        String rest = words.length == 1 ? "" : words[1];
        switch (words[0]) {
            case "run" -> run = result.runs().get(Integer.parseInt(rest) - 1);
            case "last" -> run = result.runs().getLast();
            case "subject" -> assertThat(run.subject().name()).isEqualTo(rest);
            case "completed" -> assertThat(run.outcome()).isEqualTo(Outcome.COMPLETED);
            case "problem" ->
                assertThat(result.problems()).anyMatch(p -> p.sentence().contains(rest));
            case "started" ->
                assertThat(run.started())
                        .hasToString(java.time.Instant.ofEpochMilli(Long.parseLong(rest))
                                .toString());
            case "load" ->
                assertThat(run.scenario().load().connections()).hasValue(Long.parseLong(rest.split(" ", -1)[1]));
            case "parameter" ->
                assertThat(run.scenario().parameters()).containsEntry(rest.split(" ", 2)[0], rest.split(" ", 2)[1]);
            case "observations" -> observations(rest.split(" ", -1));
            case "series" -> series(rest.split(" ", 3));
            default -> figure(line.split("\\s+", 3));
        }
    }

    private void figure(String[] words) {
        Optional<Figure> figure = run.figures().stream()
                .filter(f ->
                        f.metric().key().equals(words[0]) && f.statistic().id().equals(words[1]))
                .findFirst();
        if (words[2].equals("absent")) {
            assertThat(figure).isEmpty();
        } else {
            assertThat(figure).as("%s %s", words[0], words[1]).isPresent();
            close(figure.get().value(), words[2]);
        }
    }

    private void observations(String[] words) {
        assertThat(run.distributions())
                .filteredOn(d -> d.metric().key().equals(words[0]))
                .extracting(Distribution::observations)
                .singleElement()
                .satisfies(n -> assertThat(n).hasValue(Long.parseLong(words[1])));
    }

    private void series(String[] words) {
        Optional<Series> series = run.series().stream()
                .filter(s -> s.metric().key().equals(words[0]))
                .findFirst();
        if (words[2].equals("absent")) {
            assertThat(series).isEmpty();
            return;
        }
        Series s = series.orElseThrow();
        double actual = switch (words[1]) {
            case "size" -> s.size();
            case "max" -> s.values().max().orElseThrow();
            case "first" -> s.value(0);
            default -> s.offsetNanos(s.size() - 1) / 1e9;
        };
        close(actual, words[2]);
    }

    private static void close(double actual, String expected) {
        UnitNames.Quantity quantity = UnitNames.quantity(expected).orElseThrow();
        double base = quantity.unit().isEmpty()
                ? quantity.number()
                : UnitNames.of(quantity.unit()).orElseThrow().toBase(quantity.number());
        assertThat(actual).isCloseTo(base, within(Math.abs(base) * TOLERANCE));
    }
}
