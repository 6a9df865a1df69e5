package dev.tidemark.chart;

import dev.tidemark.analysis.Quantiles;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The phases of several runs as one set of bands on the common time axis: each border is the median over the runs.
 *
 * @param disagreement by how many seconds the borders of one band differ at most between runs
 */
record PhaseBands(List<ChartSpec.Band> bands, double disagreement) {
    PhaseBands {
        bands = List.copyOf(bands);
    }

    /** A phase that less than half of the runs have gives no band: it would tell of few what it shows behind all. */
    static PhaseBands of(List<Run> runs, ChartLabels labels) {
        Map<String, List<Phase>> named = new LinkedHashMap<>();
        Map<String, List<Double>> starts = new LinkedHashMap<>();
        Map<String, List<Double>> ends = new LinkedHashMap<>();
        for (Run run : runs) {
            long zero = Aligned.zeroOf(run);
            for (Phase phase : run.phases()) {
                String key = phase.kind() + " " + phase.label();
                named.computeIfAbsent(key, k -> new ArrayList<>()).add(phase);
                starts.computeIfAbsent(key, k -> new ArrayList<>())
                        .add((phase.start().toNanos() - zero) / 1e9);
                ends.computeIfAbsent(key, k -> new ArrayList<>())
                        .add((phase.end().toNanos() - zero) / 1e9);
            }
        }
        List<ChartSpec.Band> bands = new ArrayList<>();
        double disagreement = 0;
        for (Map.Entry<String, List<Phase>> entry : named.entrySet()) {
            if (entry.getValue().size() * 2 >= runs.size()) {
                double[] from = array(starts.getOrDefault(entry.getKey(), List.of()));
                double[] to = array(ends.getOrDefault(entry.getKey(), List.of()));
                Phase phase = entry.getValue().getFirst();
                String label = isOnlyOne(phase, named) ? labels.phase(phase) : phase.label();
                bands.add(new ChartSpec.Band(phase.kind(), label, Quantiles.median(from), Quantiles.median(to)));
                disagreement = Math.max(disagreement, Math.max(range(from), range(to)));
            }
        }
        bands.sort(Comparator.comparingDouble(ChartSpec.Band::from));
        return new PhaseBands(bands, disagreement);
    }

    /** Two load phases cannot both be called "Load": then each keeps the source's name. */
    private static boolean isOnlyOne(Phase phase, Map<String, List<Phase>> named) {
        return named.values().stream()
                        .filter(p -> p.getFirst().kind() == phase.kind())
                        .count()
                == 1;
    }

    private static double[] array(List<Double> values) {
        return values.stream().mapToDouble(Double::doubleValue).toArray();
    }

    private static double range(double[] values) {
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (double value : values) {
            min = Math.min(min, value);
            max = Math.max(max, value);
        }
        return max - min;
    }
}
