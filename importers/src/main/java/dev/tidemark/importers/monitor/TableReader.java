package dev.tidemark.importers.monitor;

import dev.tidemark.importers.parts.ColumnMeaning;
import dev.tidemark.importers.parts.CsvRows;
import dev.tidemark.importers.parts.Lines;
import dev.tidemark.importers.parts.Names;
import dev.tidemark.importers.parts.Skips;
import dev.tidemark.importers.parts.TimeReading;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Subject;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/** Reads the rows of one table as samples, by the plan that its header gave. One thread, one file. */
final class TableReader {
    /** More subjects than this in one table are no subjects. */
    private static final int MOST_SUBJECTS = 1000;

    private static final Pattern DECIMAL_COMMA = Pattern.compile("[-+]?[0-9]+,[0-9]+\\s*[^0-9,.]*");

    /**
     * Which column is what, by index.
     *
     * @param form how the times are written; empty where the first of them must tell
     * @param subject the column that names what was watched; -1 for a table of one subject
     * @param samples the columns to read, each with a header of its own
     */
    record Plan(Header header, Optional<TimeReading.Form> form, int subject, List<ColumnMeaning> samples) {
        String timeName() {
            return header.names().get(header.time());
        }

        /** The same meanings, by the columns that have one. */
        List<Integer> indexes() {
            List<Integer> indexes = new ArrayList<>();
            for (ColumnMeaning meaning : samples) {
                indexes.add(header.names().indexOf(meaning.header()));
            }
            return indexes;
        }
    }

    /** @param time index of the column of the times */
    record Header(List<String> names, char separator, int time) {}

    private final Plan plan;
    private final List<Integer> indexes;
    private final Map<String, Recording> recordings = new LinkedHashMap<>();
    private final Skips skips = new Skips();
    private @Nullable TimeReading reading;

    TableReader(Plan plan) {
        this.plan = plan;
        this.indexes = plan.indexes();
        this.reading = plan.form().map(form -> new TimeReading(form, "")).orElse(null);
    }

    /** Reads the rows that are left after the header. */
    void read(CsvRows rows) throws IOException, ImportException {
        for (CsvRows.Row row = rows.next(); row != null; row = rows.next()) {
            String why = take(row);
            if (!why.isEmpty()) {
                skips.add(row.line(), why);
            }
        }
    }

    private String take(CsvRows.Row row) {
        String text = row.field(plan.header().time());
        if (reading == null) {
            reading = TimeReading.of(plan.timeName(), text).orElse(null);
        }
        OptionalLong nanos = reading == null ? OptionalLong.empty() : reading.nanos(text);
        if (nanos.isEmpty()) {
            return "'" + text + "' is no time";
        }
        String subject = plan.subject() < 0 ? "" : row.field(plan.subject());
        Recording recording = recordings.get(subject);
        if (recording == null) {
            if (recordings.size() == MOST_SUBJECTS) {
                return "more than " + MOST_SUBJECTS + " subjects in one table";
            }
            recording = new Recording(plan.samples());
            recordings.put(subject, recording);
        }
        List<String> texts = new ArrayList<>();
        for (int index : indexes) {
            texts.add(decimal(row.field(index)));
        }
        recording.add(nanos.getAsLong(), texts);
        return "";
    }

    /** Where semicolons separate, a comma is the point of a number. */
    private String decimal(String text) {
        return plan.header().separator() == ';' && DECIMAL_COMMA.matcher(text).matches()
                ? text.replace(',', '.')
                : text;
    }

    /** @throws ImportException where no column of any subject could be read; it says why */
    ImportResult result(InputFile input, String tool) throws ImportException {
        Set<Problem> problems = new LinkedHashSet<>();
        List<Run> runs = new ArrayList<>();
        if (reading != null && !reading.guess().isEmpty()) {
            problems.add(Problem.note("column '" + plan.timeName() + "'", reading.guess()));
        }
        boolean absolute = reading != null && reading.isAbsolute();
        recordings.forEach((name, recording) -> {
            List<Problem> own = new ArrayList<>();
            Subject subject = name.isEmpty() ? Names.subject(input) : Subject.named(name);
            recording
                    .run("run-" + (runs.size() + 1), subject, tool, absolute, own)
                    .ifPresent(runs::add);
            problems.addAll(own);
        });
        problems.addAll(skips.problems());
        if (runs.isEmpty()) {
            String why = problems.isEmpty()
                    ? "the table has no rows"
                    : problems.stream()
                            .map(p -> p.place() + ": " + p.sentence())
                            .reduce((a, b) -> a + "; " + b)
                            .orElse("");
            throw new ImportException(
                    Lines.place(2), "no samples could be read: " + why, "add what is missing, or convert the file");
        }
        return ImportResult.of(tool, runs, List.copyOf(problems));
    }
}
