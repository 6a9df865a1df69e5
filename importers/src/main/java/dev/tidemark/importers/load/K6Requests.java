package dev.tidemark.importers.load;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Series;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Statistic;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** Counts k6's requests by how they ended and by second. One thread. */
final class K6Requests {
    private static final long SECOND = 1_000_000_000L;
    /** Points further apart than a month are no run, but a clock that jumped. */
    private static final long LAST_SECOND = 31L * 24 * 3600;
    /** k6's code for a request that ran into its timeout. */
    private static final String TIMEOUT = "1050";

    private final Map<Long, Double> bySecond = new TreeMap<>();
    private final double[] byClass = new double[6];
    private double count;
    private double unanswered;
    private double timeouts;
    private double withoutStatus;
    private double failed;
    private boolean failedStated;

    void add(long nanos, double requests, Map<String, JsonDoc> tags) {
        count += requests;
        bySecond.merge(Math.floorDiv(nanos, SECOND), requests, Double::sum);
        String status = text(tags, "status");
        if (status.equals("0")) {
            unanswered += requests;
            timeouts += text(tags, "error_code").equals(TIMEOUT) ? requests : 0;
        } else if (status.matches("[1-5][0-9][0-9]")) {
            byClass[status.charAt(0) - '0'] += requests;
        } else {
            withoutStatus += requests;
        }
    }

    private static String text(Map<String, JsonDoc> tags, String name) {
        JsonDoc tag = tags.get(name);
        return tag == null ? "" : tag.print();
    }

    /** @param share 1 for a request that failed, else 0 */
    void addFailed(double share) {
        failedStated = true;
        failed += share;
    }

    /** Errors by their kind where every request has its status, else only k6's own count of failed requests. */
    void figures(FigureAdder figures) {
        if (count == 0 && !failedStated) {
            return;
        }
        if (withoutStatus == 0) {
            figures.add(Metric.SENT, Statistic.VALUE, count)
                    .add(Metric.COMPLETED, Statistic.VALUE, count - unanswered)
                    .add(Metric.ERRORS, Statistic.VALUE, unanswered - timeouts)
                    .add(Metric.TIMEOUTS, Statistic.VALUE, timeouts)
                    .add(Metric.NON_2XX, Statistic.VALUE, byClass[1] + byClass[3] + byClass[4] + byClass[5]);
            for (int i = 1; i <= 5; i++) {
                figures.add(StatusCounts.ofClass(i), Statistic.VALUE, byClass[i]);
            }
        } else {
            figures.add(Metric.COMPLETED, Statistic.VALUE, count);
            if (failedStated) {
                figures.add(Metric.ERRORS, Statistic.VALUE, failed);
            }
        }
        if (failedStated) {
            figures.add(Metric.of("k6.failed", dev.tidemark.model.Unit.COUNT), Statistic.VALUE, failed);
        }
    }

    /** Requests in each whole second; the last second is left out, as it may not be whole. */
    Optional<Series> perSecond() {
        long from = bySecond.keySet().stream().findFirst().orElse(0L);
        long last = bySecond.keySet().stream().reduce((a, b) -> b).orElse(0L);
        if (from < 0 || last - from > LAST_SECOND) {
            return Optional.empty();
        }
        SeriesBuilder series = new SeriesBuilder(Metric.RATE);
        for (long second = from; second < last; second++) {
            series.add(second * SECOND, bySecond.getOrDefault(second, 0.0));
        }
        return Optional.of(series.build());
    }

    List<Problem> problems() {
        return withoutStatus == 0
                ? List.of()
                : List.of(Problem.note(
                        "",
                        (long) withoutStatus + " requests have no status: errors are k6's failed requests, and timeouts"
                                + " and answers other than 2xx are unknown"));
    }
}
