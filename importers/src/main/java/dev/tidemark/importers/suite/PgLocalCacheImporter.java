package dev.tidemark.importers.suite;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonShape;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Load;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Subject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Measurements of pg_local_cache 2.x: batched reads from PostgreSQL by several paths, as "clients", "application" or
 * RESP documents (https://github.com/profundium/pg_local_cache, docs/BENCHMARKS.md). A document may hold others: what
 * was tried before, sweeps over connections. Rows are found wherever they stand.
 */
public final class PgLocalCacheImporter implements Importer {
    private static final FormatInfo FORMAT = new FormatInfo(
            "pg-local-cache",
            "pg_local_cache 2.x measurements",
            "https://github.com/profundium/pg_local_cache/blob/main/docs/BENCHMARKS.md");

    /** Members that hold no rows, however deep. */
    private static final Set<String> WITHOUT_ROWS = Set.of(
            "environment",
            "workload",
            "queries",
            "query_plans",
            "machine",
            "dataset",
            "samples",
            "backend_memory_probe");

    /** Members whose name says nothing about the rows below. */
    private static final Set<String> PLAIN = Set.of("results", "runs", "application_run");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        JsonShape json = head.json();
        boolean known = json.has("schema", "harness_ref", "extension_ref")
                || json.has("schema", "measured_local_date", "dataset", "runs");
        return known || isFirst(json) || isThird(json) ? Match.CERTAIN : Match.NO;
    }

    private static boolean isFirst(JsonShape json) {
        // Its keys are in alphabetical order, so that raw samples may fill the head before schema_version comes.
        return json.has("generated_at_utc", "gate")
                && (json.has("resp_targets") || json.has("resp_full_row") || json.has("cold_miss_fill_hit_proof"));
    }

    private static boolean isThird(JsonShape json) {
        return json.has("mode", "key_space", "server_cpu_busy_pct")
                || json.has("stack", "key_dist", "read_clients")
                || json.has("stack", "table", "tx_s")
                || json.has("stack", "dist", "stale", "cached");
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        JsonShape head = input.head().json();
        if (isFirst(head)) {
            throw otherLine("1.x", "/schema_version");
        }
        if (isThird(head)) {
            throw otherLine("3.x", "line 1");
        }
        JsonDoc file = JsonDoc.parse(input);
        double schema = file.requireNumber("schema");
        if (schema != 1) {
            throw new ImportException(
                    "/schema", "schema " + file.require("schema").print() + " is not known", "update Tidemark");
        }
        Reading reading = new Reading();
        reading.visit(file, new PgLocalCacheRow.Context(file).inside(file));
        if (reading.runs.isEmpty()) {
            throw new ImportException(
                    "/results", "no row of a measurement", "check that the run came to its first row");
        }
        String version = reading.runs.getFirst().subject().version();
        return ImportResult.of(("pg_local_cache " + version).strip(), reading.runs, reading.problems);
    }

    private static ImportException otherLine(String line, String place) {
        return new ImportException(
                place,
                "measurements of pg_local_cache " + line + " are not read yet",
                "use the files of its 2.x line: clients, application and RESP documents");
    }

    /** Collects runs and problems in the order of the file. */
    private static final class Reading {
        private final List<Run> runs = new ArrayList<>();
        private final List<Problem> problems = new ArrayList<>();
        private final Set<String> ids = new HashSet<>();
        private boolean activityNoted;

        private void visit(JsonDoc node, PgLocalCacheRow.Context context) {
            if (PgLocalCacheRow.isRow(node)) {
                addRow(node, context);
                return;
            }
            List<JsonDoc> elements = node.elements();
            for (int i = 0; i < elements.size(); i++) {
                boolean document = elements.get(i).isObject() && !PgLocalCacheRow.isRow(elements.get(i));
                PgLocalCacheRow.Context inner = context.inside(elements.get(i));
                visit(elements.get(i), document ? inner.section(Integer.toString(i)) : inner);
            }
            node.get("error").flatMap(e -> e.text("message")).ifPresent(m -> addFailure(node, context, m));
            node.text("stderr").filter(e -> node.get("results").isEmpty()).ifPresent(m -> addFailure(node, context, m));
            for (Map.Entry<String, JsonDoc> member : node.members().entrySet()) {
                String name = member.getKey();
                if (name.endsWith("_notes")) {
                    member.getValue()
                            .elements()
                            .forEach(n -> problems.add(Problem.note(n.pointer(), "the publisher notes: " + n.print())));
                } else if (!WITHOUT_ROWS.contains(name)) {
                    PgLocalCacheRow.Context inner = context.inside(member.getValue());
                    visit(member.getValue(), PLAIN.contains(name) ? inner : inner.section(name));
                }
            }
        }

        private void addRow(JsonDoc row, PgLocalCacheRow.Context context) {
            try {
                Run run = new PgLocalCacheRow(row, context).toRun(ids, problems);
                runs.add(run);
                noteActivity(row);
            } catch (ImportException e) {
                problems.add(Problem.error(e.place(), e.sentence() + "; the row is left out"));
            } catch (IllegalArgumentException e) {
                problems.add(Problem.error(row.pointer(), e.getMessage() + "; the row is left out"));
            }
        }

        private void noteActivity(JsonDoc row) {
            Optional<JsonDoc> samples = row.at("server", "samples");
            if (!activityNoted && samples.isPresent()) {
                activityNoted = true;
                problems.add(Problem.note(
                        samples.get().pointer(), "the groups of pg_stat_activity in the samples are not read"));
            }
        }

        /** What failed stays failed, and is no row of zeros. */
        private void addFailure(JsonDoc attempt, PgLocalCacheRow.Context context, String message) {
            String note = attempt.text("note").map(n -> "; " + n).orElse("");
            String id = "failed" + attempt.pointer().replace('/', '-');
            Subject subject = new Subject("pg_local_cache", context.extensionVersion(), "", "");
            runs.add(Run.builder(id, subject, context.scenario(Scenario.of("attempt", Load.UNKNOWN)))
                    .conditions(context.conditions())
                    .outcome(Outcome.failed(message.strip() + note))
                    .build());
            problems.add(Problem.warning(attempt.pointer(), "this attempt failed: " + message.strip() + note));
        }
    }
}
