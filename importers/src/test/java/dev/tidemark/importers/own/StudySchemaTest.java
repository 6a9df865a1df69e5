package dev.tidemark.importers.own;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.importers.Approved;
import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class StudySchemaTest {
    private static final Path EXAMPLES =
            Path.of("..", "assets", "src", "main", "resources", "dev", "tidemark", "assets", "examples");

    static Stream<Path> studies() throws IOException {
        List<Path> all = new ArrayList<>();
        for (Path folder : new Path[] {EXAMPLES, Approved.RESOURCES.resolve("samples/tidemark-study")}) {
            try (Stream<Path> files = Files.list(folder)) {
                files.filter(f -> f.toString().endsWith(".json"))
                        .filter(f -> !f.toString().contains("autocannon"))
                        .forEach(all::add);
            }
        }
        return all.stream().sorted();
    }

    @ParameterizedTest
    @MethodSource("studies")
    void everyShippedStudyIsValidAndVerifies(Path file) throws IOException, ImportException {
        InputFile input = InputFile.of(file);

        assertThat(StudySchema.violations(input)).isEmpty();
        Verification verification = StudyVerifier.verify(input, true);
        assertThat(verification.mismatches()).isEmpty();
        assertThat(verification.parts()).isGreaterThanOrEqualTo(5);
        assertThat(new StudyImporter().read(input).runs()).isNotEmpty();
    }

    @Test
    void everyFieldIsDescribed() throws ImportException {
        List<String> undescribed = new ArrayList<>();
        find(JsonDoc.parseLine(StudySchema.text(), "schema"), undescribed);

        assertThat(undescribed).isEmpty();
    }

    /** Properties without a description of their own or, by reference, of a definition. */
    private static void find(JsonDoc schema, List<String> undescribed) {
        for (Map.Entry<String, JsonDoc> property : schema.members("properties").entrySet()) {
            JsonDoc field = property.getValue();
            boolean condition = schema.pointer().endsWith("/if");
            if (!condition
                    && field.text("description").isEmpty()
                    && field.text("$ref").isEmpty()) {
                undescribed.add(field.pointer());
            }
        }
        schema.members("$defs").forEach((name, definition) -> {
            if (definition.text("description").isEmpty()) {
                undescribed.add(definition.pointer());
            }
        });
        schema.members().values().forEach(child -> find(child, undescribed));
        schema.elements().forEach(child -> find(child, undescribed));
    }

    @Test
    void aWrongFileBreaksTheSchema() throws IOException {
        String wrong =
                "{\"format\":\"tidemark-study\",\"version\":2,\"study\":{\"id\":\"\"},\"scenarios\":[],\"runs\":[{}]}";

        assertThat(StudySchema.violations(InputFile.of("a", wrong.getBytes(StandardCharsets.UTF_8))))
                .hasSizeGreaterThanOrEqualTo(5);
    }
}
