package dev.tidemark.importers.json;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.io.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.StreamReadFeature;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;
import tools.jackson.databind.DeserializationFeature;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

/**
 * A JSON value with the place where it stands, so that whoever misses something can say where.
 *
 * <p>Reading an optional member gives empty for a missing member, for null and for a value of another type: what a file
 * does not say stays unknown. {@code require…} names the place instead.
 */
public final class JsonDoc {
    /** A larger document is refused rather than taking all memory: a tree costs about twenty times its text. */
    public static final long MAX_DOCUMENT = 128L << 20;

    /** The same for short values: each costs some 50 bytes in a tree, however short its text. */
    public static final long MAX_TOKENS = 10_000_000;

    private static final JsonMapper STRICT = mapper(false);
    private static final JsonMapper LENIENT = mapper(true);

    private final JsonNode node;
    private final String pointer;

    private JsonDoc(JsonNode node, String pointer) {
        this.node = node;
        this.pointer = pointer;
    }

    private static JsonMapper mapper(boolean nonNumericNumbers) {
        JsonFactory factory = JsonFactory.builder()
                .streamReadConstraints(StreamReadConstraints.builder()
                        .maxNestingDepth(500)
                        .maxDocumentLength(MAX_DOCUMENT)
                        .maxTokenCount(MAX_TOKENS)
                        .build())
                .enable(StreamReadFeature.USE_FAST_DOUBLE_PARSER)
                .configure(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS, nonNumericNumbers)
                .build();
        return JsonMapper.builder(factory)
                .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
                .build();
    }

    /** Reads the one document of a file; a second document or a bare NaN is an error that names its place. */
    public static JsonDoc parse(InputFile input) throws IOException, ImportException {
        return parse(input, STRICT);
    }

    /** Like {@link #parse(InputFile)}, for tools that print bare NaN and Infinity. */
    public static JsonDoc parseWithNaN(InputFile input) throws IOException, ImportException {
        return parse(input, LENIENT);
    }

    private static JsonDoc parse(InputFile input, JsonMapper mapper) throws IOException, ImportException {
        try (Reader reader = input.reader()) {
            return of(mapper.readTree(reader));
        } catch (JacksonException e) {
            throw failure(e);
        }
    }

    /** What the parser makes of a failing disk is a failing disk again. */
    static ImportException failure(JacksonException e) throws IOException {
        if (e.getCause() instanceof IOException io) {
            throw io;
        }
        return unreadable(e, "");
    }

    /**
     * Reads one line of a line stream.
     *
     * @param place named in the exception: {@code line 10}
     */
    public static JsonDoc parseLine(String line, String place) throws ImportException {
        try {
            return of(STRICT.readTree(line));
        } catch (JacksonException e) {
            throw unreadable(e, place);
        }
    }

    /** Reads the documents of a file that holds several, one after the other. */
    public static List<JsonDoc> parseAll(InputFile input) throws IOException, ImportException {
        List<JsonDoc> documents = new ArrayList<>();
        try (Reader reader = input.reader();
                JsonParser parser = STRICT.createParser(reader)) {
            while (parser.nextToken() != null) {
                documents.add(of(parser.readValueAsTree()));
            }
        } catch (JacksonException e) {
            throw failure(e);
        }
        return documents;
    }

    private static JsonDoc of(JsonNode node) {
        return new JsonDoc(node, "");
    }

    static JsonDoc of(JsonNode node, String pointer) {
        return new JsonDoc(node, pointer);
    }

    JsonNode node() {
        return node;
    }

    private static ImportException unreadable(JacksonException e, String place) {
        var at = e.getLocation();
        String where = !place.isEmpty() || at == null || at.getLineNr() < 0
                ? place
                : "line " + at.getLineNr() + ", column " + at.getColumnNr();
        return new ImportException(
                where,
                "not valid JSON: " + e.getOriginalMessage(),
                "check that the file is complete and is what the tool wrote",
                e);
    }

    /** JSON pointer of this value; empty for the document. */
    public String pointer() {
        return pointer;
    }

