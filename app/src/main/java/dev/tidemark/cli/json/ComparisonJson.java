package dev.tidemark.cli.json;

import dev.tidemark.analysis.Comparison;
import dev.tidemark.analysis.Differences;
import dev.tidemark.model.Run;
import dev.tidemark.report.JsonObject;
import java.util.List;
import java.util.Locale;

/** A comparison as JSON. */
public final class ComparisonJson {
    private ComparisonJson() {}

    public static JsonObject of(Comparison comparison) {
        return new JsonObject()
                .put("baseline", comparison.groups().get(comparison.baseline()).label())
                .put("reducer", comparison.reducer().word())
                .put("rule", ModelJson.of(comparison.rule()))
                .put(
                        "groups",
                        comparison.groups().stream()
                                .map(g -> group(comparison, g))
                                .toList())
                .put(
                        "otherDifferences",
                        comparison.otherDifferences().stream()
                                .map(ComparisonJson::difference)
                                .toList())
                .put(
                        "figures",
                        comparison.lines().stream().map(ComparisonJson::line).toList());
    }

    private static JsonObject group(Comparison comparison, Comparison.Group group) {
        return new JsonObject()
                .put("label", group.label())
                .put("healthy", group.healthy(comparison.rule()))
                .put("runs", group.runs().stream().map(Run::id).toList());
    }

    private static JsonObject difference(Differences.Difference difference) {
        return new JsonObject().put("fact", difference.fact()).put("values", difference.values());
    }

    private static JsonObject line(Comparison.Line line) {
        List<JsonObject> sides = line.sides().stream()
                .map(s -> new JsonObject()
                        .put("spread", ModelJson.of(s.cell().spread()))
                        .put("values", s.cell().values())
                        .put("difference", s.difference())
                        .put("ratio", s.ratio())
                        .put(
                                "ranges",
                                s.ranges().name().toLowerCase(Locale.ROOT).replace('_', '-')))
                .toList();
        return TableJson.column(line.column()).put("sides", sides);
    }
}
