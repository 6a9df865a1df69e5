package dev.tidemark.report;

import java.io.StringWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import tools.jackson.core.JsonGenerator;
import tools.jackson.core.ObjectWriteContext;
import tools.jackson.core.PrettyPrinter;
import tools.jackson.core.json.JsonFactory;
import tools.jackson.core.util.DefaultIndenter;
import tools.jackson.core.util.DefaultPrettyPrinter;

/** A JSON object to be written: fields in the order in which they were put. Not thread-safe. */
public final class JsonObject {
    private final Map<String, @Nullable Object> fields = new LinkedHashMap<>();

    /**
     * Sets a field.
     *
     * @param value a JsonObject, a list, a text, a number or a truth value; null, NaN and an empty optional number are
     *     written as null: unknown
     */
    public JsonObject put(String name, @Nullable Object value) {
        fields.put(name, value);
        return this;
    }

    /** The document, indented, with a line feed at its end. */
    public String text() {
        StringWriter text = new StringWriter();
        try (JsonGenerator json = new JsonFactory().createGenerator(new Layout(), text)) {
            write(json, this);
        }
        return text.append('\n').toString();
    }

    @SuppressWarnings("IfChainToSwitch") // a switch over types is beyond the syntax that the formatter reads
    private static void write(JsonGenerator json, @Nullable Object value) {
        if (value instanceof JsonObject object) {
            json.writeStartObject();
            object.fields.forEach((name, field) -> {
                json.writeName(name);
                write(json, field);
            });
            json.writeEndObject();
        } else if (value instanceof List<?> list) {
            json.writeStartArray();
            list.forEach(element -> write(json, element));
            json.writeEndArray();
        } else if (value instanceof Boolean truth) {
            json.writeBoolean(truth);
        } else if (value instanceof OptionalDouble number) {
            write(json, number.isPresent() ? number.getAsDouble() : null);
        } else if (value instanceof OptionalLong number) {
            write(json, number.isPresent() ? number.getAsLong() : null);
        } else if (value instanceof Double number) {
            writeNumber(json, number);
        } else if (value instanceof Number number) {
            json.writeNumber(number.longValue());
        } else if (value == null) {
            json.writeNull();
        } else {
            json.writeString(value.toString());
        }
    }

    /** Whole numbers below 2^53 without {@code .0} or an exponent: bytes and counts read better. */
    private static void writeNumber(JsonGenerator json, double number) {
        if (!Double.isFinite(number)) {
            json.writeNull();
        } else if (number == Math.rint(number) && Math.abs(number) < 1L << 53) {
            json.writeNumber((long) number);
        } else {
            json.writeNumber(number);
        }
    }

    /** Two blanks a level and a line feed on every system. */
    private static final class Layout extends ObjectWriteContext.Base {
        @Override
        public PrettyPrinter getPrettyPrinter() {
            return new DefaultPrettyPrinter().withObjectIndenter(new DefaultIndenter("  ", "\n"));
        }

        @Override
        public boolean hasPrettyPrinter() {
            return true;
        }
    }
}
