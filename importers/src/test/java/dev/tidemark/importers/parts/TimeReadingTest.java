package dev.tidemark.importers.parts;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Instant;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TimeReadingTest {
    @ParameterizedTest
    @CsvSource({
        "ts, 1796072400.5, EPOCH_SECONDS, 1796072400500000000",
        "timestamp, 1796072400500, EPOCH_MILLIS, 1796072400500000000",
        "time, 1796072400500000, EPOCH_MICROS, 1796072400500000000",
        "t, 1796072400500000000, EPOCH_NANOS, 1796072400500000000",
        "elapsed, 1.5, ELAPSED_SECONDS, 1500000000",
        "time, 3., ELAPSED_SECONDS, 3000000000",
        "time, 1e3, ELAPSED_SECONDS, 1000000000000"
    })
    void aNumberWithoutUnitIsTakenBySizeAndSaysSo(String name, String text, TimeReading.Form form, long nanos) {
        TimeReading reading = TimeReading.of(name, text).orElseThrow();

        assertThat(reading.form()).isEqualTo(form);
        assertThat(reading.guess()).contains("'" + name + "' state no unit");
        assertThat(reading.nanos(text)).hasValue(nanos);
    }

    @ParameterizedTest
    @CsvSource({
        "time (s), 12, ELAPSED_SECONDS, 12000000000",
        "seconds, 1796072400, EPOCH_SECONDS, 1796072400000000000",
        "elapsed_ms, 250, ELAPSED_MILLIS, 250000000",
        "timestamp_ms, 1796072400500, EPOCH_MILLIS, 1796072400500000000",
        "t [us], 7, ELAPSED_MICROS, 7000",
        "t [µs], 1796072400500000, EPOCH_MICROS, 1796072400500000000",
        "time_ns, 9, ELAPSED_NANOS, 9",
        "ns, 1796072400500000000, EPOCH_NANOS, 1796072400500000000"
    })
    void aUnitInTheNameLeavesNoDoubt(String name, String text, TimeReading.Form form, long nanos) {
        TimeReading reading = TimeReading.of(name, text).orElseThrow();

        assertThat(reading.form()).isEqualTo(form);
        assertThat(reading.guess()).isEmpty();
        assertThat(reading.nanos(text)).hasValue(nanos);
    }

    @ParameterizedTest
    @CsvSource({
        "2026-11-30T21:00:00Z, ISO",
        "2026-11-30T22:00:00+01:00, ISO",
        "2026-11-30 21:00, LOCAL",
        "2026/11/30 21:00:00, LOCAL",
        "2026-11-30T21:00:00.000, LOCAL"
    })
    void aDateIsATimeUnderAnyName(String text, TimeReading.Form form) {
        TimeReading reading = TimeReading.of("when", text).orElseThrow();

        assertThat(reading.form()).isEqualTo(form);
        assertThat(reading.isAbsolute()).isTrue();
        assertThat(reading.guess().isEmpty()).isEqualTo(form == TimeReading.Form.ISO);
        assertThat(Instant.ofEpochSecond(0, reading.nanos(text).orElseThrow())).isEqualTo("2026-11-30T21:00:00Z");
    }

    @ParameterizedTest
    @CsvSource({"requests, 12", "time, soon", "bytes, 100", "response time, 3", "time, ''"})
    void otherThingsAreNoTimes(String name, String text) {
        assertThat(TimeReading.of(name, text)).isEmpty();
    }

    @Test
    void whatDoesNotFitTheFormIsNoTime() {
        assertThat(new TimeReading(TimeReading.Form.EPOCH_SECONDS, "").nanos("later"))
                .isEmpty();
        assertThat(new TimeReading(TimeReading.Form.EPOCH_SECONDS, "").nanos("9999999999999999999"))
                .isEmpty();
        assertThat(new TimeReading(TimeReading.Form.EPOCH_SECONDS, "").nanos("1e300"))
                .isEmpty();
        assertThat(new TimeReading(TimeReading.Form.ISO, "").nanos("12")).isEmpty();
        assertThat(new TimeReading(TimeReading.Form.LOCAL, "").nanos("12")).isEmpty();
        assertThat(new TimeReading(TimeReading.Form.ELAPSED_SECONDS, "").isAbsolute())
                .isFalse();
    }

    @Test
    void pointsInTimeThatLieTooFarApartAreAsFarAsCanBe() {
        Instant early = Instant.parse("-1000000-01-01T00:00:00Z");
        Instant late = Instant.parse("+1000000-01-01T00:00:00Z");

        assertThat(Times.nanosBetween(early, late)).isEqualTo(Long.MAX_VALUE);
        assertThat(Times.nanosBetween(late, early)).isEqualTo(Long.MIN_VALUE);
        assertThat(Times.nanosBetween(early, early)).isZero();
    }
}
