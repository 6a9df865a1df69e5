package dev.tidemark.format;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Spread;
import dev.tidemark.model.Unit;
import java.time.Duration;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class FormatsTest {
    private final Formats english = new Formats(Locale.ENGLISH);
    private final Formats german = new Formats(Locale.GERMANY);

    @ParameterizedTest
    @CsvSource({
        "BYTE, 0, 0.0 MiB",
        "BYTE, 1, 1 B",
        "BYTE, 512.5, 512.5 B",
        "BYTE, 1536, 1.5 KiB",
        "BYTE, 167037338, 159.3 MiB",
        "BYTE, 4294967296, '4,096.0 MiB'",
        "BYTE, 17179869184, 16.00 GiB",
        "BYTE_PER_SECOND, 2097152, 2.0 MiB/s",
        "SECOND, 0, 0.0 ms",
        "SECOND, 0.0000000005, 0.5 ns",
        "SECOND, 0.000286, 286.0 µs",
        "SECOND, 0.005, 5.0 ms",
        "SECOND, 83.2, 83.20 s",
        "CORE, 0.079, 7.9 %",
        "RATIO, 1, 100.0 %",
        "PER_SECOND, 15577.06, '15,577 1/s'",
        "PER_SECOND, 24.79, 24.79 1/s",
        "COUNT, 60000, '60,000'",
        "COUNT, 0.5, 0.50"
    })
    void valuesReadInTheScaleThatSuitsThem(Unit unit, double value, String text) {
        assertThat(english.value(value, unit)).isEqualTo(text);
    }

    @Test
    void theLanguageDecidesOnSeparators() {
        assertThat(german.value(15_577.06, Unit.PER_SECOND)).isEqualTo("15.577 1/s");
        assertThat(german.value(0.0015, Unit.SECOND)).isEqualTo("1,5 ms");
        assertThat(german.count(1_000_000)).isEqualTo("1.000.000");
    }

    @Test
    void unknownIsADash() {
        assertThat(english.value(Double.NaN, Unit.BYTE)).isEqualTo(Formats.UNKNOWN);
        assertThat(english.ratio(Double.NaN)).isEqualTo(Formats.UNKNOWN);
        assertThat(english.signed(Double.NaN, Scale.MIB)).isEqualTo(Formats.UNKNOWN);
    }

    @Test
    void aSpreadShowsItsExtremesUnlessItIsOneValue() {
        double mib = 1 << 20;

        assertThat(english.spread(new Spread(159.3 * mib, 150.1 * mib, 167 * mib, 3), Scale.MIB))
                .isEqualTo("159.3 [150.1–167.0]");
        assertThat(english.spread(new Spread(0.005, 0.005, 0.005, 1), Scale.MILLISECONDS))
                .isEqualTo("5.0");
    }

    @Test
    void differencesCarryTheirSignUnlessTheyRoundToNothing() {
        assertThat(english.signed(1_048_576, Scale.MIB)).isEqualTo("+1.0");
        assertThat(english.signed(-1_048_576, Scale.MIB)).isEqualTo("−1.0");
        assertThat(english.signed(-10, Scale.MIB)).isEqualTo("0.0");
        assertThat(english.number(-0.00001, Scale.PERCENT)).isEqualTo("0.0");
    }

    @Test
    void ratiosAndDurations() {
        assertThat(english.ratio(1.756)).isEqualTo("1.76×");
        assertThat(english.duration(Duration.ofMillis(1500))).isEqualTo("1.5 s");
        assertThat(english.duration(Duration.ofSeconds(30))).isEqualTo("30 s");
        assertThat(english.duration(Duration.ofMillis(112_500))).isEqualTo("1 min 52.5 s");
        assertThat(english.duration(Duration.ofMinutes(2))).isEqualTo("2 min 0 s");
        assertThat(english.duration(Duration.ofHours(6))).isEqualTo("6 h 0 min");
        assertThat(english.locale()).isEqualTo(Locale.ENGLISH);
    }
}
