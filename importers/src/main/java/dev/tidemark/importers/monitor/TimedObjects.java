package dev.tidemark.importers.monitor;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.parts.DoubleColumn;
import dev.tidemark.importers.parts.TimeReading;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.SeriesBuilder;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.TreeMap;
import java.util.function.Consumer;
import org.jspecify.annotations.Nullable;

/**
 * Samples that are JSON objects with a time under some key, or without any time: then the sample's number stands for
 * seconds, and a problem says so. One thread.
 */
final class TimedObjects {
    private static final long SECOND = 1_000_000_000L;

    private final LongColumn times = new LongColumn();
    private final Map<Metric, DoubleColumn> columns = new LinkedHashMap<>();
    private String key = "";
    private @Nullable TimeReading reading;

    boolean isEmpty() {
        return times.size() == 0;
    }

    /**
     * Takes one sample.
     *
     * @param object has the time, if any, at its top
     * @param values puts what was measured, in base units
     * @return what is wrong with it; empty where it was taken
     */
    String add(JsonDoc object, Consumer<Map<Metric, Double>> values) {
        if (isEmpty()) {
            findTime(object);
        }
        OptionalLong nanos = OptionalLong.of(times.size() * SECOND);
        if (reading != null) {
            TimeReading read = reading;
            nanos = object.get(key).map(t -> read.nanos(t.print())).orElse(OptionalLong.empty());
        }
        if (nanos.isEmpty()) {
            return "no time under '" + key + "'";
        }
        Map<Metric, Double> sample = new TreeMap<>(Comparator.comparing(Metric::key));
        values.accept(sample);
        sample.keySet().forEach(metric -> columns.computeIfAbsent(metric, m -> missed(times.size())));
        columns.forEach((metric, column) -> column.add(sample.getOrDefault(metric, Double.NaN)));
        times.add(nanos.getAsLong());
        return "";
    }

    private static DoubleColumn missed(int samples) {
        DoubleColumn column = new DoubleColumn();
        for (int i = 0; i < samples; i++) {
            column.add(Double.NaN);
        }
        return column;
    }

    private void findTime(JsonDoc object) {
        for (Map.Entry<String, JsonDoc> member : object.members().entrySet()) {
            if (reading == null && TimeReading.isTimeName(member.getKey())) {
                key = member.getKey();
                reading = TimeReading.of(key, member.getValue().print()).orElse(null);
            }
        }
    }

    List<Problem> problems() {
        List<Problem> problems = new ArrayList<>();
        if (reading == null) {
            problems.add(Problem.warning(
                    "", "the file has no times: sample n is shown at n seconds, which is not when it was taken"));
        } else if (!reading.guess().isEmpty()) {
            problems.add(Problem.note("'" + key + "'", reading.guess()));
        }
        return problems;
    }

    /** Adds the start, where it is known, and a series for each metric. */
    void addTo(Run.Builder run) {
        if (reading != null && reading.isAbsolute()) {
            run.started(
                    Instant.ofEpochSecond(Math.floorDiv(times.least(), SECOND), Math.floorMod(times.least(), SECOND)));
        }
        long[] offsets = times.aboveLeast();
        columns.forEach((metric, column) -> {
            SeriesBuilder series = new SeriesBuilder(metric);
            double[] values = column.toArray();
            if (Arrays.stream(values).allMatch(Double::isNaN)) {
                return;
            }
            for (int i = 0; i < values.length; i++) {
                series.add(offsets[i], values[i]);
            }
            run.add(series.build());
        });
    }
}
