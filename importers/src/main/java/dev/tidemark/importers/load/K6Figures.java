package dev.tidemark.importers.load;

import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.model.Metric;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Unit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Figures of one k6 metric: latency under its own name, every other under {@code k6.…}. */
final class K6Figures {
    private static final Pattern PERCENTILE = Pattern.compile("p\\(([0-9]{1,3}(?:\\.[0-9]+)?)\\)");

    private K6Figures() {}

    static void add(K6Metric metric, FigureAdder figures) {
        switch (metric.type()) {
            case COUNTER -> counter(metric, figures);
            case GAUGE -> gauge(metric, figures);
            case RATE -> rate(metric, figures);
            case TREND -> trend(metric, figures);
        }
    }

    private static void counter(K6Metric metric, FigureAdder figures) {
        if (metric.name().equals("http_reqs")) {
            return;
        }
        boolean data = metric.contains() == K6Metric.Contains.DATA;
        figures.add(named(metric, "", metric.contains().unit), Statistic.VALUE, metric.inBase("count"))
                .add(
                        named(metric, ".rate", data ? Unit.BYTE_PER_SECOND : Unit.PER_SECOND),
                        Statistic.VALUE,
                        metric.inBase("rate"));
    }

    private static void gauge(K6Metric metric, FigureAdder figures) {
        Metric target = named(metric, "", metric.contains().unit);
        figures.add(target, Statistic.VALUE, metric.inBase("value"))
                .add(target, Statistic.MIN, metric.inBase("min"))
                .add(target, Statistic.MAX, metric.inBase("max"));
    }

    private static void rate(K6Metric metric, FigureAdder figures) {
        figures.add(named(metric, "", Unit.RATIO), Statistic.VALUE, metric.share());
        if (!metric.name().equals("http_req_failed")) {
            figures.add(named(metric, ".passed", Unit.COUNT), Statistic.VALUE, metric.value("passes"))
                    .add(named(metric, ".failed", Unit.COUNT), Statistic.VALUE, metric.value("fails"));
        }
    }

    /** k6 keeps every value of a trend and interpolates between neighbours. */
    private static void trend(K6Metric metric, FigureAdder figures) {
        boolean latency = metric.name().equals("http_req_duration");
        Metric target = latency ? Metric.LATENCY : named(metric, "", metric.contains().unit);
        figures.add(target, Statistic.MEAN, metric.inBase("avg"))
                .add(target, Statistic.MIN, metric.inBase("min"))
                .add(target, Statistic.MAX, metric.inBase("max"))
                .percentile(target, 50, metric.inBase("med"), PercentileMethod.LINEAR);
        for (String key : metric.values().keySet()) {
            Matcher m = PERCENTILE.matcher(key);
            double percent = m.matches() ? Double.parseDouble(m.group(1)) : Double.NaN;
            boolean repeatsMedian = percent == 50 && metric.value("med").isPresent();
            if (percent <= 100 && !repeatsMedian) {
                figures.percentile(target, percent, metric.inBase(key), PercentileMethod.LINEAR);
            }
        }
    }

    private static Metric named(K6Metric metric, String suffix, Unit unit) {
        String what = suffix.isEmpty() ? "" : " " + suffix.substring(1);
        return new Metric("k6." + Names.metricKey(metric.name()) + suffix, "k6 " + metric.name() + what, unit);
    }
}
