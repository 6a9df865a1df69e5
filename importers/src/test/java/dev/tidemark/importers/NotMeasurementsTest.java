package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class NotMeasurementsTest {
    @ParameterizedTest
    @ValueSource(
            strings = {"README.md", "readme", "README.txt", "LICENSE", "package.json", "run.SH", "a.b.png", "Makefile"})
    void knowsWhatIsNone(String name) {
        assertThat(NotMeasurements.byName(name)).isTrue();
    }

    @ParameterizedTest
    @ValueSource(
            strings = {"k6.json", "results.txt", "output", "stats.csv", "readme.json", "trace.log", "runs.zip", "a."})
    void looksIntoEverythingElse(String name) {
        assertThat(NotMeasurements.byName(name)).isFalse();
    }
}
