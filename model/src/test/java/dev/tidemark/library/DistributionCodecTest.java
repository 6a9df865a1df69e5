package dev.tidemark.library;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tidemark.model.Metric;
import org.junit.jupiter.api.Test;

/** That every kind comes back whole is shown by {@link RunLibraryTest}. */
class DistributionCodecTest {
    @Test
    void unknownKindsAndCutBytesAreDamaged() {
        for (String kind : new String[] {"spectrum", "percentiles", "hdr"}) {
            assertThatExceptionOfType(LibraryException.class)
                    .isThrownBy(() -> DistributionCodec.decode(kind, Metric.LATENCY, "", new byte[] {1}))
                    .withMessageContaining("latency is damaged");
        }
    }

    @Test
    void anUnknownPercentileMethodIsDamaged() {
        byte[] encoded = new byte[12];
        encoded[0] = 77;

        assertThatExceptionOfType(LibraryException.class)
                .isThrownBy(() -> DistributionCodec.decode("percentiles", Metric.LATENCY, "", encoded));
    }
}
