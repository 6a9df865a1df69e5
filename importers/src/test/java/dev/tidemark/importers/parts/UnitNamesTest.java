package dev.tidemark.importers.parts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class UnitNamesTest {
    @ParameterizedTest
    @CsvSource({
        "KiB, BYTE, 1024",
        "kB, BYTE, 1000",
        "KB, BYTE, 1000",
        "MB, BYTE, 1000000",
        "GiB, BYTE, 1073741824",
        "bytes, BYTE, 1",
        "ms, SECOND, 0.001",
        "us, SECOND, 0.000001",
        "µs, SECOND, 0.000001",
        "Seconds, SECOND, 1",
        "%, RATIO, 0.01",
        "MB/s, BYTE_PER_SECOND, 1000000",
        "req/s, PER_SECOND, 1"
    })
    void knowsWhatToolsWrite(String name, Unit unit, double one) {
        UnitNames.Scaled scaled = UnitNames.of(name).orElseThrow();

        assertThat(scaled.unit()).isEqualTo(unit);
        assertThat(scaled.toBase(1)).isEqualTo(one);
    }

    @Test
    void keepsTheDigitsOfAMillisecond() {
        assertThat(UnitNames.of("ms").orElseThrow().toBase(12.51)).isEqualTo(0.01251);
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "frogs", "m", "B2"})
    void doesNotGuess(String name) {
        assertThat(UnitNames.of(name)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"915.6MiB, 915.6, MiB", "' 12 % ', 12, %", "-3e5, -3e5, ''", ".5s, 0.5, s", "7., 7, ''"})
    void splitsAQuantity(String text, double number, String unit) {
        assertThat(UnitNames.quantity(text)).contains(new UnitNames.Quantity(number, unit));
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "abc", "1,234.5", "--", "1 2", "0x10"})
    void otherTextIsNoQuantity(String text) {
        assertThat(UnitNames.quantity(text)
                        .filter(q ->
                                UnitNames.of(q.unit()).isPresent() || q.unit().isEmpty()))
                .isEmpty();
    }

    @Test
    void convertsOnlyToTheWantedUnit() {
        assertThat(UnitNames.inBase("1.5 GiB", Unit.BYTE)).hasValue(1.5 * (1 << 30));
        assertThat(UnitNames.inBase("1.5 GiB", Unit.SECOND)).isEmpty();
        assertThat(UnitNames.inBase("1.5", Unit.BYTE)).isEmpty();
        assertThat(UnitNames.inBase("much", Unit.BYTE)).isEmpty();
    }

    @Test
    void aNumberHasNoUnitAndIsFinite() {
        assertThat(UnitNames.number("12.5")).hasValue(12.5);
        assertThat(UnitNames.number("12.5 s")).isEmpty();
        assertThat(UnitNames.number("1e999")).isEmpty();
        assertThat(UnitNames.number("NaN")).isEmpty();
    }
}
