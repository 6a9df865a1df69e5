package dev.tidemark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WatchCommandTest {
    @TempDir
    Path folder;

    private CommandLineRun line;

    @BeforeEach
    void start() {
        line = new CommandLineRun(folder);
    }

    @Test
    void whatIsWatchedIsAStudyFileThatVerifies() {
        assumeThat(Path.of("/proc/self/statm")).as("Linux").exists();
        String self = Long.toString(ProcessHandle.current().pid());
        String file = folder.resolve("self.json").toString();

        assertThat(line.run("watch", self, "--for", "60ms", "--every", "20ms", "-o", file)
                        .code())
                .isZero();
        assertThat(line.run("verify", file).code()).isZero();
        assertThat(line.run("import", file).results()).contains("1 file imported with 1 run");
        assertThat(line.run("show", "--run", "watch-" + self).results()).contains("Resident memory (RSS)", "/proc");
    }

    @Test
    void aProcessThatIsNotThereIsSaid() {
        CommandLineRun.Result result =
                line.run("watch", "999999999", "-o", folder.resolve("x.json").toString());

        assertThat(result.code()).isEqualTo(4);
        assertThat(result.remarks()).contains("999999999").hasLineCount(1);
        assertThat(folder).isEmptyDirectory();
    }

    @ParameterizedTest
    @ValueSource(strings = {"", "5", "5 s", "-5s", "0s", "1e3s", "5m"})
    void aSpanIsANumberWithAUnit(String span) {
        CommandLineRun.Result result = line.run("watch", "1", "--for=" + span, "-o", "x.json");

        assertThat(result.code()).isEqualTo(2);
        assertThat(result.remarks()).contains("--for", "30s").hasLineCount(1);
    }

    @Test
    void oftenerThanEveryTenMillisecondsIsTooOften() {
        assertThat(line.run("watch", "1", "--every", "9ms", "-o", "x.json").remarks())
                .contains("10ms");
    }
}
