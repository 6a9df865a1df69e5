package dev.tidemark.chart.draw;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.model.Unit;
import java.text.FieldPosition;
import java.text.NumberFormat;
import java.text.ParsePosition;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.axis.NumberTickUnit;
import org.jfree.chart.axis.TickUnitSource;
import org.jfree.chart.axis.TickUnits;

/** Ticks at round numbers of the written unit (64 MiB, not 67.1 million bytes), named in the reader's language. */
final class AxisTicks {
    private static final double[] ROUND = {1, 2, 5};
    private static final double[] ROUND_MINUTES = {1, 2, 5, 10, 15, 30, 60, 120, 300, 600};

    private AxisTicks() {}

    /** A JFreeChart axis over the description's range, its ticks, name and unit, not yet in any colour. */
    static NumberAxis axis(ChartSpec.Axis axis, Formats formats) {
        Scale scale = scale(axis);
        String unit = scale.suffix().isEmpty() ? "" : " [" + scale.suffix() + "]";
        NumberAxis result = new NumberAxis(axis.label() + unit);
        result.setAutoRange(false);
        result.setRange(axis.min(), axis.max());
        result.setStandardTickUnits(ticks(axis, scale, formats));
        return result;
    }

    /** Time is written in the unit that its length suggests, everything else in that of its largest value. */
    static Scale scale(ChartSpec.Axis axis) {
        double length = axis.max() - axis.min();
        if (axis.unit() != Unit.SECOND) {
            return Scale.of(axis.unit(), Math.max(Math.abs(axis.min()), Math.abs(axis.max())));
        }
        if (length > 6 * 3600) {
            return new Scale("h", 3600, 0);
        }
        return length > 600 ? new Scale("min", 60, 0) : Scale.of(Unit.SECOND, length);
    }

    private static TickUnitSource ticks(ChartSpec.Axis axis, Scale scale, Formats formats) {
        TickUnits ticks = new TickUnits();
        double length = (axis.max() - axis.min()) / scale.divisor();
        int power = (int) Math.floor(Math.log10(length));
        for (int p = power - 4; p <= power + 1; p++) {
            for (double round : ROUND) {
                add(ticks, round * Math.pow(10, p), Math.max(0, -p), scale, formats);
            }
        }
        return scale.divisor() == 60 ? minutes(scale, formats) : ticks;
    }

    private static TickUnits minutes(Scale scale, Formats formats) {
        TickUnits ticks = new TickUnits();
        for (double round : ROUND_MINUTES) {
            add(ticks, round, 0, scale, formats);
        }
        return ticks;
    }

    private static void add(TickUnits ticks, double size, int decimals, Scale scale, Formats formats) {
        Scale rounded = new Scale(scale.suffix(), scale.divisor(), decimals);
        ticks.add(new NumberTickUnit(size * scale.divisor(), new Written(formats, rounded)));
    }

    /** What JFreeChart asks for a tick's name. */
    private static final class Written extends NumberFormat {
        private final transient Formats formats;
        private final transient Scale scale;

        Written(Formats formats, Scale scale) {
            this.formats = formats;
            this.scale = scale;
        }

        @Override
        public StringBuffer format(double number, StringBuffer to, FieldPosition position) {
            return to.append(formats.number(number, scale).replace('-', '−'));
        }

        @Override
        public StringBuffer format(long number, StringBuffer to, FieldPosition position) {
            return format((double) number, to, position);
        }

        @Override
        public Number parse(String source, ParsePosition position) {
            throw new UnsupportedOperationException("axis names are written only");
        }
    }
}
