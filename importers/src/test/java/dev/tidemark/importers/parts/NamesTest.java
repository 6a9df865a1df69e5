package dev.tidemark.importers.parts;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Unit;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class NamesTest {
    @ParameterizedTest
    @CsvSource({
        "k6.json, k6",
        "express-1.json.gz, express-1",
        "runs.zip!out/fastify 2.txt, fastify 2",
        "C:\\\\runs\\\\a.b.csv, a.b",
        ".json, .json",
        "noending, noending",
        "' .json', unnamed",
        "a.json.ZST, a"
    })
    void aSubjectIsCalledLikeItsFile(String file, String name) {
        assertThat(Names.baseName(InputFile.of(file, new byte[0]))).isEqualTo(name);
    }

    @ParameterizedTest
    @CsvSource({
        "GET, http://127.0.0.1:3000/hello?n=1, GET /hello?n=1",
        "'', http://127.0.0.1:3000, /",
        "POST, /shorten, POST /shorten",
        "GET, '', GET not stated",
        "GET, 'http://a b/ c', 'GET http://a b/ c'",
        "'', mailto:x@y, /"
    })
    void aWorkloadIsWhatWasAskedWithoutTheMachine(String method, String url, String workload) {
        assertThat(Names.workload(method, url)).isEqualTo(workload);
    }

    @ParameterizedTest
    @CsvSource({
        "heapUsed, heap-used",
        "·gc.alloc.rate.norm, gc.alloc.rate.norm",
        "http_req_duration{expected_response:true}, http-req-duration-expected-response-true",
        "Größe, grosse",
        "p0.50, p0.50",
        "a - . - b, a.b",
        "...x..., x"
    })
    void aMetricKeyIsLegal(String foreign, String key) {
        assertThat(Names.metricKey(foreign)).isEqualTo(key);
        assertThat(new Metric(key, foreign, Unit.COUNT).key()).isEqualTo(key);
    }

    @ParameterizedTest
    @CsvSource({"响应时间", "!!!"})
    void aNameWithoutLettersHasANumber(String foreign) {
        assertThat(Names.metricKey(foreign)).matches("x[0-9a-f]+").isNotEqualTo(Names.metricKey(foreign + "!"));
    }
}
