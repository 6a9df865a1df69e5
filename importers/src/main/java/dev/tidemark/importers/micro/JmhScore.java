package dev.tidemark.importers.micro;

import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Unit;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a JMH score means: operations per time or time per operation, and how it becomes a base unit.
 *
 * @param perSecond what a score of 1 is in operations per second, or in seconds per operation
 * @param contradiction what is wrong where mode and unit disagree; else empty
 */
record JmhScore(Metric metric, UnitNames.Scaled perSecond, String contradiction) {
    private static final Pattern RATE = Pattern.compile("ops/(ns|us|ms|s|min|hr|day)");
    private static final Pattern TIME = Pattern.compile("(ns|us|ms|s|min|hr|day)/op");

    /** Empty where the unit is neither a rate nor a time. The mode says which direction is better. */
    static Optional<JmhScore> of(String mode, String unit) {
        boolean throughput = mode.equals("thrpt") || mode.equals("Throughput");
        Matcher rate = RATE.matcher(unit);
        Matcher time = TIME.matcher(unit);
        boolean isRate = rate.matches();
        if (!isRate && !time.matches()) {
            return Optional.empty();
        }
        String contradiction = throughput == isRate
                ? ""
                : "the mode '" + mode + "' and the unit '" + unit + "' contradict each other; read as "
                        + (throughput ? "operations per time" : "time per operation") + ", as the mode says";
        double[] seconds = seconds(isRate ? rate.group(1) : time.group(1));
        UnitNames.Scaled scaled = throughput
                ? new UnitNames.Scaled(Unit.PER_SECOND, seconds[1], seconds[0])
                : new UnitNames.Scaled(Unit.SECOND, seconds[0], seconds[1]);
        return Optional.of(
                new JmhScore(throughput ? Metric.BENCHMARK_RATE : Metric.BENCHMARK_TIME, scaled, contradiction));
    }

    /** A time unit as so many seconds over a divisor. */
    private static double[] seconds(String unit) {
        return switch (unit) {
            case "ns" -> new double[] {1, 1e9};
            case "us" -> new double[] {1, 1e6};
            case "ms" -> new double[] {1, 1e3};
            case "min" -> new double[] {60, 1};
            case "hr" -> new double[] {3600, 1};
            case "day" -> new double[] {86400, 1};
            default -> new double[] {1, 1};
        };
    }

    double toBase(double score) {
        return perSecond.toBase(score);
    }
}
