package dev.tidemark.importers.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.importers.InlineFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Series;
import dev.tidemark.model.Statistic;
import dev.tidemark.model.Unit;
import org.junit.jupiter.api.Test;

class K6OdditiesTest {
    private static InlineFile points(String... lines) {
        return new InlineFile(new K6NdjsonImporter(), String.join("\n", lines));
    }

    private static String point(String metric, String time, double value, String tags) {
        return "{\"metric\":\"" + metric + "\",\"type\":\"Point\",\"data\":{\"time\":\"2026-11-30T21:00:" + time
                + "Z\",\"value\":" + value + ",\"tags\":{" + tags + "}}}";
    }

    @Test
    void withoutStatusOnlyFailedRequestsAreKnown() throws Exception {
        InlineFile file = points(
                point("http_reqs", "00", 1, ""),
                point("http_req_failed", "00", 1, ""),
                point("http_reqs", "02", 1, ""));

        assertThat(file.figure(Metric.COMPLETED, Statistic.VALUE)).hasValue(2);
        assertThat(file.figure(Metric.ERRORS, Statistic.VALUE)).hasValue(1);
        assertThat(file.figure(Metric.TIMEOUTS, Statistic.VALUE)).isEmpty();
        assertThat(file.problems()).anyMatch(p -> p.contains("2 requests have no status"));
        assertThat(file.run().series(Metric.RATE).map(Series::size)).contains(2);
    }

    @Test
    void answersAreCountedByTheirStatus() throws Exception {
        InlineFile file = points(
                point("http_reqs", "00", 1, "\"status\":\"101\",\"url\":\"http://h/a\""),
                point("http_reqs", "00", 1, "\"status\":\"302\",\"url\":\"http://h/b\",\"method\":\"GET\""),
                point("http_reqs", "00", 1, "\"status\":\"0\",\"error_code\":\"1212\""));

        assertThat(file.figure(Metric.NON_2XX, Statistic.VALUE)).hasValue(2);
        assertThat(file.figure(Metric.ERRORS, Statistic.VALUE)).hasValue(1);
        assertThat(file.figure(Metric.COMPLETED, Statistic.VALUE)).hasValue(2);
        assertThat(file.run().scenario().workload()).isEqualTo("/a, GET /b");
    }

    @Test
    void aClockThatJumpsMakesNoEndlessSeries() throws Exception {
        InlineFile back = points(point("http_reqs", "05", 1, ""), point("http_reqs", "01", 1, ""));
        InlineFile far = points(
                point("http_reqs", "05", 1, ""), point("http_reqs", "05", 1, "").replace("2026-11", "2027-11"));

        assertThat(back.run().series(Metric.RATE)).isEmpty();
        assertThat(far.run().series(Metric.RATE)).isEmpty();
    }

    @Test
    void otherMetricsAloneMakeARunWithoutRequests() throws Exception {
        InlineFile file = points(point("vus", "00", 3, ""), point("my_metric", "00", 3, ""));

        assertThat(file.run().figures()).isEmpty();
        assertThat(file.run().series(new Metric("k6.vus", "", Unit.COUNT))).isPresent();
        assertThat(file.sniffed()).isEqualTo(Match.CERTAIN);
    }

    @Test
    void onlyDescriptionsAreNoRun() {
        assertThat(points("{\"type\":\"Metric\",\"data\":{},\"metric\":\"http_reqs\"}")
                        .refusal())
                .isEqualTo("line 1: no point of any metric");
        assertThat(points("{\"type\":\"Other\",\"data\":{},\"metric\":\"x\"}").sniffed())
                .isEqualTo(Match.NO);
    }

    private static InlineFile summary(String metrics) {
        return new InlineFile(new K6SummaryExportImporter(), "{\"root_group\":{},\"metrics\":{" + metrics + "}}");
    }

    @Test
    void theRateOfFailedRequestsIsTakenWhereItIsAlone() throws Exception {
        String requests = "\"http_reqs\":{\"count\":200,\"rate\":20}";

        assertThat(summary(requests + ",\"http_req_failed\":{\"value\":0.25}").figure(Metric.ERRORS, Statistic.VALUE))
                .hasValue(50);
        assertThat(summary(requests + ",\"http_req_failed\":{\"passes\":3,\"fails\":197}")
                        .figure(Metric.ERRORS, Statistic.VALUE))
                .hasValue(3);
        assertThat(summary(requests + ",\"http_req_failed\":{\"passes\":0,\"fails\":0,\"value\":0}")
                        .figure(Metric.ERRORS, Statistic.VALUE))
                .hasValue(0);
        assertThat(summary(requests).figure(Metric.ERRORS, Statistic.VALUE)).isEmpty();
    }

    @Test
    void theMedianMayBeAskedForTwice() throws Exception {
        String both = "\"http_reqs\":{\"count\":2,\"rate\":2},\"http_req_duration\":{\"avg\":5,\"med\":4,\"p(50)\":4,"
                + "\"p(99.99)\":9,\"p(101)\":1,\"count\":2}";
        String one = "\"http_reqs\":{\"count\":2,\"rate\":2},\"http_req_duration\":{\"avg\":5,\"p(50)\":4}";

        assertThat(summary(both).run().figures())
                .filteredOn(f -> f.statistic().equals(Statistic.MEDIAN))
                .hasSize(1);
        assertThat(summary(both).figure(Metric.LATENCY, Statistic.percentile(99.99)))
                .hasValue(0.009);
        assertThat(summary(one).figure(Metric.LATENCY, Statistic.MEDIAN)).hasValue(0.004);
    }

    @Test
    void aShapeWithoutTypesIsReadByItsValues() throws Exception {
        InlineFile file = new InlineFile(
                new K6HandleSummaryImporter(),
                "{\"metrics\":{\"http_reqs\":{\"values\":{\"count\":5,\"rate\":1}},\"depth\":{\"values\":{\"value\":3}},"
                        + "\"size\":{\"type\":\"gauge\",\"contains\":\"data\",\"values\":{\"value\":3}}},"
                        + "\"options\":{\"summaryTimeUnit\":\"ms\"}}");

        assertThat(file.figure(Metric.COMPLETED, Statistic.VALUE)).hasValue(5);
        assertThat(file.figure(Metric.of("k6.depth", Unit.COUNT), Statistic.VALUE))
                .hasValue(3);
        assertThat(file.figure(Metric.of("k6.size", Unit.BYTE), Statistic.VALUE))
                .hasValue(3);
        assertThat(file.problems()).isEmpty();
    }

    @Test
    void aLaterVersionIsReadWithAWarning() throws Exception {
        InlineFile file = new InlineFile(
                new K6MachineSummaryImporter(),
                "{\"version\":\"2.0.0\",\"metadata\":{\"k6Version\":\"2.1\"},\"results\":{\"passed\":true,\"metrics\":[],"
                        + "\"thresholds\":[{\"passed\":false},{\"name\":\"neither\"}]}}");

        assertThat(file.problems())
                .containsExactly(
                        "WARNING /version: written as version 2.0.0, read as version 1",
                        "WARNING /results/thresholds/0: the threshold ? of a metric was crossed");
        assertThat(file.read().toolVersion()).isEqualTo("k6 2.1");
    }
}
