package dev.tidemark.importers.load;

import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Statistic;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.OptionalDouble;

/**
 * How bombardier's requests ended. What it calls others got no answer; their latencies are among the others' all the
 * same.
 *
 * @param byClass answers 1xx to 5xx, from index 0
 * @param errors how often each message came; empty where the report lists none
 */
record BombardierCounts(List<Double> byClass, double others, Map<String, Double> errors) {
    double answered() {
        double sum = 0;
        for (double count : byClass) {
            sum += count;
        }
        return sum;
    }

    /** Requests that ran into a timeout, by their message; empty where failures are not explained. */
    OptionalDouble timeouts() {
        if (others == 0) {
            return OptionalDouble.of(0);
        }
        if (errors.isEmpty()) {
            return OptionalDouble.empty();
        }
        double timeouts = 0;
        for (Map.Entry<String, Double> error : errors.entrySet()) {
            String message = error.getKey().toLowerCase(Locale.ROOT);
            timeouts += message.contains("timeout") || message.contains("timed out") ? error.getValue() : 0;
        }
        return OptionalDouble.of(Math.min(timeouts, others));
    }

    void addTo(FigureAdder figures) {
        figures.add(Metric.SENT, Statistic.VALUE, answered() + others)
                .add(Metric.COMPLETED, Statistic.VALUE, answered())
                .add(Metric.ERRORS, Statistic.VALUE, others - timeouts().orElse(0))
                .add(Metric.TIMEOUTS, Statistic.VALUE, timeouts())
                .add(Metric.NON_2XX, Statistic.VALUE, answered() - byClass.get(1));
        for (int i = 0; i < byClass.size(); i++) {
            figures.add(StatusCounts.ofClass(i + 1), Statistic.VALUE, byClass.get(i));
        }
    }
}
