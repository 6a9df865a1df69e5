package dev.tidemark.importers.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.importers.InlineFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Statistic;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class TextReportsTest {
    private static final String WRK = "Running 5s test @ http://h/\n  2 threads and 16 connections\n";

    private static InlineFile wrk(String text) {
        return new InlineFile(new WrkTextImporter(), text);
    }

    @Test
    void aRunOfWrkWithoutItsCountsIsNoRun() throws Exception {
        String whole = WRK + "  10 requests in 5.00s, 1.00KB read\nRequests/sec:      2.00\n";

        assertThat(wrk(WRK).refusal()).isEqualTo("line 2: no run with its requests was found");
        assertThat(wrk(whole + WRK).read().runs()).hasSize(1);
        assertThat(wrk(whole + WRK).problems())
                .singleElement()
                .asString()
                .startsWith("ERROR line 5: a run of wrk ends");
    }

    @Test
    void aSentenceLikeWrksIsOnlyPossiblyWrk() {
        assertThat(wrk("Running 5s test @ http://h/").sniffed()).isEqualTo(Match.POSSIBLE);
        assertThat(wrk(WRK).sniffed()).isEqualTo(Match.CERTAIN);
        assertThat(wrk("hello").sniffed()).isEqualTo(Match.NO);
    }

    @Test
    void aRunOfWrkThatEndsEarlyIsPartial() throws Exception {
        InlineFile cut = wrk(WRK + "  10 requests in 5.00s, 1.00KB read\n");

        assertThat(cut.run().outcome().status()).isEqualTo(Outcome.Status.PARTIAL);
        assertThat(cut.figure(Metric.ERRORS, Statistic.VALUE)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"500.00us, 0.0005", "1.50ms, 0.0015", "2.00s, 2", "1.50m, 90", "1.00h, 3600", "3.00ns, 3e-9"})
    void timesHaveTheirOwnUnits(String text, double seconds) {
        assertThat(ShortUnits.seconds(text)).hasValue(seconds);
        assertThat(ShortUnits.bytes(text)).isEmpty();
    }

    @ParameterizedTest
    @CsvSource({"0.00B, 0", "1.50KB, 1536", "2.00MB, 2097152", "1.00GB, 1073741824", "1.00TB, 1099511627776"})
    void sizesArePowersOf1024(String text, double bytes) {
        assertThat(ShortUnits.bytes(text)).hasValue(bytes);
        assertThat(ShortUnits.seconds(text)).isEmpty();
    }

    @Test
    void anythingElseIsUnknown() {
        assertThat(ShortUnits.seconds("-nan")).isEmpty();
        assertThat(ShortUnits.seconds("12.00")).isEmpty();
    }

    private static InlineFile bombardier(String result) {
        return new InlineFile(
                new BombardierJsonImporter(),
                "{\"spec\":{\"numberOfConnections\":2,\"testType\":\"timed\"},\"result\":{" + result + "}}");
    }

    @Test
    void failuresOfBombardierThatAreNotExplainedMayBeTimeouts() throws Exception {
        InlineFile file = bombardier("\"timeTakenSeconds\":2,\"req2xx\":10,\"others\":4");

        assertThat(file.figure(Metric.ERRORS, Statistic.VALUE)).hasValue(4);
        assertThat(file.figure(Metric.TIMEOUTS, Statistic.VALUE)).isEmpty();
        assertThat(file.figure(Metric.RATE, Statistic.VALUE)).hasValue(5);
        assertThat(file.run().scenario().load().kind()).isEqualTo(Load.Kind.CLOSED);
    }

    @Test
    void bombardierWithoutTimeHasNoRate() throws Exception {
        InlineFile file = bombardier("\"timeTakenSeconds\":0,\"req2xx\":1,\"others\":1,\"errors\":[{\"count\":1},{}],"
                + "\"latency\":{\"mean\":1500,\"percentiles\":{\"x\":1,\"99\":\"?\"}}");

        assertThat(file.figure(Metric.RATE, Statistic.VALUE)).isEmpty();
        assertThat(file.figure(Metric.LATENCY, Statistic.MEAN)).hasValue(0.0015);
        assertThat(file.run().distributions()).isEmpty();
        assertThat(file.figure(Metric.TIMEOUTS, Statistic.VALUE)).hasValue(0);
    }

    @Test
    void whatGoQuotesAndJsonDoesNotIsRefusedWithItsPlace() {
        String intro = "Bombarding http://h/ for 2s using 4 connection(s)\nDone!\n";
        InlineFile file = new InlineFile(
                new BombardierJsonImporter(),
                intro
                        + "{\"spec\":{\"numberOfConnections\":2,\"testType\":\"timed\",\"body\":\"\\x00\"},\"result\":{}}");

        assertThat(file.refusal()).startsWith("line 3, column ").contains("not valid JSON");
        assertThat(new InlineFile(new BombardierJsonImporter(), "{\"spec\":{}}").sniffed())
                .isEqualTo(Match.NO);
        assertThat(new InlineFile(new BombardierJsonImporter(), "no JSON").refusal())
                .contains("not valid JSON");
    }

    @Test
    void bombardiersTextMustReachItsCodes() throws Exception {
        String text = "Statistics  Avg  Stdev  Max\n  Reqs/sec  -  -  -\n  HTTP codes:\n";

        assertThat(new InlineFile(new BombardierTextImporter(), text).refusal())
                .isEqualTo("line 3: the report ends before its HTTP codes");
        assertThat(new InlineFile(new BombardierTextImporter(), text + "    others - 0\n")
                        .run()
                        .figures())
                .filteredOn(f -> f.metric().equals(Metric.RATE))
                .isEmpty();
    }
}
