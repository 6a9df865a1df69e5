package dev.tidemark.importers.load;

import dev.tidemark.model.Metric;
import dev.tidemark.model.Unit;

/** Metrics that count answers by their HTTP status. */
final class StatusCounts {
    private StatusCounts() {}

    /** @param first digit of the status, 1..5 */
    static Metric ofClass(int first) {
        return new Metric("requests.status." + first + "xx", "Answers " + first + "xx", Unit.COUNT);
    }
}
