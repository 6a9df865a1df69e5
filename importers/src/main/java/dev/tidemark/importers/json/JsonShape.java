package dev.tidemark.importers.json;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import tools.jackson.core.JacksonException;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;
import tools.jackson.core.ObjectReadContext;
import tools.jackson.core.StreamReadConstraints;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.json.JsonReadFeature;

/**
 * The key paths of a text's first JSON value, as far as the text goes: {@code metrics.http_reqs.count},
 * {@code results[].command}, {@code [].benchmark}. A key that holds a dot is kept as it is.
 *
 * <p>Scalars are kept too; an array's elements share one path, and the first value that is not empty wins.
 */
public final class JsonShape {
    private static final JsonFactory JSON = JsonFactory.builder()
            .streamReadConstraints(
                    StreamReadConstraints.builder().maxNestingDepth(100).build())
            .enable(JsonReadFeature.ALLOW_NON_NUMERIC_NUMBERS)
            .build();

    private final Map<String, String> paths = new LinkedHashMap<>();
    private final Set<String> keys = new LinkedHashSet<>();
    private boolean complete;

    private JsonShape() {}

    /** Never throws: what cannot be parsed ends the shape. */
    public static JsonShape of(String text) {
        JsonShape shape = new JsonShape();
        String start = text.stripLeading();
        if (start.startsWith("{") || start.startsWith("[")) {
            shape.paths.put("", start.substring(0, 1));
            try (JsonParser parser = JSON.createParser(ObjectReadContext.empty(), start)) {
                parser.nextToken();
                shape.complete = shape.walk(parser, "");
            } catch (JacksonException cut) {
                shape.complete = false;
            }
        }
        return shape;
    }

    /** Stands on the value's first token; returns false where the text ends before the value does. */
    private boolean walk(JsonParser parser, String path) {
        JsonToken token = parser.currentToken();
        if (token == JsonToken.START_OBJECT) {
            while (parser.nextToken() == JsonToken.PROPERTY_NAME) {
                if (path.isEmpty() || path.equals("[]")) {
                    keys.add(parser.currentName());
                }
                String child = path.isEmpty() ? parser.currentName() : path + "." + parser.currentName();
                paths.putIfAbsent(child, "");
                parser.nextToken();
                if (!walk(parser, child)) {
                    return false;
                }
            }
            return parser.currentToken() == JsonToken.END_OBJECT;
        }
        if (token == JsonToken.START_ARRAY) {
            String child = path + "[]";
            while (parser.nextToken() != JsonToken.END_ARRAY) {
                paths.putIfAbsent(child, "");
                if (!walk(parser, child)) {
                    return false;
                }
            }
            return true;
        }
        if (token == null) {
            return false;
        }
        paths.merge(path, parser.getString(), (old, now) -> old.isEmpty() ? now : old);
        return true;
    }

    /** True when every path is there. */
    public boolean has(String... wanted) {
        for (String path : wanted) {
            if (!paths.containsKey(path)) {
                return false;
            }
        }
        return true;
    }

    /** The first scalar found at that path, as text. */
    public Optional<String> text(String path) {
        return Optional.ofNullable(paths.get(path)).filter(t -> !t.isEmpty());
    }

    /** The keys of the root object, or of the objects in the root array, in the order of the text. */
    public List<String> keys() {
        return List.copyOf(keys);
    }

    public boolean isObject() {
        return "{".equals(paths.get(""));
    }

    public boolean isArray() {
        return "[".equals(paths.get(""));
    }

    /** Whether the text is JSON as far as it goes: one that only begins with a bracket is not. */
    public boolean isBegun() {
        return complete || paths.size() > 1;
    }

    /** Whether the first value ends within the text. */
    public boolean isComplete() {
        return complete;
    }
}
