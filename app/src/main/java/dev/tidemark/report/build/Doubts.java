package dev.tidemark.report.build;

import dev.tidemark.analysis.Finding;
import dev.tidemark.analysis.Rules;
import dev.tidemark.model.Run;
import dev.tidemark.report.Block;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What the rules have to say about runs, in sentences. */
public final class Doubts {
    private static final int MOST_NAMES = 3;

    private final Words words;

    public Doubts(Words words) {
        this.words = words;
    }

    /** Empty where no rule has anything to say. A sentence that several runs share is said once. */
    public Optional<Block> of(List<Run> runs) {
        Map<String, List<String>> bySentence = new LinkedHashMap<>();
        for (Finding finding : Rules.judge(runs)) {
            String sentence =
                    words.text("finding." + finding.rule(), finding.arguments().toArray());
            bySentence.computeIfAbsent(sentence, s -> new ArrayList<>()).add(finding.run());
        }
        List<Block.Item> items = new ArrayList<>();
        bySentence.forEach((sentence, ids) -> items.add(new Block.Item(
                ids.size() <= MOST_NAMES ? String.join(", ", ids) : words.text("report.findings.runs", ids.size()),
                "",
                sentence)));
        return items.isEmpty() ? Optional.empty() : Optional.of(new Block.Items(items));
    }
}
