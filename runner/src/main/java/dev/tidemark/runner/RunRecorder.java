package dev.tidemark.runner;

import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.SeriesBuilder;
import java.util.LinkedHashMap;
import java.util.Map;

/** Collects samples into the series of a run. Used by a single thread. */
public final class RunRecorder implements RunListener {
    private final Map<Metric, SeriesBuilder> series = new LinkedHashMap<>();

    @Override
    public void sampled(Metric metric, long offsetNanos, double value) {
        series.computeIfAbsent(metric, SeriesBuilder::new).add(offsetNanos, value);
    }

    /** Adds what was collected so far. */
    public void into(Run.Builder run) {
        series.values().forEach(s -> run.add(s.build()));
    }
}
