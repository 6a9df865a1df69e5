package dev.tidemark.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class QuantilesTest {
    private static final double[] HUNDRED =
            IntStream.rangeClosed(1, 100).mapToDouble(i -> i).toArray();

    @Test
    void medianOfAnEvenCountIsTheMeanOfTheMiddleTwo() {
        assertThat(Quantiles.median(4, 1, 3, 2)).isEqualTo(2.5);
        assertThat(Quantiles.median(3, 1, 2)).isEqualTo(2);
        assertThat(Quantiles.median()).isNaN();
    }

    @Test
    void nearestRankOfOneHundredIsTheRankItself() {
        for (int percent = 1; percent <= 100; percent++) {
            assertThat(Quantiles.nearestRank(percent, HUNDRED)).isEqualTo(percent);
        }
        assertThat(Quantiles.nearestRank(0, HUNDRED)).isEqualTo(1);
        assertThat(Quantiles.nearestRank(50)).isNaN();
    }

    @Test
    void linearLiesBetweenNeighbours() {
        assertThat(Quantiles.linear(50, 1, 2, 3, 4)).isEqualTo(2.5);
        assertThat(Quantiles.linear(25, 1, 2, 3, 4)).isEqualTo(1.75);
        assertThat(Quantiles.linear(100, 1, 2)).isEqualTo(2);
        assertThat(Quantiles.linear(50)).isNaN();
    }

    @RepeatedTest(50)
    void everyMethodStaysWithinTheObservations(RepetitionInfo repetition) {
        Random random = new Random(repetition.getCurrentRepetition());
        double[] values = random.doubles(1 + random.nextInt(40)).toArray();
        double percent = random.nextDouble() * 100;
        double min = Arrays.stream(values).min().orElseThrow();
        double max = Arrays.stream(values).max().orElseThrow();

        assertThat(Quantiles.nearestRank(percent, values))
                .isIn(Arrays.stream(values).boxed().toArray());
        assertThat(Quantiles.linear(percent, values)).isBetween(min, max);
        assertThat(Quantiles.median(values)).isBetween(min, max);
    }

    @Test
    void observationsNeededForAnUpperBound() {
        assertThat(Quantiles.observationsNeeded(99)).isEqualTo(299);
        assertThat(Quantiles.observationsNeeded(99.9)).isEqualTo(2_995);
        assertThat(Quantiles.observationsNeeded(50)).isEqualTo(5);
    }
}
