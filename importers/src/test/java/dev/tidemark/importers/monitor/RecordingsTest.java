package dev.tidemark.importers.monitor;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.importers.InlineFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Series;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RecordingsTest {
    private static InlineFile table(String... lines) {
        return new InlineFile(new GenericTableImporter(), String.join("\n", lines) + "\n");
    }

    private static double[] values(Run run, Metric metric) {
        return run.series(metric).map(Series::copyValues).orElse(new double[0]);
    }

    @Test
    void kibibytesAreNotTakenForBytes() {
        InlineFile file = table("time,rss", "0,102400", "1,204800");

        assertThat(file.sniffed()).isEqualTo(Match.POSSIBLE);
        assertThat(file.refusal()).contains("column 'rss': neither the header nor the values say the unit");
    }

    @Test
    void fractionsAreNotTakenForBytes() {
        assertThat(table("time,rss", "0,2097152.5").refusal()).contains("neither the header nor the values");
    }

    @Test
    void valuesWithAndWithoutUnitDoNotMix() {
        assertThat(table("time,rss", "0,5 MiB", "1,6").refusal())
                .contains("some values have a unit and some have none");
        assertThat(table("time,rss,cpu %", "0,-,1", "1,n/a,2").sniffed()).isEqualTo(Match.POSSIBLE);
    }

    @Test
    void whatIsNoValueIsAMissedSample() throws Exception {
        InlineFile file = table("time,rss (MiB),cpu %,rss2", "0,1,10,x", "1,much,20 s,y", "2,3,30%,z");

        assertThat(values(file.run(), Metric.RSS)).containsExactly(1 << 20, Double.NaN, 3 << 20);
        assertThat(values(file.run(), Metric.CPU)).containsExactly(0.1, Double.NaN, 0.3);
        assertThat(file.problems())
                .anyMatch(p -> p.startsWith("DATA_LOSS column 'rss (MiB)': values that are no number"))
                .anyMatch(p -> p.startsWith("NOTE column 'rss2': no known metric"));
    }

    @Test
    void aColumnWithoutValuesIsLeftOut() throws Exception {
        assertThat(table("time,rss (MiB),heapUsed", "0,1,", "1,2,nan").problems())
                .containsExactly(
                        "NOTE column 'time': the times in 'time' state no unit: taken as elapsed seconds",
                        "NOTE column 'heapUsed': no values, left out");
    }

    @Test
    void theFirstColumnMustBeATime() {
        InlineFile file = table("Name,min_cpu,max_mem_usage", "broker,2.29,775000000.0", "router,0.35,278500000.0");

        assertThat(file.sniffed()).isEqualTo(Match.POSSIBLE);
        assertThat(file.refusal()).isEqualTo("line 2: the first column, 'Name', holds no times but 'broker'");
    }

    @Test
    void headersMustDiffer() {
        assertThat(table("time,rss (MiB),rss (MiB)", "0,1,2").refusal())
                .isEqualTo("line 1: two columns have the same header");
        assertThat(table("time").refusal()).isEqualTo("line 1: no header of at least two columns");
        assertThat(table("time,rss (MiB)").refusal()).startsWith("line 2: the first column, 'time', holds no times");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "a,b\n1,2\n",
                "Timestamp,User Count,Type\n1,2,x\n",
                "response-time,offset\n0.1,0.2\n",
                "memory and cpu, explained\nin a text, of two lines\n",
                "time\n1\n",
                "cpu,memory\n"
            })
    void otherTablesAndTextsAreLeftToOthers(String text) {
        assertThat(new InlineFile(new GenericTableImporter(), text).sniffed()).isEqualTo(Match.NO);
    }

    @Test
    void anUnclosedQuoteIsSaidToBeOne() {
        InlineFile file = table("time,rss (MiB)", "0,\"1" + "x".repeat(17 << 20));

        assertThat(file.refusal()).startsWith("line 2: not a table of separated values");
    }

    @Test
    void moreSubjectsThanCanBeAreNoSubjects() throws Exception {
        StringBuilder rows = new StringBuilder("time,container,rss (MiB)\n");
        for (int i = 0; i < 1002; i++) {
            rows.append("0,c").append(i).append(",1\n");
        }
        InlineFile file = table(rows.toString());

        assertThat(file.read().runs()).hasSize(1000);
        assertThat(file.problems()).anyMatch(p -> p.contains("more than 1000 subjects"));
    }

    @Test
    void aKnownTableNeedsItsHeader() {
        InlineFile node = new InlineFile(TimedTables.NODE_MEMORY, "rss,heapTotal,heapUsed\n1,2,3\n");

        assertThat(node.sniffed()).isEqualTo(Match.NO);
        assertThat(node.refusal()).isEqualTo("line 1: not the header of process.memoryUsage()");
        assertThat(new InlineFile(TimedTables.CLINIC_DOCTOR, "").refusal())
                .isEqualTo("line 1: not the header of Clinic.js Doctor");
        assertThat(new InlineFile(TimedTables.NODE_MEMORY, "t,rss,heapTotal,heapUsed\n").refusal())
                .isEqualTo("line 2: no samples could be read: the table has no rows");
    }

    private static InlineFile stats(String... members) {
        return new InlineFile(
                new DockerApiStatsImporter(), "{\"read\":\"2026-11-30T21:00:00Z\"," + String.join(",", members) + "}");
    }

    @Test
    void theEngineOfOldCallsItsCacheOtherwise() throws Exception {
        InlineFile first = stats(
                "\"name\":\"\"",
                "\"memory_stats\":{\"usage\":500,\"stats\":{\"total_inactive_file\":100,\"total_rss\":7}}",
                "\"cpu_stats\":{\"system_cpu_usage\":9,\"online_cpus\":1}");

        assertThat(values(first.run(), Metric.CGROUP_MEMORY)).containsExactly(400);
        assertThat(values(first.run(), Metric.CGROUP_ANON)).containsExactly(7);
        assertThat(first.run().subject().name()).isEqualTo("inline");
        assertThat(first.run().figures()).isEmpty();
    }

    @Test
    void aCacheLargerThanTheUsageIsNotSubtracted() throws Exception {
        InlineFile odd = stats(
                "\"id\":\"abc\"",
                "\"memory_stats\":{\"usage\":500,\"stats\":{\"inactive_file\":900}}",
                "\"cpu_stats\":{\"cpu_usage\":{\"total_usage\":5},\"system_cpu_usage\":9,\"online_cpus\":1}",
                "\"precpu_stats\":{\"cpu_usage\":{\"total_usage\":7},\"system_cpu_usage\":3}");

        assertThat(values(odd.run(), Metric.CGROUP_MEMORY)).containsExactly(500);
        assertThat(odd.run().series(Metric.CPU)).isEmpty();
    }

    @Test
    void filesWithoutSamplesAreRefused() {
        assertThat(stats("\"x\":1").refusal()).isEqualTo("line 1: no container's statistics were found");
        assertThat(new InlineFile(new DockerApiStatsImporter(), "{\n\"read\":\n\"2026\"}").refusal())
                .isEqualTo("line 1: no container's statistics were found");
        assertThat(new InlineFile(new NodeMemoryLinesImporter(), "[1]").refusal())
                .isEqualTo("line 1: no sample of a process's memory");
    }

    @Test
    void aContainerMayGoByItsIdAndLackPairs() throws Exception {
        InlineFile file = new InlineFile(new DockerStatsLinesImporter(), """
                {"ID":"abc","MemUsage":"3MiB","CPUPerc":"1%"}
                {"Container":"c","MemUsage":"5MiB / 1GiB","CPUPerc":"1%","NetIO":"1kB"}
                """);
        List<Run> runs = file.read().runs();

        assertThat(runs).extracting(r -> r.subject().name()).containsExactly("abc", "c");
        assertThat(values(runs.getFirst(), Metric.CGROUP_MEMORY)).containsExactly(3 << 20);
        assertThat(runs.getFirst().figures()).isEmpty();
        assertThat(values(runs.getLast(), Metric.CGROUP_MEMORY)).containsExactly(5 << 20);
    }
}
