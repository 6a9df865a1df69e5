package dev.tidemark.app.plot;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import java.util.ArrayList;
import java.util.List;

/** Reads a chart's lines at a moment. */
final class Reader {
    private final ChartSpec.Time chart;
    private final Formats formats;
    private final Scale values;
    private final Scale seconds;

    /** @param visible decides to how many decimals a time is worth reading */
    Reader(ChartSpec.Time chart, TimeRange visible) {
        this.chart = chart;
        this.formats = new Formats(chart.heading().locale());
        this.values = Scale.of(chart.y().unit(), chart.y().max());
        this.seconds = new Scale("s", 1, visible.length() > 10 ? 1 : 3);
    }

    /** One reading per strong line, in the order of the lines. */
    Readout at(double time) {
        List<Readout.Reading> readings = new ArrayList<>();
        for (ChartSpec.Line line : chart.lines()) {
            if (line.style().emphasis() == ChartSpec.Emphasis.STRONG) {
                readings.add(read(line, time));
            }
        }
        return new Readout(time, head(time), readings);
    }

    private String head(double time) {
        String text = formats.value(time, seconds).replace('-', '−');
        for (ChartSpec.Band band : chart.bands()) {
            if (band.from() <= time && time < band.to()) {
                return text + " · " + band.label();
            }
        }
        return text;
    }

    private Readout.Reading read(ChartSpec.Line line, double time) {
        boolean outside = time < line.time(0) || time > line.time(line.data().size() - 1);
        int index = line.nearest(time);
        double value = outside ? Double.NaN : line.data().value(index);
        String text = formats.value(value, values);
        if (Double.isFinite(value)) {
            text = withExtremes(line, line.time(index), value, text);
        }
        return new Readout.Reading(line.label(), line.style().colour(), line.time(index), value, text);
    }

    /** {@code 81.9 MiB [78.9–85.8]}: the repetitions are read at the moment of the median's sample. */
    private String withExtremes(ChartSpec.Line median, double time, double value, String text) {
        double min = value;
        double max = value;
        boolean repeated = false;
        for (ChartSpec.Line line : chart.lines()) {
            if (line.style().emphasis() == ChartSpec.Emphasis.FAINT
                    && line.label().equals(median.label())) {
                double other = line.at(time);
                if (Double.isFinite(other)) {
                    min = Math.min(min, other);
                    max = Math.max(max, other);
                    repeated = true;
                }
            }
        }
        return repeated ? text + " [" + formats.number(min, values) + "–" + formats.number(max, values) + "]" : text;
    }
}
