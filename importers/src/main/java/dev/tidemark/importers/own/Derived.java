package dev.tidemark.importers.own;

import dev.tidemark.analysis.Quantiles;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/**
 * One figure that follows from a run's samples. A study file has them for readers without Tidemark; Tidemark itself
 * only checks them.
 *
 * @param phase the phase's label
 * @param reducer {@code median} or {@code max}
 */
record Derived(String metric, String phase, String reducer, double value) {
    /** Median and maximum of each memory series in each phase that has samples. */
    static List<Derived> of(Run run) {
        List<Derived> derived = new ArrayList<>();
        for (Series series : run.series()) {
            if (!series.metric().key().startsWith("memory.")) {
                continue;
            }
            for (Phase phase : run.phases()) {
                double[] inside = series.valuesIn(phase);
                double median = Quantiles.median(inside);
                if (!Double.isNaN(median)) {
                    String metric = series.metric().key();
                    double max = Arrays.stream(inside).max().getAsDouble();
                    derived.add(new Derived(metric, phase.label(), "median", median));
                    derived.add(new Derived(metric, phase.label(), "max", max));
                }
            }
        }
        return derived;
    }

    /** What it is of. */
    String name() {
        return reducer + " of " + metric + " in '" + phase + "'";
    }
}
