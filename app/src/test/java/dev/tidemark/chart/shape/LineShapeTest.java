package dev.tidemark.chart.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.chart.ChartSpec;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Series;
import java.awt.geom.Path2D;
import java.awt.geom.PathIterator;
import java.awt.geom.Rectangle2D;
import java.util.Arrays;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class LineShapeTest {
    /** One sample a millisecond. */
    private static ChartSpec.Line line(double... values) {
        long[] times = new long[values.length];
        Arrays.setAll(times, i -> i * 1_000_000L);
        return new ChartSpec.Line(
                "a", new ChartSpec.Style(0, 0, ChartSpec.Emphasis.STRONG), Series.of(Metric.RSS, times, values), 0);
    }

    private static LineShape shape(ChartSpec.Line line, int pixels, double from, double to) {
        ChartGeometry geometry = new ChartGeometry(new Rectangle2D.Double(0, 0, pixels, 100), from, to, 0, 100);
        return LineShape.of(line, new Decimation(line.data()), geometry, 1);
    }

    private static int strokes(Path2D path) {
        int count = 0;
        for (PathIterator i = path.getPathIterator(null); !i.isDone(); i.next()) {
            count += i.currentSegment(new double[6]) == PathIterator.SEG_MOVETO ? 1 : 0;
        }
        return count;
    }

    @Test
    void fewSamplesAreAPolylineAndMissedOnesBreakIt() {
        LineShape shape = shape(line(1, 2, Double.NaN, 4, 5, 6), 100, 0, 0.005);

        assertThat(shape.filled()).isFalse();
        assertThat(strokes(shape.path())).isEqualTo(2);
        assertThat(shape.path().getBounds2D().getMaxY()).isEqualTo(99);
        assertThat(shape.path().getBounds2D().getMinY()).isEqualTo(94);
    }

    @Test
    void aSampleBetweenTwoMissedOnesIsADot() {
        LineShape shape = shape(line(1, Double.NaN, 50, Double.NaN, 5), 100, 0, 0.004);

        assertThat(shape.dots().contains(50, 50)).isTrue();
        assertThat(strokes(shape.dots())).isEqualTo(3);
    }

    @Test
    void theLineRunsOnToTheNextSampleOutside() {
        LineShape shape = shape(line(10, 20, 30, 40, 50), 100, 0.0015, 0.0025);

        assertThat(shape.path().getBounds2D().getMinX()).isLessThan(0);
        assertThat(shape.path().getBounds2D().getMaxX()).isGreaterThan(100);
    }

    @Test
    void moreThanFourSamplesAPixelAreAnEnvelope() {
        double[] values = new double[401];
        Arrays.fill(values, 30);

        assertThat(shape(line(Arrays.copyOf(values, 400)), 100, 0, 0.4).filled())
                .isFalse();
        assertThat(shape(line(values), 100, 0, 0.4).filled()).isTrue();
    }

    @Test
    void aPixelColumnOfMissedSamplesBreaksTheEnvelope() {
        double[] values = new double[1000];
        Arrays.fill(values, 30);
        Arrays.fill(values, 500, 530, Double.NaN);

        assertThat(strokes(shape(line(values), 100, 0, 1).path())).isEqualTo(2);
    }

    @RepeatedTest(50)
    void aSpikeOfOneSampleIsNeverLost(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        double[] values = random.doubles(20_000, 10, 20).toArray();
        int high = random.nextInt(values.length);
        int low = (high + 1 + random.nextInt(values.length - 1)) % values.length;
        values[high] = 90;
        values[low] = 2;

        Rectangle2D drawn =
                shape(line(values), 50 + random.nextInt(900), 0, 20).path().getBounds2D();

        assertThat(drawn.getMinY()).isCloseTo(10, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(drawn.getMaxY()).isCloseTo(98, org.assertj.core.data.Offset.offset(1e-9));
    }
}
