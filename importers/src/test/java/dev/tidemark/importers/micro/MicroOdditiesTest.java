package dev.tidemark.importers.micro;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.importers.InlineFile;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Unit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MicroOdditiesTest {
    @ParameterizedTest
    @CsvSource({
        "thrpt, ops/ns, 1e9",
        "thrpt, ops/us, 1e6",
        "thrpt, ops/min, 0.016666666666666666",
        "Throughput, ops/s, 1",
        "avgt, ms/op, 1e-3",
        "avgt, min/op, 60",
        "ss, hr/op, 3600",
        "sample, day/op, 86400"
    })
    void aScoreBecomesABaseUnit(String mode, String unit, double one) {
        JmhScore score = JmhScore.of(mode, unit).orElseThrow();

        assertThat(score.toBase(1)).isEqualTo(one);
        assertThat(score.contradiction()).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({
        "·gc.alloc.rate, MB/sec, BYTE_PER_SECOND, 1048576",
        "gc.alloc.rate.norm, B/op, BYTE, 1",
        "gc.count, counts, COUNT, 1",
        "gc.time, ms, SECOND, 0.001",
        "reader, ops/us, PER_SECOND, 1e6",
        "p0.50, us/op, SECOND, 1e-6",
        "CPI, clks/insn, COUNT, 1",
        "safepoints.share, %, RATIO, 0.01",
        "plain, '', COUNT, 1"
    })
    void aSecondaryMetricKeepsItsMeaning(String name, String unit, Unit base, double one) {
        JmhSecondary secondary = JmhSecondary.of(name, unit);

        assertThat(secondary.metric().unit()).isEqualTo(base);
        assertThat(secondary.scaled().toBase(1)).isEqualTo(one);
        assertThat(secondary.metric().label()).contains(name);
    }

    private static InlineFile jmh(String more) {
        return new InlineFile(
                new JmhJsonImporter(),
                "[{\"benchmark\":\"a.B.c\",\"mode\":\"avgt\",\"primaryMetric\":{\"scoreUnit\":\"s/op\"," + more
                        + "}}]");
    }

    @Test
    void aScoreThatIsNotANumberIsUnknown() throws Exception {
        InlineFile file = jmh("\"score\":\"NaN\",\"scorePercentiles\":{\"50.0\":\"NaN\",\"x\":3},"
                + "\"rawDataHistogram\":[[[[1]],[[\"a\",2]],[[3,\"b\"]]]]");

        assertThat(file.run().figures()).isEmpty();
        assertThat(file.run().distributions()).isEmpty();
        assertThat(file.run().scenario().workload()).isEqualTo("a.B.c");
    }

    @Test
    void nothingMeasuredIsRefused() {
        assertThat(new InlineFile(new JmhJsonImporter(), "[]").refusal()).isEqualTo("line 1: no benchmark has a score");
        assertThat(jmh("\"x\":1").refusal()).isEqualTo("/0/primaryMetric/score: 'score' is missing");
        assertThat(new InlineFile(new HyperfineJsonImporter(), "{\"results\":[]}").refusal())
                .isEqualTo("/results: no command was measured");
        assertThat(new InlineFile(new HyperfineCsvImporter(), "").refusal())
                .isEqualTo("line 1: not hyperfine's header");
        assertThat(new InlineFile(new HyperfineCsvImporter(), "command,mean\n").refusal())
                .isEqualTo("line 1: not hyperfine's header");
        assertThat(new InlineFile(new JmhCsvImporter(), "Benchmark,Mode").refusal())
                .isEqualTo("line 1: not JMH's header");
    }

    @Test
    void aSecondDocumentIsNotSilentlyLost() {
        String one = "{\"results\":[{\"command\":\"a\",\"mean\":1,\"user\":0,\"system\":0}]}";

        assertThat(new InlineFile(new HyperfineJsonImporter(), one + one).refusal())
                .startsWith("line 1, column ")
                .contains("not valid JSON");
    }

    @Test
    void aMetricWithoutItsBenchmarkStandsAlone() throws Exception {
        String header = "Benchmark,Mode,Threads,Samples,Score,Score Error (99.9%),Unit\n";
        InlineFile file = new InlineFile(
                new JmhCsvImporter(),
                header + "a.B.group:reader,thrpt,2,5,3.5,NaN,ops/s\n"
                        + "a.B.c,thrpt,1,5,2,NaN,ops/s\na.B.c:gc.count,thrpt,1,5,NaN,NaN,counts\n");

        assertThat(file.read().runs())
                .extracting(r -> r.scenario().workload())
                .containsExactly("a.B.group:reader", "a.B.c");
        assertThat(file.read().runs().getFirst().figure(Metric.BENCHMARK_RATE, Statistic.MEAN))
                .hasValueSatisfying(f -> assertThat(f.value()).isEqualTo(3.5));
    }
}
