package dev.tidemark.chart;

import dev.tidemark.format.Scale;
import dev.tidemark.model.Series;
import dev.tidemark.model.Unit;
import java.util.List;

/** How far the axes of a time chart reach. */
final class Extents {
    /** Room above the highest value, as a share of it. */
    private static final double HEADROOM = 0.05;

    private Extents() {}

    /** From the first sample or phase border to the last. */
    static ChartSpec.Axis time(String label, List<ChartSpec.Band> bands, List<ChartSpec.Line> lines) {
        double from = Double.POSITIVE_INFINITY;
        double to = Double.NEGATIVE_INFINITY;
        for (ChartSpec.Band band : bands) {
            from = Math.min(from, band.from());
            to = Math.max(to, band.to());
        }
        for (ChartSpec.Line line : lines) {
            from = Math.min(from, line.time(0));
            to = Math.max(to, line.time(line.data().size() - 1));
        }
        if (from > to) {
            return new ChartSpec.Axis(label, Unit.SECOND, 0, 1);
        }
        return new ChartSpec.Axis(label, Unit.SECOND, from, from < to ? to : from + 1);
    }

    /** From zero, or from the lowest value where that is below, to a little above the highest. */
    static ChartSpec.Axis values(String label, Unit unit, List<ChartSpec.Line> lines) {
        double min = 0;
        double max = 0;
        for (ChartSpec.Line line : lines) {
            Series data = line.data();
            for (int i = 0; i < data.size(); i++) {
                if (Double.isFinite(data.value(i))) {
                    min = Math.min(min, data.value(i));
                    max = Math.max(max, data.value(i));
                }
            }
        }
        return new ChartSpec.Axis(label, unit, min, upTo(min, max, unit));
    }

    /** From a little below the lowest visible sample to a little above the highest; the axis as it is where none is. */
    static ChartSpec.Axis fitted(ChartSpec.Time chart) {
        double min = Double.POSITIVE_INFINITY;
        double max = Double.NEGATIVE_INFINITY;
        for (ChartSpec.Line line : chart.lines()) {
            int to = line.firstAtOrAfter(Math.nextUp(chart.x().max()));
            for (int i = line.firstAtOrAfter(chart.x().min()); i < to; i++) {
                double value = line.data().value(i);
                if (Double.isFinite(value)) {
                    min = Math.min(min, value);
                    max = Math.max(max, value);
                }
            }
        }
        if (min > max) {
            return chart.y();
        }
        double room = max > min
                ? (max - min) * HEADROOM
                : Scale.of(chart.y().unit(), max).divisor();
        return chart.y().between(min - room, max + room);
    }

    /** The end of an axis that shows {@code max}; one written unit where there is nothing to show. */
    static double upTo(double min, double max, Unit unit) {
        double top = max + (max - min) * HEADROOM;
        return top > min ? top : min + Scale.of(unit, 0).divisor();
    }
}
