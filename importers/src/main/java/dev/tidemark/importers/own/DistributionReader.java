package dev.tidemark.importers.own;

import dev.tidemark.importers.json.JsonColumns;
import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.model.Distribution;
import dev.tidemark.model.Metric;
import java.util.ArrayList;
import java.util.Base64;
import java.util.List;

/** One element of {@code distributions}. */
final class DistributionReader {
    private DistributionReader() {}

    static Distribution read(JsonDoc doc) throws ImportException {
        Metric metric = RunReader.metric(doc);
        String phase = doc.text("phase").orElse("");
        String kind = doc.requireText("kind");
        return switch (kind) {
            case "buckets" -> buckets(doc, metric, phase);
            case "percentiles" -> percentiles(doc, metric, phase);
            case "observed" ->
                new Distribution.Observed(metric, phase, Distribution.Values.of(JsonColumns.numbers(doc, "values")));
            case "hdr" ->
                new Distribution.Hdr(
                        metric,
                        phase,
                        Distribution.Bytes.of(payload(doc)),
                        doc.requireNumber("unitInSeconds"),
                        doc.whole("observations"));
            default ->
                throw new ImportException(
                        doc.pointer() + "/kind", "'" + kind + "' is no kind of distribution", RunReader.UNEDITED);
        };
    }

    private static Distribution buckets(JsonDoc doc, Metric metric, String phase) throws ImportException {
        double[] upper = JsonColumns.numbers(doc, "upper");
        long[] counts = JsonColumns.wholes(doc, "counts");
        checkSameLength(doc, upper.length, counts.length);
        List<Distribution.Buckets.Bucket> buckets = new ArrayList<>();
        for (int i = 0; i < upper.length; i++) {
            buckets.add(new Distribution.Buckets.Bucket(upper[i], counts[i]));
        }
        return new Distribution.Buckets(metric, phase, buckets);
    }

    private static Distribution percentiles(JsonDoc doc, Metric metric, String phase) throws ImportException {
        double[] percents = JsonColumns.numbers(doc, "percents");
        double[] values = JsonColumns.numbers(doc, "values");
        checkSameLength(doc, percents.length, values.length);
        List<Distribution.Percentiles.Point> points = new ArrayList<>();
        for (int i = 0; i < values.length; i++) {
            points.add(new Distribution.Percentiles.Point(percents[i], values[i]));
        }
        return new Distribution.Percentiles(metric, phase, points, FigureReader.method(doc), doc.whole("observations"));
    }

    private static void checkSameLength(JsonDoc doc, int one, int other) throws ImportException {
        if (one != other) {
            throw new ImportException(
                    doc.pointer(), "columns of " + one + " and " + other + " values", RunReader.UNEDITED);
        }
    }

    private static byte[] payload(JsonDoc doc) throws ImportException {
        try {
            return Base64.getDecoder().decode(doc.requireText("payload"));
        } catch (IllegalArgumentException e) {
            throw new ImportException(doc.pointer() + "/payload", "the payload is not Base64", RunReader.UNEDITED, e);
        }
    }
}
