package dev.tidemark.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tidemark.model.Metric;
import dev.tidemark.model.RandomRuns;
import dev.tidemark.model.Series;
import java.util.Arrays;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SeriesCodecTest {
    @RepeatedTest(200)
    void comesBackToTheBit(RepetitionInfo repetition) throws LibraryException {
        int number = repetition.getCurrentRepetition();
        Series series = new RandomRuns(number).series(Metric.RSS, number * 17);

        assertThat(SeriesCodec.decode(Metric.RSS, SeriesCodec.encode(series))).isEqualTo(series);
    }

    @ParameterizedTest
    @ValueSource(ints = {0, 1, 2, 1023, 1024, 1025, 2048})
    void comesBackAtTheEdgesOfBlocks(int size) throws LibraryException {
        Series series = seconds(size);

        assertThat(SeriesCodec.decode(Metric.RSS, SeriesCodec.encode(series))).isEqualTo(series);
    }

    @Test
    void keepsTimesThatAreFarApart() throws LibraryException {
        Series series =
                Series.of(Metric.RSS, new long[] {Long.MIN_VALUE / 2, 0, Long.MAX_VALUE / 2}, new double[] {1, 2, 3});

        assertThat(SeriesCodec.decode(Metric.RSS, SeriesCodec.encode(series))).isEqualTo(series);
    }

    @Test
    void takesThreeBytesASampleForRegularPages() {
        // Page counts differ by 8 of 2^20: 20 bits for the value in bytes, none for a clock that ticks evenly.
        byte[] encoded = SeriesCodec.encode(seconds(10_000));

        assertThat(encoded.length).isLessThan(30_000);
    }

    @Test
    void extremesOfEachBlockNeedNoDecoding() throws LibraryException {
        double[] values = IntStream.range(0, 1500).mapToDouble(i -> i).toArray();
        values[700] = 9e9;
        Arrays.fill(values, 1024, 1500, Double.NaN);
        Series series = Series.of(Metric.RSS, new long[1500], values);

        SeriesCodec.Extremes[] extremes = SeriesCodec.extremes(Metric.RSS, SeriesCodec.encode(series));

        assertThat(extremes)
                .containsExactly(new SeriesCodec.Extremes(0, 9e9), new SeriesCodec.Extremes(Double.NaN, Double.NaN));
    }

    @RepeatedTest(50)
    void cutBytesAreDamaged(RepetitionInfo repetition) {
        byte[] encoded = SeriesCodec.encode(new RandomRuns(7).series(Metric.RSS, 1500));
        byte[] cut = Arrays.copyOf(encoded, encoded.length * (repetition.getCurrentRepetition() - 1) / 50);

        assertThatExceptionOfType(LibraryException.class)
                .isThrownBy(() -> SeriesCodec.decode(Metric.RSS, cut))
                .withMessageContaining("memory.rss are damaged");
    }

    @Test
    void anotherVersionIsNotGuessedAt() {
        byte[] encoded = SeriesCodec.encode(seconds(3));
        encoded[0] = 9;

        assertThatExceptionOfType(LibraryException.class).isThrownBy(() -> SeriesCodec.decode(Metric.RSS, encoded));
        assertThatExceptionOfType(LibraryException.class).isThrownBy(() -> SeriesCodec.extremes(Metric.RSS, encoded));
    }

    private static Series seconds(int size) {
        long[] times =
                IntStream.range(0, size).mapToLong(i -> i * 1_000_000_000L).toArray();
        double[] values = IntStream.range(0, size)
                .mapToDouble(i -> 4096.0 * (20_000 + i * 37 % 211))
                .toArray();
        return Series.of(Metric.RSS, times, values);
    }
}
