package dev.tidemark.chart.shape;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Metric;
import dev.tidemark.model.Series;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class DecimationTest {
    @RepeatedTest(100)
    void agreesWithLookingAtEverySample(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        int size = random.nextInt(5_000);
        double[] values =
                random.doubles(size).map(v -> v < 0.1 ? Double.NaN : v).toArray();
        Series series = Series.adopt(Metric.RSS, new long[size], values);
        Decimation decimation = new Decimation(series);

        for (int i = 0; i < 50; i++) {
            int from = random.nextInt(size + 1);
            int to = from + random.nextInt(size - from + 1);
            double min = Double.NaN;
            double max = Double.NaN;
            for (int k = from; k < to; k++) {
                if (!Double.isNaN(values[k])) {
                    min = Double.isNaN(min) ? values[k] : Math.min(min, values[k]);
                    max = Double.isNaN(max) ? values[k] : Math.max(max, values[k]);
                }
            }

            assertThat(decimation.min(from, to)).isEqualTo(Double.valueOf(min));
            assertThat(decimation.max(from, to)).isEqualTo(Double.valueOf(max));
        }
    }

    @Test
    void infinityIsAMissedSample() {
        Series series = Series.of(
                Metric.RSS, new long[3], new double[] {Double.POSITIVE_INFINITY, 2, Double.NEGATIVE_INFINITY});

        assertThat(new Decimation(series).min(0, 3)).isEqualTo(2);
        assertThat(new Decimation(series).max(0, 3)).isEqualTo(2);
        assertThat(new Decimation(series).max(0, 1)).isNaN();
    }
}
