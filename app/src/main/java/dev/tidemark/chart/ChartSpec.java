package dev.tidemark.chart;

import dev.tidemark.model.Phase;
import dev.tidemark.model.Series;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Unit;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** What a chart says, not how it is drawn: no pixel, no colour value, no toolkit type. */
public sealed interface ChartSpec {
    Heading heading();

    /** True when there is nothing to draw: the picture then says {@link Heading#noData()}. */
    boolean isEmpty();

    /**
     * The words around a chart.
     *
     * @param subtitle the rule by which the numbers came about: the reducer, the order, what thick and thin mean
     * @param noData stands in the place of an empty plot
     * @param locale of all texts; the numbers on the axes follow it
     */
    record Heading(String title, String subtitle, String noData, Locale locale) {}

    /** Bounds are in base units, {@code min < max}. */
    record Axis(String label, Unit unit, double min, double max) {
        public Axis {
            if (!(min < max) || Double.isInfinite(max - min)) {
                throw new IllegalArgumentException("axis '" + label + "' from " + min + " to " + max);
            }
        }

        public Axis between(double from, double to) {
            return new Axis(label, unit, from, to);
        }
    }

    /** A phase behind the lines, in seconds on the time axis. */
    record Band(Phase.Kind kind, String label, double from, double to) {}

    enum Emphasis {
        /** One repetition. */
        FAINT,
        /** The median over repetitions, or the only run. */
        STRONG
    }

    /**
     * How a line is told apart.
     *
     * @param colour index into the theme's palette, and of the mark on the line: one per subject
     * @param pattern index of the dash pattern: one per metric
     */
    record Style(int colour, int pattern, Emphasis emphasis) {}

    /**
     * One line. Lines with the same label are one entry of the legend.
     *
     * @param zeroNanos the offset in {@code data} that stands at 0 on the time axis
     */
    record Line(String label, Style style, Series data, long zeroNanos) {
        /** Seconds on the time axis of that sample. */
        public double time(int index) {
            return (data.offsetNanos(index) - zeroNanos) / 1e9;
        }

        /** The sample nearest to that time; the data must not be empty. */
        public int nearest(double seconds) {
            int after = Math.min(firstAtOrAfter(seconds), data.size() - 1);
            return after > 0 && seconds - time(after - 1) < time(after) - seconds ? after - 1 : after;
        }

        /** In a straight line between the neighbouring samples; NaN outside them and beside a missed one. */
        public double at(double seconds) {
            int after = firstAtOrAfter(seconds);
            if (after == data.size() || (after == 0 && time(0) > seconds)) {
                return Double.NaN;
            }
            if (after == 0 || time(after) == seconds) {
                return data.value(after);
            }
            double share = (seconds - time(after - 1)) / (time(after) - time(after - 1));
            return data.value(after - 1) + share * (data.value(after) - data.value(after - 1));
        }

        /** Index of the first sample at or after that time on the axis; the size of the data if there is none. */
        public int firstAtOrAfter(double seconds) {
            double nanos = Math.ceil(seconds * 1e9);
            return data.firstAtOrAfter(
                    Math.abs(nanos) < Long.MAX_VALUE / 2.0 ? (long) nanos + zeroNanos : (long) nanos);
        }
    }

    /**
     * One subject's bar.
     *
     * @param note a second, smaller line below the label; may be empty
     * @param colour index into the theme's palette
     * @param spread empty where the value is unknown, which is drawn as such and not as 0
     * @param doubtful a run behind it is not healthy: the bar is hatched
     */
    record Bar(String label, String note, int colour, Optional<Spread> spread, boolean doubtful) {}

    /**
     * Values over time.
     *
     * @param x in seconds
     */
    record Time(Heading heading, Axis x, Axis y, List<Band> bands, List<Line> lines) implements ChartSpec {
        public Time {
            bands = List.copyOf(bands);
            lines = List.copyOf(lines);
        }

        @Override
        public boolean isEmpty() {
            return lines.isEmpty();
        }

        /** The same chart, its value axis no longer from zero but as far as the visible samples reach. */
        public Time fittedToValues() {
            return new Time(heading, x, Extents.fitted(this), bands, lines);
        }

        /** The same chart with another stretch of time visible, in seconds on the axis. */
        public Time between(double from, double to) {
            return new Time(heading, x.between(from, to), y, bands, lines);
        }
    }

    /** Bars in the given order, from zero. */
    record Bars(Heading heading, Axis value, List<Bar> bars) implements ChartSpec {
        public Bars {
            bars = List.copyOf(bars);
            if (value.min() > 0) {
                throw new IllegalArgumentException("bars start at zero, not at " + value.min());
            }
        }

        @Override
        public boolean isEmpty() {
            return bars.stream().allMatch(b -> b.spread().isEmpty());
        }
    }
}
