package dev.tidemark.importers.json;

import dev.tidemark.importers.spi.ImportException;
import tools.jackson.databind.JsonNode;

/** Arrays of numbers as primitive columns. */
public final class JsonColumns {
    private JsonColumns() {}

    /**
     * The array member of that name; null is NaN, and the texts {@code Infinity} and {@code -Infinity}, which JSON has no
     * numbers for, are those.
     *
     * @throws ImportException naming the element that is neither, or the member that is missing
     */
    public static double[] numbers(JsonDoc object, String key) throws ImportException {
        JsonDoc array = array(object, key);
        double[] column = new double[array.node().size()];
        for (int i = 0; i < column.length; i++) {
            JsonNode element = array.node().get(i);
            if (element.isNumber()) {
                column[i] = element.doubleValue();
            } else if (element.isNull()) {
                column[i] = Double.NaN;
            } else {
                column[i] = infinity(element, array, i);
            }
        }
        return column;
    }

    private static double infinity(JsonNode element, JsonDoc array, int index) throws ImportException {
        String text = element.isString() ? element.stringValue() : "";
        if (text.equals("Infinity")) {
            return Double.POSITIVE_INFINITY;
        }
        if (text.equals("-Infinity")) {
            return Double.NEGATIVE_INFINITY;
        }
        throw wrong(array, "/" + index, "the value is not a number");
    }

    private static JsonDoc array(JsonDoc object, String key) throws ImportException {
        JsonDoc array = object.require(key);
        if (!array.isArray()) {
            throw wrong(array, "", "'" + key + "' is not an array");
        }
        return array;
    }

    /** The same for whole numbers that fit a long; nothing else is allowed. */
    public static long[] wholes(JsonDoc object, String key) throws ImportException {
        JsonDoc array = array(object, key);
        long[] column = new long[array.node().size()];
        for (int i = 0; i < column.length; i++) {
            JsonNode element = array.node().get(i);
            if (!JsonDoc.isWhole(element)) {
                throw wrong(array, "/" + i, "the value is not a whole number");
            }
            column[i] = element.longValue();
        }
        return column;
    }

    private static ImportException wrong(JsonDoc array, String element, String what) {
        return new ImportException(array.pointer() + element, what, "check that the file is complete and unedited");
    }
}
