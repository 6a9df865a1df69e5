package dev.tidemark.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class ReducerTest {
    private static final double[] SAMPLES = {5, 1, 9, 2, 3};

    @Test
    void eachReducesByItsName() {
        assertThat(Reducer.MEDIAN.reduce(SAMPLES)).isEqualTo(3);
        assertThat(Reducer.MEAN.reduce(SAMPLES)).isEqualTo(4);
        assertThat(Reducer.P95.reduce(SAMPLES)).isEqualTo(9);
        assertThat(Reducer.LAST.reduce(SAMPLES)).isEqualTo(3);
        assertThat(Reducer.MIN.reduce(SAMPLES)).isEqualTo(1);
        assertThat(Reducer.MAX.reduce(SAMPLES)).isEqualTo(9);
    }

    @Test
    void wordsLeadBack() {
        for (Reducer reducer : Reducer.values()) {
            assertThat(Reducer.ofWord(reducer.word())).contains(reducer);
        }
        assertThat(Reducer.ofWord("mode")).isEmpty();
    }
}
