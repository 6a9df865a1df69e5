package dev.tidemark.app.inspector.original;

/**
 * Breaks JSON of one line into many, by its brackets and commas alone: numbers, names and their order stay as written,
 * and a document that is cut off or wrong is laid out as far as it goes. Lists of plain values stay on one line.
 */
final class JsonLayout {
    private static final String STEP = "  ";
    private static final int DEEPEST =
            40; // deeper lines are not moved further in, or brackets alone would fill the memory

    private final String json;
    private final StringBuilder out;
    private int depth;
    private int at;

    private JsonLayout(String json) {
        this.json = json;
        this.out = new StringBuilder(json.length() * 2);
    }

    static boolean looksLikeJson(String text) {
        String start = text.stripLeading();
        return start.startsWith("{") || start.startsWith("[");
    }

    static String indent(String json) {
        JsonLayout layout = new JsonLayout(json);
        layout.run();
        return layout.out.toString();
    }

    private void run() {
        while (at < json.length()) {
            char c = json.charAt(at);
            if (c == '"') {
                copyTo(stringEnd(at));
            } else if (c == '[' && flatEnd(at) > 0) {
                copyTo(flatEnd(at));
            } else {
                at++;
                one(c);
            }
        }
    }

    private void one(char c) {
        if (c == '{' || c == '[') {
            out.append(c);
            depth++;
            if (!closesNext()) {
                line();
            }
        } else if (c == '}' || c == ']') {
            boolean empty =
                    !out.isEmpty() && (out.charAt(out.length() - 1) == '{' || out.charAt(out.length() - 1) == '[');
            depth = Math.max(0, depth - 1);
            if (!empty) {
                line();
            }
            out.append(c);
        } else if (c == ',') {
            out.append(c);
            line();
        } else if (c == ':') {
            out.append(": ");
        } else if (!Character.isWhitespace(c)) {
            out.append(c);
        }
    }

    private boolean closesNext() {
        int next = at;
        while (next < json.length() && Character.isWhitespace(json.charAt(next))) {
            next++;
        }
        return next < json.length() && (json.charAt(next) == '}' || json.charAt(next) == ']');
    }

    private void line() {
        out.append('\n').append(STEP.repeat(Math.min(depth, DEEPEST)));
    }

    private void copyTo(int end) {
        out.append(json, at, end);
        at = end;
    }

    /** Behind the string's closing quote, or the text's end. */
    private int stringEnd(int quote) {
        for (int i = quote + 1; i < json.length(); i++) {
            if (json.charAt(i) == '\\') {
                i++;
            } else if (json.charAt(i) == '"') {
                return i + 1;
            }
        }
        return json.length();
    }

    /** Behind a list without lists or objects in it; 0 for any other. */
    private int flatEnd(int bracket) {
        int i = bracket + 1;
        while (i < json.length()) {
            char c = json.charAt(i);
            if (c == ']') {
                return i + 1;
            }
            if (c == '{' || c == '[') {
                return 0;
            }
            i = c == '"' ? stringEnd(i) : i + 1;
        }
        return 0;
    }
}
