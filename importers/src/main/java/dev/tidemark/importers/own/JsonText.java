package dev.tidemark.importers.own;

import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.Locale;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/**
 * Compact JSON as JavaScript's {@code JSON.stringify} prints it: no space, keys in the order given, and no character
 * escaped that need not be. A part's hash is over this text, so that it survives being laid out anew.
 */
final class JsonText {
    private final StringBuilder out = new StringBuilder();
    private boolean comma;

    /**
     * The value that the parser stands on, its number literals as they stand in the file; the parser is left on the
     * value's last token.
     */
    static JsonText copyOf(JsonParser parser) {
        JsonText copy = new JsonText();
        int depth = 0;
        do {
            JsonToken token = parser.currentToken();
            copy.copy(parser, token);
            depth += token.isStructStart() ? 1 : token.isStructEnd() ? -1 : 0;
        } while (depth > 0 && parser.nextToken() != null);
        return copy;
    }

    private void copy(JsonParser parser, JsonToken token) {
        switch (token) {
            case START_OBJECT -> open('{');
            case START_ARRAY -> open('[');
            case END_OBJECT -> close('}');
            case END_ARRAY -> close(']');
            case PROPERTY_NAME -> key(parser.currentName());
            case VALUE_STRING -> text(parser.getString());
            default -> literal(parser.getString());
        }
    }

    JsonText open(char bracket) {
        separate();
        out.append(bracket);
        comma = false;
        return this;
    }

    JsonText close(char bracket) {
        out.append(bracket);
        comma = true;
        return this;
    }

    JsonText key(String name) {
        separate();
        quote(name);
        out.append(':');
        comma = false;
        return this;
    }

    JsonText text(String text) {
        separate();
        quote(text);
        return this;
    }

    JsonText field(String name, String text) {
        return key(name).text(text);
    }

    JsonText field(String name, double number) {
        return key(name).number(number);
    }

    JsonText field(String name, long number) {
        return key(name).literal(Long.toString(number));
    }

    /** NaN, which in a study file is a missed value, as null; what JSON cannot hold either as a text. */
    JsonText number(double number) {
        if (Double.isNaN(number)) {
            return literal("null");
        }
        if (Double.isInfinite(number)) {
            return text(number > 0 ? "Infinity" : "-Infinity");
        }
        boolean whole = number == Math.rint(number)
                && Math.abs(number) < 1e15
                && Double.doubleToRawLongBits(number) != Long.MIN_VALUE;
        return literal(whole ? Long.toString((long) number) : Double.toString(number));
    }

    /** A number, {@code true}, {@code false} or {@code null}. */
    JsonText literal(String literal) {
        separate();
        out.append(literal);
        return this;
    }

    /** Another finished value. */
    JsonText value(JsonText finished) {
        separate();
        out.append(finished.out);
        return this;
    }

    private void separate() {
        if (comma) {
            out.append(',');
        }
        comma = true;
    }

    private void quote(String text) {
        out.append('"');
        for (int i = 0; i < text.length(); i++) {
            char c = text.charAt(i);
            switch (c) {
                case '"' -> out.append("\\\"");
                case '\\' -> out.append("\\\\");
                case '\b' -> out.append("\\b");
                case '\f' -> out.append("\\f");
                case '\n' -> out.append("\\n");
                case '\r' -> out.append("\\r");
                case '\t' -> out.append("\\t");
                default -> {
                    if (c < ' ' || isLoneSurrogate(text, i)) {
                        out.append(String.format(Locale.ROOT, "\\u%04x", (int) c));
                    } else {
                        out.append(c);
                    }
                }
            }
        }
        out.append('"');
    }

    private static boolean isLoneSurrogate(String text, int index) {
        char c = text.charAt(index);
        if (Character.isHighSurrogate(c)) {
            return index + 1 == text.length() || !Character.isLowSurrogate(text.charAt(index + 1));
        }
        return Character.isLowSurrogate(c) && (index == 0 || !Character.isHighSurrogate(text.charAt(index - 1)));
    }

    /** SHA-256 of the text in UTF-8, as 64 lower-case hex digits. */
    String sha256() {
        try {
            MessageDigest digest = MessageDigest.getInstance("SHA-256");
            return HexFormat.of().formatHex(digest.digest(toString().getBytes(StandardCharsets.UTF_8)));
        } catch (NoSuchAlgorithmException e) {
            throw new AssertionError("every Java has SHA-256", e);
        }
    }

    @Override
    public String toString() {
        return out.toString();
    }
}
