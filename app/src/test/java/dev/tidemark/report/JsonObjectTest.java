package dev.tidemark.report;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class JsonObjectTest {
    @Test
    void keepsOrderAndEveryDigitAndSaysUnknownAsNull() {
        JsonObject object = new JsonObject()
                .put("bytes", 209715200.0)
                .put("share", 0.1)
                .put("nan", Double.NaN)
                .put("none", OptionalDouble.empty())
                .put("some", OptionalLong.of(7))
                .put("n", 3)
                .put("text", "á \"x\"\n")
                .put("yes", true)
                .put("list", List.of(1.5, 2.0))
                .put("inner", new JsonObject().put("a", null));

        assertThat(object.text()).isEqualTo("""
                        {
                          "bytes" : 209715200,
                          "share" : 0.1,
                          "nan" : null,
                          "none" : null,
                          "some" : 7,
                          "n" : 3,
                          "text" : "á \\"x\\"\\n",
                          "yes" : true,
                          "list" : [ 1.5, 2 ],
                          "inner" : {
                            "a" : null
                          }
                        }
                        """);
    }
}
