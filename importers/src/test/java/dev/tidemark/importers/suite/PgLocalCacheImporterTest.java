package dev.tidemark.importers.suite;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.analysis.Measures;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.format.Formats;
import dev.tidemark.format.Scale;
import dev.tidemark.importers.Approved;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Load;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PgLocalCacheImporterTest {
    private static final Path SAMPLES = Approved.RESOURCES.resolve("samples/pg-local-cache");
    private static final Path SHARED = Path.of("..", "..", "shared", "samples", "pg-local-cache");
    private static final List<Column> COLUMNS =
            List.of(Columns.RATE, Columns.CPU_PER_REQUEST, Columns.CPU, Columns.CGROUP_PEAK, Columns.CLIENT_CPU);
    private static final List<Scale> AS_PRINTED = List.of(
            new Scale("", 1, 0),
            new Scale("µs", 1e-6, 0),
            new Scale("cores", 1, 2),
            Scale.MIB,
            new Scale("cores", 1, 2));

    private final PgLocalCacheImporter importer = new PgLocalCacheImporter();

    /** The published table of 64 connections and 64 keys: each the median of that metric on its own. */
    @Test
    void givesTheTenPublishedFiguresToTheDigit() throws IOException, ImportException {
        assertThat(published(SAMPLES.resolve("pg-local-cache-2.0.2-clients.json")))
                .isEqualTo(Map.of(
                        "Prepared SQL", "15,577 | 286 µs | 4.43 cores | 205.5 MiB | 0.87 cores",
                        "SQL mget", "16,616 | 170 µs | 2.80 cores | 215.0 MiB | 0.84 cores",
                        "SQL mget (node-text)", "4,048 | 116 µs | 0.47 cores | 106.4 MiB | 1.01 cores"));
    }

    @Test
    void givesThemFromThePublishersOwnRowsToo() throws IOException, ImportException {
        Path excerpt = SHARED.resolve("v2.0.2/2026-09-14-m3-max-clients.excerpt.json");
        assumeTrue(Files.exists(excerpt), "the shared samples are not here");

        assertThat(published(excerpt))
                .isEqualTo(Map.of(
                        "Prepared SQL", "15,577 | 286 µs | 4.43 cores | 205.5 MiB | 0.87 cores",
                        "SQL mget", "16,616 | 170 µs | 2.80 cores | 215.0 MiB | 0.84 cores"));
    }

    private Map<String, String> published(Path file) throws IOException, ImportException {
        Scenario scenario = Scenario.of("read", Load.closed(64)).with("batch", "64");
        FrameworkTable table = FrameworkTable.of(
                importer.read(InputFile.of(file)).runs(), scenario, COLUMNS, Reducer.MEDIAN, HealthRule.DEFAULT);
        return table.rows().stream()
                .collect(java.util.stream.Collectors.toMap(r -> r.subject().name(), PgLocalCacheImporterTest::print));
    }

    private static String print(FrameworkTable.Row row) {
        Formats formats = new Formats(Locale.US);
        StringBuilder line = new StringBuilder();
        for (int i = 0; i < COLUMNS.size(); i++) {
            double median = row.cells().get(i).spread().orElseThrow().median();
            line.append(i == 0 ? "" : " | ").append(formats.value(median, AS_PRINTED.get(i)));
        }
        return line.toString();
    }

    @Test
    void theSamplesGiveTheCpuAndThePeakThatAreStated() throws IOException, ImportException {
        Run run = read("pg-local-cache-2.0.2-clients.json").runs().get(1);
        Measures measures = new Measures(run, Reducer.MEDIAN);

        assertThat(run.series()).isNotEmpty();
        assertThat(measures.cpuCores().getAsDouble()).isCloseTo(2.8121, org.assertj.core.data.Offset.offset(1e-9));
        assertThat(measures.peak(dev.tidemark.model.Metric.CGROUP_MEMORY, dev.tidemark.model.Phase.Kind.LOAD))
                .hasValue(Math.rint(215.30 * 1048576));
    }

    @Test
    void failedAttemptsStayFailed() throws IOException, ImportException {
        List<Run> failed = read("pg-local-cache-2.0.1-application.json").runs().stream()
                .filter(r -> r.outcome().status() == Outcome.Status.FAILED)
                .toList();

        assertThat(failed).hasSize(2).allSatisfy(r -> {
            assertThat(r.figures()).isEmpty();
            assertThat(r.subject().name()).isEqualTo("pg_local_cache");
        });
        assertThat(failed.getFirst().outcome().detail())
                .isEqualTo("canceling statement due to statement timeout; SQLSTATE 57014");
    }

    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "{\"schema_version\":1,\"generated_at_utc\":\"\",\"gate\":{},\"resp_targets\":{}} | /schema_version | 1.x",
                "{\"schema_version\":2,\"generated_at_utc\":\"\",\"gate\":{},\"resp_full_row\":{}} | /schema_version | 1.x",
                "{\"schema_version\":3,\"generated_at_utc\":\"\",\"gate\":{},\"cold_miss_fill_hit_proof\":{}} | /schema_version | 1.x",
                "{\"mode\":\"mget\",\"key_space\":0,\"server_cpu_busy_pct\":1} | line 1 | 3.x",
                "{\"stack\":\"sql\",\"key_dist\":\"zipf\",\"read_clients\":1} | line 1 | 3.x",
                "{\"stack\":\"plain\",\"table\":\"t\",\"tx_s\":1} | line 1 | 3.x",
                "{\"stack\":\"pglc\",\"dist\":\"zipf\",\"stale\":0,\"cached\":1} | line 1 | 3.x",
            })
    void refusesTheOtherLinesByName(String text, String place, String line) {
        assertThat(importer.sniff(FileHead.of("unknown", text.getBytes(StandardCharsets.UTF_8))))
                .isEqualTo(Match.CERTAIN);
        ImportException e = refusal(text);
        assertThat(e.place()).isEqualTo(place);
        assertThat(e.sentence()).isEqualTo("measurements of pg_local_cache " + line + " are not read yet");
    }

    @ParameterizedTest
    @ValueSource(strings = {"v1.x", "v3.1.0"})
    void refusesThePublishersOtherFilesByName(String folder) throws IOException {
        assumeTrue(Files.exists(SHARED), "the shared samples are not here");
        try (var files = Files.list(SHARED.resolve(folder))) {
            assertThat(files.sorted()).isNotEmpty().allSatisfy(f -> {
                InputFile file = InputFile.of(f);
                assertThat(importer.sniff(file.head())).isEqualTo(Match.CERTAIN);
                assertThat(catchThrowableOfType(ImportException.class, () -> importer.read(file)))
                        .hasMessageEndingWith("are not read yet");
            });
        }
    }

    @ParameterizedTest
    @CsvSource({
        "2026-09-14-m3-max-clients.excerpt.json, 10",
        "2026-09-14-m3-max.excerpt.json, 17",
        "2026-09-15-m3-max-resp.excerpt.json, 1"
    })
    void readsEveryRowOfThePublishersFiles(String name, int rows) throws IOException, ImportException {
        Path file = SHARED.resolve("v2.0.2").resolve(name);
        assumeTrue(Files.exists(file), "the shared samples are not here");

        ImportResult result = importer.read(InputFile.of(file));

        assertThat(importer.sniff(InputFile.of(file).head())).isEqualTo(Match.CERTAIN);
        assertThat(result.runs()).hasSize(rows);
        assertThat(result.runs()).extracting(Run::id).doesNotHaveDuplicates();
        assertThat(result.problems()).allMatch(p -> p.severity() == dev.tidemark.model.Problem.Severity.NOTE);
    }

    @Test
    void refusesAnUnknownSchemaAndAFileWithoutRows() {
        assertThat(refusal("{\"schema\":2,\"harness_ref\":\"\",\"extension_ref\":null}")
                        .sentence())
                .isEqualTo("schema 2 is not known");
        assertThat(refusal("{\"schema\":1,\"harness_ref\":\"\",\"extension_ref\":null,\"results\":[]}")
                        .sentence())
                .isEqualTo("no row of a measurement");
        assertThat(refusal("[]").place()).isEqualTo("/schema");
    }

    @Test
    void keepsEqualRowsApartAndLeavesOutImpossibleOnes() throws IOException, ImportException {
        String row =
                "{\"mode\":\"other\",\"driver\":\"rust\",\"requests_s\":1,\"requests\":5,\"seconds\":5,\"repeat\":R,"
                        + "\"server\":{\"samples\":[{\"at_ms\":A}]},\"counters\":{\"x\":\"many\"},\"latency\":{\"p50_ms\":\"?\"}}";
        String rows = row.replace("R", "1").replace("A", "1") + ","
                + row.replace("R", "1").replace("A", "null") + ","
                + row.replace("R", "-1").replace("A", "1") + ","
                + row.replace("R", "2").replace("A", "-5");

        ImportResult result = importer.read(file("{\"schema\":1,\"harness_ref\":\"h\",\"results\":[" + rows + "]}"));

        assertThat(result.runs())
                .extracting(Run::id)
                .containsExactly("read-rust-other-1-1", "read-rust-other-1-1-results-1");
        assertThat(result.runs().getFirst().subject().label()).isEqualTo("other (rust)");
        assertThat(result.toolVersion()).isEqualTo("pg_local_cache");
        assertThat(result.problems())
                .extracting(p -> p.place() + " " + p.sentence())
                .contains(
                        "/results/2 run 'read-rust-other-1--1', repetition -1; the row is left out",
                        "/results/3 phase 'load' ends before it starts; the row is left out");
    }

    private ImportResult read(String sample) throws IOException, ImportException {
        return importer.read(InputFile.of(SAMPLES.resolve(sample)));
    }

    private ImportException refusal(String text) {
        return catchThrowableOfType(ImportException.class, () -> importer.read(file(text)));
    }

    private static InputFile file(String text) {
        return InputFile.of("a.json", text.getBytes(StandardCharsets.UTF_8));
    }
}
