package dev.tidemark.runner;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tidemark.model.Metric;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ProcSamplerTest {
    @TempDir
    Path proc;

    @Test
    void rssIsTheSecondNumberInPages() throws IOException {
        Files.writeString(proc.resolve("statm"), "262144 51200 9216 26000 0 40000 0\n");

        try (Sampler rss = ProcSampler.rss(proc)) {
            assertThat(rss.metric()).isEqualTo(Metric.RSS);
            assertThat(rss.sample()).isEqualTo(209_715_200);
        }
    }

    @Test
    void cpuTimeIsUserAndSystemWhateverTheName() throws IOException {
        Files.writeString(
                proc.resolve("stat"),
                "42 (total: (main) x) S 1 42 42 0 -1 4194304 900 0 0 0 150 50 0 0 20 0 11 0 777\n");

        try (Sampler cpu = ProcSampler.cpuTime(proc)) {
            assertThat(cpu.metric()).isEqualTo(Metric.CPU_TIME);
            assertThat(cpu.sample()).isEqualTo(2.0);
        }
    }

    @Test
    void aFileIsReadAnewEachTime() throws IOException {
        Path statm = Files.writeString(proc.resolve("statm"), "9 1 1 1 0 1 0\n");
        try (Sampler rss = ProcSampler.rss(proc)) {
            Files.writeString(statm, "9 2 1 1 0 1 0\n");

            assertThat(rss.sample()).isEqualTo(8192);
        }
    }

    @Test
    void aProcessThatIsGoneIsNotANumber() throws IOException {
        Path statm = Files.writeString(proc.resolve("statm"), "9 1 1 1 0 1 0\n");
        try (Sampler rss = ProcSampler.rss(proc)) {
            Files.writeString(statm, "");

            assertThat(rss.sample()).isNaN();
        }
        assertThatExceptionOfType(IOException.class).isThrownBy(() -> ProcSampler.rss(proc.resolve("none")));
    }
}
