package dev.tidemark.importers.parts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ColumnMeaningTest {
    @ParameterizedTest
    @CsvSource({
        "rss_bytes, memory.rss, 1",
        "memory.rss (KiB), memory.rss, 1024",
        "RSS [MiB], memory.rss, 1048576",
        "RES (GB), memory.rss, 1000000000",
        "heapUsed (kB), memory.heap.used, 1000",
        "heap-total_mib, memory.heap.total, 1048576",
        "Memory Usage (B), memory, 1",
        "cpu %, cpu.usage, 0.01",
        "cpu_percent, cpu.usage, 0.01",
        "CPU (cores), cpu.usage, 1",
        "CPU%, cpu.usage, 0.01",
        "event loop delay (ms), event-loop.delay, 0.001",
        "Requests/s, requests.rate, 1",
        "rps, requests.rate, 1",
        "handles, handles, 1",
        "Threads, threads, 1",
        "disk read (MiB/s), table.disk.read, 1048576",
        "hit ratio, table.hit, 1",
        "memory (%), table.memory, 0.01"
    })
    void theHeaderSaysMetricAndUnit(String header, String key, double one) {
        ColumnMeaning meaning = ColumnMeaning.of(header);

        assertThat(meaning.metric()).hasValueSatisfying(m -> assertThat(m.key()).isEqualTo(key));
        assertThat(meaning.unit())
                .hasValueSatisfying(u -> assertThat(u.toBase(1)).isEqualTo(one));
    }

    @ParameterizedTest
    @ValueSource(strings = {"rss", "memory.rss", "cpu", "CPU Usage", "delay"})
    void aKnownMetricMayLackItsUnit(String header) {
        assertThat(ColumnMeaning.of(header).isKnown()).isTrue();
        assertThat(ColumnMeaning.of(header).unit()).isEmpty();
    }

    @ParameterizedTest
    @ValueSource(strings = {"comment", "50%", "bytes", "sentBytes", "", "Total Average Response Time", "min"})
    void theRestIsUnknown(String header) {
        assertThat(ColumnMeaning.of(header).isKnown()).isFalse();
    }

    @Test
    void percentIsOfACoreOnlyForCpu() {
        UnitNames.Scaled percent = UnitNames.of("%").orElseThrow();

        assertThat(ColumnMeaning.fit(percent, Unit.CORE))
                .hasValueSatisfying(u -> assertThat(u.unit()).isEqualTo(Unit.CORE));
        assertThat(ColumnMeaning.fit(percent, Unit.RATIO)).contains(percent);
        assertThat(ColumnMeaning.fit(percent, Unit.BYTE)).isEmpty();
        assertThat(ColumnMeaning.fit(UnitNames.of("ratio").orElseThrow(), Unit.CORE))
                .isEmpty();
    }
}
