package dev.tidemark.cli.json;

import dev.tidemark.analysis.Column;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.analysis.Measures;
import dev.tidemark.report.JsonObject;
import java.util.List;

/** A per-framework table as JSON, each cell with the single values behind it. */
public final class TableJson {
    private TableJson() {}

    public static JsonObject of(FrameworkTable table) {
        return new JsonObject()
                .put("scenario", ModelJson.of(table.scenario()))
                .put("reducer", table.reducer().word())
                .put("rule", ModelJson.of(table.rule()))
                .put("columns", table.columns().stream().map(TableJson::column).toList())
                .put("rows", table.rows().stream().map(r -> row(table, r)).toList());
    }

    static JsonObject column(Column column) {
        return new JsonObject()
                .put("id", column.id())
                .put("title", column.title())
                .put("unit", column.unit().symbol());
    }

    private static JsonObject row(FrameworkTable table, FrameworkTable.Row row) {
        JsonObject cells = new JsonObject();
        for (int i = 0; i < table.columns().size(); i++) {
            cells.put(
                    table.columns().get(i).id(), ModelJson.of(row.cells().get(i).spread()));
        }
        List<JsonObject> runs = row.runs().stream().map(r -> run(table, r)).toList();
        return new JsonObject()
                .put("subject", ModelJson.of(row.subject()))
                .put("cells", cells)
                .put("healthy", row.healthy())
                .put("runs", runs);
    }

    private static JsonObject run(FrameworkTable table, FrameworkTable.RunHealth run) {
        Measures measures = new Measures(run.run(), table.reducer());
        JsonObject values = new JsonObject();
        table.columns().forEach(c -> values.put(c.id(), c.value().apply(measures)));
        return new JsonObject()
                .put("id", run.run().id())
                .put(
                        "repetition",
                        run.run().repetition() == 0 ? null : run.run().repetition())
                .put("values", values)
                .put("health", ModelJson.of(run.health()));
    }
}
