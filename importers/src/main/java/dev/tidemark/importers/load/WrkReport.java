package dev.tidemark.importers.load;

import dev.tidemark.importers.parts.FigureAdder;
import dev.tidemark.importers.parts.LineRules;
import dev.tidemark.importers.parts.Lines;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Conditions;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Statistic;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;

/** One run in the text of wrk or wrk2, collected line by line. One thread. */
final class WrkReport {
    private static final Pattern THREADS = Pattern.compile("(\\d{1,9}) threads and (\\d{1,9}) connections");
    private static final Pattern LATENCY = Pattern.compile("Latency\\s+(\\S+)\\s+(\\S+)\\s+(\\S+)\\s+\\S+%");
    private static final Pattern PERCENTILE = Pattern.compile("(\\d{1,3}(?:\\.\\d+)?)%\\s+(\\S+)");
    private static final Pattern SPECTRUM = Pattern.compile("(\\d+\\.\\d+)\\s+([01]\\.\\d+)\\s+(\\d{1,18})\\s+(\\S+)");
    private static final Pattern RECORDED = Pattern.compile("#\\[Max\\s*=.*Total count\\s*=\\s*(\\d{1,18})\\]");
    private static final Pattern REQUESTS = Pattern.compile("(\\d{1,18}) requests in (\\S+), (\\S+) read");
    private static final Pattern SOCKETS =
            Pattern.compile("Socket errors: connect (\\d+), read (\\d+), write (\\d+), timeout (\\d+)");
    private static final Pattern STATUS = Pattern.compile("Non-2xx or 3xx responses: (\\d+)");
    private static final Pattern RATE = Pattern.compile("Requests/sec:\\s+(\\d+(?:\\.\\d+)?)");
    private static final Pattern TRANSFER = Pattern.compile("Transfer/sec:\\s+(\\S+)");
    private static final Pattern WRK2 = Pattern.compile("Thread calibration.*|.*HdrHistogram.*");
    /** What TechEmpower's toolset prints around each run. */
    private static final Pattern AROUND =
            Pattern.compile("-{3,}|(START|END)TIME \\d+|Running .*|wrk .*|.*Queries: .*|");

    private final String url;
    private final int number;
    private final int firstLine;
    private final Map<Double, OptionalDouble> percentiles = new TreeMap<>();
    private final List<Distribution.Percentiles.Point> spectrum = new ArrayList<>();
    private OptionalLong connections = OptionalLong.empty();
    private String threads = "";
    private String[] latency = new String[0];
    private OptionalLong recorded = OptionalLong.empty();
    private OptionalDouble requests = OptionalDouble.empty();
    private OptionalDouble duration = OptionalDouble.empty();
    private OptionalDouble rate = OptionalDouble.empty();
    private OptionalDouble transfer = OptionalDouble.empty();
    private double socketErrors;
    private double timeouts;
    private double badStatus;
    private boolean wrk2;
    private boolean ended;
    private int unread;
    private int firstUnread;

    private final LineRules report = new LineRules()
            .on(THREADS, this::threads)
            .on(LATENCY, m -> latency = new String[] {m.group(1), m.group(2), m.group(3)})
            .on(PERCENTILE, m -> percentiles.put(Double.valueOf(m.group(1)), ShortUnits.seconds(m.group(2))))
            .on(SPECTRUM, this::spectrum)
            .on(RECORDED, m -> recorded = OptionalLong.of(Long.parseLong(m.group(1))))
            .on(REQUESTS, this::requests)
            .on(SOCKETS, this::sockets)
            .on(STATUS, m -> badStatus = Double.parseDouble(m.group(1)))
            .on(RATE, this::rate)
            .on(WRK2, m -> wrk2 = true);
    private final LineRules afterwards = new LineRules()
            .on(TRANSFER, m -> transfer = ShortUnits.bytes(m.group(1)))
            .on(AROUND, m -> {});

    WrkReport(String url, int number, int firstLine) {
        this.url = url;
        this.number = number;
        this.firstLine = firstLine;
    }

    boolean isWrk2() {
        return wrk2;
    }

