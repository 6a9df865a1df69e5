package dev.tidemark.importers.load;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.importers.InlineFile;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Statistic;
import java.nio.charset.StandardCharsets;
import org.junit.jupiter.api.Test;

class AutocannonOdditiesTest {
    /** A result with as little in it as can be; {@code more} begins with a comma. */
    private static String result(String requests, String latency, String more) {
        return "{\"url\":\"http://h/a\",\"connections\":4,\"pipelining\":1,\"2xx\":9,\"requests\":{\"average\":9,"
                + requests + "},\"latency\":{\"average\":2," + latency + "},\"throughput\":{\"average\":90}" + more
                + "}";
    }

    private static InlineFile file(String text) {
        return new InlineFile(new AutocannonImporter(), text);
    }

    @Test
    void errorsAreReducedByTimeoutsButNotBelowThem() throws Exception {
        InlineFile usual = file(result("\"total\":9", "\"p99\":3", ",\"errors\":7,\"timeouts\":5"));
        InlineFile edited = file(result("\"total\":9", "\"p99\":3", ",\"errors\":2,\"timeouts\":5"));

        assertThat(usual.figure(Metric.ERRORS, Statistic.VALUE)).hasValue(2);
        assertThat(usual.figure(Metric.TIMEOUTS, Statistic.VALUE)).hasValue(5);
        assertThat(edited.figure(Metric.ERRORS, Statistic.VALUE)).hasValue(2);
        assertThat(edited.problems()).anyMatch(p -> p.startsWith("WARNING /errors: fewer errors than timeouts"));
    }

    @Test
    void whatIsNotThereIsUnknown() throws Exception {
        InlineFile old = file(result("\"total\":9", "\"p99\":3", ""));

        assertThat(old.figure(Metric.ERRORS, Statistic.VALUE)).isEmpty();
        assertThat(old.figure(Metric.DURATION, Statistic.VALUE)).isEmpty();
        assertThat(old.run().started()).isNull();
        assertThat(old.run().subject().name()).isEqualTo("inline");
        assertThat(old.run().scenario().load().kind()).isEqualTo(Load.Kind.UNKNOWN);
    }

    @Test
    void fewerLatenciesThanRequestsAreNotBackFilled() throws Exception {
        InlineFile excluded = file(result("\"total\":9", "\"p50\":0,\"p99\":3,\"totalCount\":7", ""));

        assertThat(excluded.problems())
                .anyMatch(p -> p.contains("latency.totalCount is 7, requests.total 9: not every completed request"))
                .anyMatch(p -> p.startsWith("NOTE /latency/p50: latencies are counted in whole milliseconds"));
    }

    @Test
    void severalResultsAreSeveralRuns() throws Exception {
        String one = result("\"total\":9", "\"p99\":3", ",\"title\":\"one\",\"pipelining\":10");
        String two = result("\"total\":0", "\"p99\":0", ",\"title\":\" \"");

        assertThat(file(one + "\n" + two).read().runs())
                .extracting(r -> r.subject().name())
                .containsExactly("one", "inline");
        assertThat(file("[" + one + "," + two + "]").sniffed()).isEqualTo(Match.CERTAIN);
        assertThat(file("[" + one + "," + two + "]").read().runs()).hasSize(2);
        assertThat(file(two).figure(Metric.LATENCY, Statistic.P99)).isEmpty();
    }

    @Test
    void refusalsNameThePlace() {
        assertThat(file("[]").refusal()).isEqualTo("line 1: the file holds no result");
        assertThat(file("{\"requests\":{}}").refusal()).isEqualTo("/latency: 'latency' is missing");
        assertThat(file(result("\"total\":\"9\"", "\"p99\":3", "")).refusal())
                .isEqualTo("/requests/total: 'total' is not a number");
        assertThat(file(result("\"total\":NaN", "\"p99\":3", "")).refusal())
                .startsWith("line 1, column ")
                .contains("not valid JSON");
    }

    @Test
    void lettersBeyondAsciiAreReadInLatin1() throws Exception {
        String text = result("\"total\":9", "\"p99\":3", ",\"title\":\"Größe ñ\"");
        InputFile latin1 = InputFile.of("x.json", text.getBytes(StandardCharsets.ISO_8859_1));

        assertThat(new AutocannonImporter()
                        .read(latin1)
                        .runs()
                        .getFirst()
                        .subject()
                        .name())
                .isEqualTo("Größe ñ");
    }
}
