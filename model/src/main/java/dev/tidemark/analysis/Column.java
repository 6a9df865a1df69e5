package dev.tidemark.analysis;

import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Unit;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.function.Function;

/**
 * One column of the per-framework table. Adding a figure to the table means adding one constant to {@link Columns}.
 *
 * @param id stable, kebab-case; the texts in each language are found by it
 * @param title in English
 * @param value of one run; empty where the run does not say
 * @param published the spread that a source prints instead of single runs
 */
public record Column(
        String id,
        String title,
        Unit unit,
        Function<Measures, OptionalDouble> value,
        Function<Measures, Optional<Spread>> published) {

    /** A gauge in a phase, by the table's reducer; published tables give its median. */
    static Column phase(String id, String title, Metric metric, Phase.Kind kind) {
        return new Column(
                id,
                title,
                metric.unit(),
                m -> m.inPhase(metric, kind),
                m -> m.publishedSpread(metric, Statistic.MEDIAN, kind));
    }

    /** A figure about the load. */
    static Column load(
            String id, String title, Metric metric, Statistic statistic, Function<Measures, OptionalDouble> value) {
        return new Column(id, title, metric.unit(), value, m -> m.publishedSpread(metric, statistic, Phase.Kind.LOAD));
    }
}