    public boolean isObject() {
        return node.isObject();
    }

    public boolean isArray() {
        return node.isArray();
    }

    /** The member of that name, if there is one and it is not null. */
    public Optional<JsonDoc> get(String key) {
        JsonNode child = node.get(key);
        return child == null || child.isNull() ? Optional.empty() : Optional.of(new JsonDoc(child, childPointer(key)));
    }

    /** The member at the end of a path of names, if every step is there. */
    public Optional<JsonDoc> at(String... path) {
        Optional<JsonDoc> here = Optional.of(this);
        for (String key : path) {
            here = here.flatMap(d -> d.get(key));
        }
        return here;
    }

    /**
     * The member of that name.
     *
     * @throws ImportException naming this place, if the member is missing
     */
    public JsonDoc require(String key) throws ImportException {
        return get(key).orElseThrow(() -> missing(key, "is missing"));
    }

    public OptionalDouble number(String key) {
        return get(key).map(JsonDoc::asNumber).orElse(OptionalDouble.empty());
    }

    /** This value as a number; empty where it is something else, a text included. */
    public OptionalDouble asNumber() {
        return node.isNumber() ? OptionalDouble.of(node.doubleValue()) : OptionalDouble.empty();
    }

    public double requireNumber(String key) throws ImportException {
        return number(key).orElseThrow(() -> missing(key, "is not a number"));
    }

    /** A whole number that fits a long, to the last digit; a fraction counts as missing. */
    public OptionalLong whole(String key) {
        return get(key).filter(d -> isWhole(d.node))
                .map(d -> OptionalLong.of(d.node.longValue()))
                .orElse(OptionalLong.empty());
    }

    public long requireWhole(String key) throws ImportException {
        return whole(key).orElseThrow(() -> missing(key, "is not a whole number"));
    }

    static boolean isWhole(JsonNode node) {
        return node.isNumber() && node.canConvertToExactIntegral() && node.canConvertToLong();
    }

    public Optional<String> text(String key) {
        return get(key).flatMap(JsonDoc::asText);
    }

    public Optional<String> asText() {
        return node.isString() ? Optional.of(node.stringValue()) : Optional.empty();
    }

    public String requireText(String key) throws ImportException {
        return text(key).orElseThrow(() -> missing(key, "is not a text"));
    }

    public Optional<Boolean> flag(String key) {
        return get(key).flatMap(d -> d.node.isBoolean() ? Optional.of(d.node.booleanValue()) : Optional.empty());
    }

    /** This value's scalar as printed in the file, whatever its type; a container as compact JSON. */
    public String print() {
        return node.isString() ? node.stringValue() : node.toString();
    }

    /** The elements of the array member of that name; none where it is missing or no array. */
    public List<JsonDoc> list(String key) {
        return get(key).map(JsonDoc::elements).orElse(List.of());
    }

    /** The elements of this array; none where this is no array. */
    public List<JsonDoc> elements() {
        List<JsonDoc> elements = new ArrayList<>();
        if (node.isArray()) {
            for (int i = 0; i < node.size(); i++) {
                elements.add(new JsonDoc(node.get(i), pointer + "/" + i));
            }
        }
        return elements;
    }

    /** The members of this object in file order, null ones left out; none where this is no object. */
    public Map<String, JsonDoc> members() {
        Map<String, JsonDoc> members = new LinkedHashMap<>();
        if (node.isObject()) {
            node.properties().forEach(e -> {
                if (!e.getValue().isNull()) {
                    members.put(e.getKey(), new JsonDoc(e.getValue(), childPointer(e.getKey())));
                }
            });
        }
        return members;
    }

    /** The members of the object member of that name. */
    public Map<String, JsonDoc> members(String key) {
        return get(key).map(JsonDoc::members).orElse(Map.of());
    }

    private ImportException missing(String key, String what) {
        return new ImportException(
                childPointer(key), "'" + key + "' " + what, "check that the file is complete and unedited");
    }

    private String childPointer(String key) {
        return pointer + "/" + key.replace("~", "~0").replace("/", "~1");
    }
}
