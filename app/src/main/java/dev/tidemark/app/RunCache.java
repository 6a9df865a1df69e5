package dev.tidemark.app;

import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** Runs that were read lately, as many as fit into a number of samples. Safe to use from several threads. */
final class RunCache {
    private final long mostSamples;
    private final Map<Long, Run> runs = new LinkedHashMap<>(64, 0.75f, true);
    private long samples;

    RunCache(long mostSamples) {
        this.mostSamples = mostSamples;
    }

    synchronized Optional<Run> get(long key) {
        return Optional.ofNullable(runs.get(key));
    }

    /** The one just put stays, however large it is. */
    synchronized void put(long key, Run run) {
        Run old = runs.put(key, run);
        samples += samples(run) - (old == null ? 0 : samples(old));
        Iterator<Map.Entry<Long, Run>> oldest = runs.entrySet().iterator();
        while (samples > mostSamples && runs.size() > 1) {
            samples -= samples(oldest.next().getValue());
            oldest.remove();
        }
    }

    synchronized void clear() {
        runs.clear();
        samples = 0;
    }

    private static long samples(Run run) {
        return run.series().stream().mapToLong(Series::size).sum();
    }
}
