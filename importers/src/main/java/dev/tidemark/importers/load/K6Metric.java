package dev.tidemark.importers.load;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.model.Unit;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.TreeMap;

/**
 * One metric of a k6 summary, in whichever of the three shapes it was written.
 *
 * @param values as in the file: {@code avg}, {@code p(95)}, {@code count}, …
 * @param place JSON pointer of the metric
 */
record K6Metric(String name, Type type, Contains contains, Map<String, Double> values, String place) {
    enum Type {
        COUNTER,
        GAUGE,
        RATE,
        TREND
    }

    /** What a metric's values are; k6 keeps every time in milliseconds, whatever unit its printed summary shows. */
    enum Contains {
        TIME(Unit.SECOND, 1000),
        DATA(Unit.BYTE, 1),
        DEFAULT(Unit.COUNT, 1);

        final Unit unit;
        final double divisor;

        Contains(Unit unit, double divisor) {
            this.unit = unit;
            this.divisor = divisor;
        }
    }

    /** The shapes that state {@code type}, {@code contains} and {@code values}. */
    static K6Metric stated(String name, JsonDoc metric) {
        Map<String, Double> values = numbers(metric.members("values"));
        Type type = metric.text("type").map(K6Metric::typeOf).orElseGet(() -> guessed(values));
        Contains contains = metric.text("contains").map(K6Metric::containsOf).orElse(Contains.DEFAULT);
        return new K6Metric(name, type, contains, values, metric.pointer());
    }

    /** The flat shape, where the values tell the type and k6's own names tell the unit. */
    static K6Metric flat(String name, JsonDoc metric) {
        Map<String, Double> values = numbers(metric.members());
        return new K6Metric(name, guessed(values), ofBuiltIn(name), values, metric.pointer());
    }

    private static Map<String, Double> numbers(Map<String, JsonDoc> members) {
        Map<String, Double> numbers = new TreeMap<>();
        members.forEach((key, value) -> value.asNumber().ifPresent(n -> numbers.put(key, n)));
        return numbers;
    }

    private static Type typeOf(String word) {
        return switch (word) {
            case "counter" -> Type.COUNTER;
            case "rate" -> Type.RATE;
            case "trend" -> Type.TREND;
            default -> Type.GAUGE;
        };
    }

    private static Contains containsOf(String word) {
        return switch (word) {
            case "time" -> Contains.TIME;
            case "data" -> Contains.DATA;
            default -> Contains.DEFAULT;
        };
    }

    private static Type guessed(Map<String, Double> values) {
        if (values.containsKey("passes")) {
            return Type.RATE;
        }
        if (values.containsKey("avg") || values.containsKey("med")) {
            return Type.TREND;
        }
        return values.containsKey("count") ? Type.COUNTER : Type.GAUGE;
    }

    private static Contains ofBuiltIn(String name) {
        String bare = name.contains("{") ? name.substring(0, name.indexOf('{')) : name;
        if (bare.equals("data_sent") || bare.equals("data_received")) {
            return Contains.DATA;
        }
        boolean time = bare.matches("http_req_(?!failed).*|(iteration|group)_duration|grpc_req_duration"
                + "|ws_(connecting|session_duration|ping)|browser_(web_vital_(?!cls).*|http_req_duration)");
        return time ? Contains.TIME : Contains.DEFAULT;
    }

    /** As in the file, before any conversion. */
    OptionalDouble value(String key) {
        Double value = values.get(key);
        return value == null ? OptionalDouble.empty() : OptionalDouble.of(value);
    }

    /** In the base unit of what the metric contains. */
    OptionalDouble inBase(String key) {
        OptionalDouble value = value(key);
        return value.isPresent() ? OptionalDouble.of(value.getAsDouble() / contains.divisor) : value;
    }

    /** The share of a rate metric, 0..1: {@code rate}, in the flat shape {@code value}. */
    OptionalDouble share() {
        OptionalDouble rate = value("rate");
        return rate.isPresent() ? rate : value("value");
    }
}
