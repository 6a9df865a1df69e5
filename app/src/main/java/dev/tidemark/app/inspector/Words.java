package dev.tidemark.app.inspector;

import dev.tidemark.app.Labels;
import dev.tidemark.assets.Texts;
import dev.tidemark.format.Formats;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.model.Run;
import dev.tidemark.model.Unit;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.format.DateTimeFormatter;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** What sections are written with: one language's texts and numbers, a time zone, the names of the formats. */
final class Words {
    /** More lines than anybody reads in a narrow column. */
    private static final int MOST_ROWS = 200;

    private final Texts texts;
    private final Labels labels;
    private final Formats formats;
    private final ZoneId zone;
    private final List<FormatInfo> known;

    Words(Texts texts, ZoneId zone, List<FormatInfo> known) {
        this.texts = texts;
        this.labels = new Labels(texts);
        this.formats = new Formats(texts.locale());
        this.zone = zone;
        this.known = List.copyOf(known);
    }

    Texts texts() {
        return texts;
    }

    Labels labels() {
        return labels;
    }

    Formats formats() {
        return formats;
    }

    /** @param key among the inspector's texts, without {@code inspector.} */
    String text(String key, Object... arguments) {
        return texts.get("inspector." + key, arguments);
    }

    /** A line about a named thing; an empty value says that the source does not state it. */
    Row row(String key, String value) {
        return Row.of(text(key), value.isBlank() ? text("not-stated") : value);
    }

    /** A section whose title is the text of its id. Without rows it says {@code ID.none}. */
    Section section(String id, List<Row> rows) {
        if (rows.isEmpty()) {
            return new Section(id, text(id), List.of(Row.sentence(Row.Mark.NONE, text(id + ".none"), "")));
        }
        List<Row> shown = new ArrayList<>(rows.subList(0, Math.min(rows.size(), MOST_ROWS)));
        if (rows.size() > MOST_ROWS) {
            shown.add(Row.sentence(Row.Mark.NONE, text("more", rows.size() - MOST_ROWS), ""));
        }
        return new Section(id, text(id), shown);
    }

    /** {@code 2026-11-30 20:39:35 UTC}: read alike in every language; empty for null. */
    String instant(@Nullable Instant instant) {
        return instant == null
                ? ""
                : DateTimeFormatter.ofPattern("yyyy-MM-dd HH:mm:ss z", texts.locale())
                        .format(instant.atZone(zone));
    }

    /** {@code 12.3 KiB (12,601 B)}. */
    String size(long bytes) {
        String exact = formats.count(bytes) + " B";
        return bytes < 1024 ? exact : formats.value((double) bytes, Unit.BYTE) + " (" + exact + ")";
    }

    /** {@code 14 s – 44 s}. */
    String stretch(Duration from, Duration to) {
        return formats.duration(from) + " – " + formats.duration(to);
    }

    String format(String id) {
        return known.stream()
                .filter(f -> f.id().equals(id))
                .findFirst()
                .map(FormatInfo::name)
                .orElse(id);
    }

    String repetition(Run run) {
        return run.repetition() == 0 ? "" : texts.get("window.repetition", run.repetition());
    }

    /** {@code Express 5.3.0 · hello · 1,000 requests/s · repetition 2}. */
    String run(Run run) {
        String name = run.subject().label() + " · " + labels.scenario(run.scenario());
        return run.repetition() == 0 ? name : name + " · " + repetition(run);
    }

    /** What a condition is called. */
    String fact(String name) {
        return texts.find("inspector.fact." + name).orElse(name);
    }

    /** A condition as the source words it; a machine's memory in bytes is scaled. */
    String factValue(String name, String value) {
        return name.equals("machine.memory") && value.matches("[0-9]{1,18}") ? size(Long.parseLong(value)) : value;
    }
}
