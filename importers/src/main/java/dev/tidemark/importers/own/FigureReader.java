package dev.tidemark.importers.own;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.model.Figure;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Statistic;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** One element of {@code figures}. */
final class FigureReader {
    private FigureReader() {}

    static Figure read(JsonDoc doc) throws ImportException {
        String id = doc.requireText("statistic");
        Statistic statistic = Statistic.ofId(id)
                .orElseThrow(() -> new ImportException(
                        doc.pointer() + "/statistic", "'" + id + "' is no statistic", RunReader.UNEDITED));
        double value = number(doc, "value");
        return new Figure(
                RunReader.metric(doc),
                statistic,
                value,
                doc.text("phase").orElse(""),
                method(doc, statistic),
                spread(doc.get("spread"), value));
    }

    private static PercentileMethod method(JsonDoc doc, Statistic statistic) throws ImportException {
        if (statistic.kind() != Statistic.Kind.PERCENTILE) {
            return PercentileMethod.NONE;
        }
        return method(doc);
    }

    /** How percentiles were computed; {@link PercentileMethod#STATED} where the file does not say. */
    static PercentileMethod method(JsonDoc doc) throws ImportException {
        String word = doc.text("method").orElse(PercentileMethod.STATED.word());
        return PercentileMethod.ofWord(word)
                .orElseThrow(() -> new ImportException(
                        doc.pointer() + "/method", "'" + word + "' is no percentile method", RunReader.UNEDITED));
    }

    private static @Nullable Spread spread(Optional<JsonDoc> doc, double median) throws ImportException {
        if (doc.isEmpty()) {
            return null;
        }
        JsonDoc spread = doc.get();
        return new Spread(
                median, number(spread, "min"), number(spread, "max"), Math.toIntExact(spread.requireWhole("n")));
    }

    /** A number, or a text for what JSON has no number for. */
    static double number(JsonDoc doc, String key) throws ImportException {
        String text = doc.text(key).orElse("");
        return switch (text) {
            case "Infinity" -> Double.POSITIVE_INFINITY;
            case "-Infinity" -> Double.NEGATIVE_INFINITY;
            default -> doc.requireNumber(key);
        };
    }
}
