package dev.tidemark.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Metric;
import dev.tidemark.model.Series;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class MedianLineTest {
    private static Aligned line(double zero, double... timesAndValues) {
        long[] times = new long[timesAndValues.length / 2];
        double[] values = new double[times.length];
        for (int i = 0; i < times.length; i++) {
            times[i] = Math.round(timesAndValues[2 * i] * 1e9);
            values[i] = timesAndValues[2 * i + 1];
        }
        return new Aligned(Series.adopt(Metric.RSS, times, values), Math.round(zero * 1e9));
    }

    private static String dump(List<Aligned> repetitions) {
        return MedianLine.of(repetitions)
                .map(m -> {
                    StringBuilder text = new StringBuilder();
                    for (int i = 0; i < m.series().size(); i++) {
                        text.append(m.time(i) / 1e9)
                                .append("=")
                                .append(m.series().value(i))
                                .append(" ");
                    }
                    return text.toString().strip();
                })
                .orElse("none");
    }

    @Test
    void isTheMedianOfEachMomentAndNotTheMiddleRun() {
        assertThat(dump(List.of(line(0, 0, 1, 1, 9), line(0, 0, 2, 1, 2), line(0, 0, 3, 1, 3))))
                .isEqualTo("0.0=2.0 1.0=3.0");
    }

    @Test
    void readsBetweenSamplesInAStraightLine() {
        assertThat(dump(List.of(line(0, 0, 10, 2, 30), line(1, 0, 10, 2, 30)))).isEqualTo("0.0=15.0");
    }

    @Test
    void reachesOnlyAsFarAsAllRepetitions() {
        assertThat(dump(List.of(line(2, 0, 1, 1, 1, 2, 1, 3, 1), line(1, 0, 3, 1, 3, 2, 3, 3, 3, 4, 3))))
                .isEqualTo("-1.0=2.0 0.0=2.0 1.0=2.0");
    }

    @Test
    void aMissedSampleIsMissingInTheMedianToo() {
        assertThat(dump(List.of(line(0, 0, 1, 1, Double.NaN, 2, 1), line(0, 0, 1, 1, 1, 2, 1))))
                .isEqualTo("0.0=1.0 1.0=NaN 2.0=1.0");
    }

    @Test
    void saysNothingOfRunsWithoutACommonStretch() {
        assertThat(dump(List.of(line(0, 0, 1, 1, 1), line(0, 5, 1, 6, 1)))).isEqualTo("none");
        assertThat(dump(List.of(line(0, 0, 1), line(0, 0, 1)))).isEqualTo("none");
    }

    @RepeatedTest(50)
    void liesBetweenTheExtremesOfTheRepetitions(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        List<Aligned> lines = java.util.stream.IntStream.range(0, 1 + random.nextInt(5))
                .mapToObj(i -> {
                    double[] both = new double[2 * (2 + random.nextInt(40))];
                    for (int k = 0; k < both.length / 2; k++) {
                        both[2 * k] = k + random.nextDouble();
                        both[2 * k + 1] = random.nextGaussian();
                    }
                    return line(random.nextInt(3), both);
                })
                .toList();
        double min =
                lines.stream().flatMapToDouble(l -> l.series().values()).min().orElse(0);
        double max =
                lines.stream().flatMapToDouble(l -> l.series().values()).max().orElse(0);

        MedianLine.of(lines)
                .ifPresent(m -> assertThat(Arrays.stream(m.series().copyValues()))
                        .allMatch(v -> v >= min - 1e-12 && v <= max + 1e-12));
    }
}