    boolean hasCounts() {
        return requests.isPresent();
    }

    int firstLine() {
        return firstLine;
    }

    void take(String line, int lineNumber) {
        if (!ended) {
            report.take(line);
        } else if (!afterwards.take(line) && unread++ == 0) {
            firstUnread = lineNumber;
        }
    }

    private void threads(MatchResult m) {
        threads = m.group(1);
        connections = OptionalLong.of(Long.parseLong(m.group(2)));
    }

    private void spectrum(MatchResult m) {
        double percent =
                Math.min(100, new BigDecimal(m.group(2)).movePointRight(2).doubleValue());
        spectrum.add(new Distribution.Percentiles.Point(percent, Double.parseDouble(m.group(1)) / 1000));
    }

    private void requests(MatchResult m) {
        requests = OptionalDouble.of(Double.parseDouble(m.group(1)));
        duration = ShortUnits.seconds(m.group(2));
    }

    private void sockets(MatchResult m) {
        socketErrors = Double.parseDouble(m.group(1)) + Double.parseDouble(m.group(2)) + Double.parseDouble(m.group(3));
        timeouts = Double.parseDouble(m.group(4));
    }

    private void rate(MatchResult m) {
        rate = OptionalDouble.of(Double.parseDouble(m.group(1)));
        ended = true;
    }

    Run run(InputFile input) {
        Load load = new Load(Load.Kind.UNKNOWN, OptionalDouble.empty(), connections, OptionalLong.empty());
        Run.Builder run =
                Run.builder("run-" + number, Names.subject(input), Scenario.of(Names.workload("", url), load));
        Map<String, String> facts = new TreeMap<>(Map.of(Conditions.GENERATOR, wrk2 ? "wrk2" : "wrk"));
        if (!threads.isEmpty()) {
            facts.put("generator.threads", threads);
        }
        run.conditions(Conditions.of(facts));
        if (!ended) {
            run.outcome(new Outcome(Outcome.Status.PARTIAL, "the text of the run ends early"));
        }
        figures(new FigureAdder(run));
        if (!spectrum.isEmpty()) {
            run.add(new Distribution.Percentiles(Metric.LATENCY, "", spectrum, PercentileMethod.HDR, recorded));
        }
        return run.build();
    }

    private void figures(FigureAdder figures) {
        figures.add(Metric.COMPLETED, Statistic.VALUE, requests)
                .add(Metric.DURATION, Statistic.VALUE, duration)
                .add(Metric.RATE, Statistic.VALUE, rate)
                .add(Metric.TRANSFER, Statistic.VALUE, transfer);
        if (ended) {
            // wrk prints these lines only where something went wrong, and always before its rate.
            figures.add(Metric.ERRORS, Statistic.VALUE, socketErrors)
                    .add(Metric.TIMEOUTS, Statistic.VALUE, timeouts)
                    .add(Metric.NON_2XX, Statistic.VALUE, badStatus);
        }
        Statistic[] statistics = {Statistic.MEAN, Statistic.STDDEV, Statistic.MAX};
        for (int i = 0; i < latency.length && requests.orElse(0) > 0; i++) {
            figures.add(Metric.LATENCY, statistics[i], ShortUnits.seconds(latency[i]));
        }
        PercentileMethod method = wrk2 ? PercentileMethod.HDR : PercentileMethod.NEAREST_RANK;
        if (requests.orElse(0) > 0) {
            percentiles.forEach((percent, value) -> {
                if (percent <= 100) {
                    figures.percentile(Metric.LATENCY, percent, value, method);
                }
            });
        }
    }

    List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        if (!ended) {
            problems.add(Problem.warning(
                    Lines.place(firstLine), "the run's text ends early: its errors and its rate are unknown"));
        }
        if (badStatus > 0) {
            problems.add(Problem.note(
                    Lines.place(firstLine), "wrk counts answers from 400 on as non-2xx; redirects are not among them"));
        }
        if (unread > 0) {
            problems.add(Problem.note(
                    Lines.place(firstUnread),
                    unread + " lines after the run were not read: a script's own output has no fixed form"));
        }
        return problems;
    }
}
