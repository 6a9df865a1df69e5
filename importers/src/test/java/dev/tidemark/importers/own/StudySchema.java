package dev.tidemark.importers.own;

import com.networknt.schema.InputFormat;
import com.networknt.schema.Schema;
import com.networknt.schema.SchemaRegistry;
import com.networknt.schema.SpecificationVersion;
import dev.tidemark.assets.Texts;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;

/** The published schema of the study file, for tests. */
final class StudySchema {
    private static final Schema SCHEMA = SchemaRegistry.withDefaultDialect(SpecificationVersion.DRAFT_2020_12)
            .getSchema(text());

    private StudySchema() {}

    static String text() {
        try (InputStream in = Texts.class.getResourceAsStream("/dev/tidemark/assets/schemas/study-v1.schema.json")) {
            return new String(Objects.requireNonNull(in).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new java.io.UncheckedIOException(e);
        }
    }

    /** Where and how a file breaks the schema; empty for a valid file. */
    static List<String> violations(InputFile file) throws IOException {
        try (InputStream in = file.open()) {
            String json = new String(in.readAllBytes(), StandardCharsets.UTF_8);
            return SCHEMA.validate(json, InputFormat.JSON).stream()
                    .map(e -> e.toString())
                    .toList();
        }
    }
}
