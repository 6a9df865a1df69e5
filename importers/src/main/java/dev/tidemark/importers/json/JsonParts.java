package dev.tidemark.importers.json;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.io.Reader;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.exc.StreamConstraintsException;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.JsonParserDelegate;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.json.JsonMapper;
import tools.jackson.databind.node.ObjectNode;

/**
 * Reads a JSON object whose one array member may be larger than memory: first everything but that member, then its
 * elements one by one. A member that stands twice is an error, since readers would differ on which counts.
 */
public final class JsonParts {
    private static final JsonMapper MAPPER = JsonMapper.builder(JsonFactory.builder()
                    .streamReadConstraints(
                            StreamReadConstraints.builder().maxNestingDepth(500).build())
                    .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
                    .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
                    .build())
            .disable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS) // members() looks for them at the document's end
            .build();

    /** Takes one element. */
    @FunctionalInterface
    public interface ElementReader {
        void read(JsonDoc element) throws ImportException;
    }

    /** Takes the value that the parser stands on, to its last token. */
    @FunctionalInterface
    public interface MemberReader {
        void read(String name, JsonParser parser) throws ImportException;
    }

    private JsonParts() {}

    /** The object without its member of that name. */
    public static JsonDoc without(InputFile input, String member) throws IOException, ImportException {
        ObjectNode object = MAPPER.createObjectNode();
        members(input, (name, parser) -> {
            if (name.equals(member)) {
                parser.skipChildren();
            } else {
                object.set(name, MAPPER.readTree(new Counted(parser)));
            }
        });
        return JsonDoc.of(object, "");
    }

    /** Each element of the array member of that name, in order; nothing where that is missing or no array. */
    public static void elements(InputFile input, String member, ElementReader reader)
            throws IOException, ImportException {
        members(input, (name, parser) -> {
            if (!name.equals(member) || parser.currentToken() != JsonToken.START_ARRAY) {
                parser.skipChildren();
                return;
            }
            for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
                reader.read(JsonDoc.of(MAPPER.readTree(new Counted(parser)), "/" + name + "/" + i));
            }
        });
    }

    /** Each member of the one object in the file, token by token. */
    public static void members(InputFile input, MemberReader reader) throws IOException, ImportException {
        try (Reader text = input.reader();
                JsonParser parser = MAPPER.createParser(text)) {
            if (parser.nextToken() != JsonToken.START_OBJECT) {
                throw new ImportException("line 1", "not a JSON object", "check that this is the right file");
            }
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                String name = parser.currentName();
                parser.nextToken();
                reader.read(name, parser);
            }
            if (parser.nextToken() != null) {
                throw new ImportException(
                        "line " + parser.currentTokenLocation().getLineNr(),
                        "a second document follows the first",
                        "split the file: one document in each");
            }
        } catch (JacksonException e) {
            throw JsonDoc.failure(e);
        }
    }

    /** Bounds how many tokens may become one tree. */
    private static final class Counted extends JsonParserDelegate {
        private long tokens;

        private Counted(JsonParser parser) {
            super(parser);
        }

        @Override
        public @Nullable JsonToken nextToken() {
            count();
            return super.nextToken();
        }

        @Override
        public @Nullable String nextName() {
            count();
            return super.nextName();
        }

        private void count() {
            if (++tokens > JsonDoc.MAX_TOKENS) {
                throw new StreamConstraintsException(
                        "one part of the document has more than " + JsonDoc.MAX_TOKENS + " values",
                        currentTokenLocation());
            }
        }
    }
}
