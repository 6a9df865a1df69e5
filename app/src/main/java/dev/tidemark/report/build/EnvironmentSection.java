package dev.tidemark.report.build;

import dev.tidemark.analysis.Differences;
import dev.tidemark.model.Run;
import dev.tidemark.model.Subject;
import dev.tidemark.report.Block;
import dev.tidemark.report.Table;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The circumstances: what all runs share, then what differs between the subjects. */
final class EnvironmentSection {
    private final Words words;

    EnvironmentSection(Words words) {
        this.words = words;
    }

    List<Block> blocks(List<Run> runs) {
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Heading(2, words.text("report.environment")));
        SortedMap<String, String> shared = shared(runs);
        if (shared.isEmpty()) {
            blocks.add(new Block.Paragraph(words.text("report.environment.unknown")));
        } else {
            List<List<Table.Cell>> rows = new ArrayList<>();
            shared.forEach((fact, text) ->
                    rows.add(List.of(Table.Cell.text(words.fact(fact)), Table.Cell.text(words.factText(fact, text)))));
            List<Table.Head> head = List.of(
                    Table.Head.text(words.text("report.fact")), Table.Head.text(words.text("report.fact.value")));
            blocks.add(new Table(words.text("report.environment.shared"), head, rows, List.of(), false));
        }
        differing(runs, blocks);
        return blocks;
    }

    /** Facts that every run states with the same text. */
    private static SortedMap<String, String> shared(List<Run> runs) {
        SortedMap<String, String> shared = new TreeMap<>();
        if (!runs.isEmpty()) {
            shared.putAll(runs.getFirst().conditions().facts());
        }
        runs.forEach(r -> shared.entrySet()
                .removeIf(e -> !e.getValue().equals(r.conditions().facts().get(e.getKey()))));
        return shared;
    }

    private void differing(List<Run> runs, List<Block> blocks) {
        Map<Subject, List<Run>> bySubject = new LinkedHashMap<>();
        runs.forEach(r ->
                bySubject.computeIfAbsent(r.subject(), s -> new ArrayList<>()).add(r));
        if (bySubject.size() < 2) {
            return;
        }
        List<Differences.Difference> differences = Differences.between(List.copyOf(bySubject.values()));
        if (differences.isEmpty()) {
            return;
        }
        List<Table.Head> head = new ArrayList<>();
        head.add(Table.Head.text(words.text("column.subject")));
        differences.forEach(d -> head.add(Table.Head.text(words.fact(d.fact()))));
        List<List<Table.Cell>> rows = new ArrayList<>();
        int side = 0;
        for (Subject subject : bySubject.keySet()) {
            List<Table.Cell> cells = new ArrayList<>();
            cells.add(Table.Cell.text(subject.label()));
            for (Differences.Difference difference : differences) {
                cells.add(Table.Cell.text(difference.values().get(side)));
            }
            rows.add(cells);
            side++;
        }
        String note = words.text("report.environment.differs-note");
        blocks.add(new Table(words.text("report.environment.differs"), head, rows, List.of(note), false));
    }
}
