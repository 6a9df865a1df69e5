package dev.tidemark.app.imports;

import dev.tidemark.importers.IntakeItem;
import dev.tidemark.importers.Refusal;
import dev.tidemark.model.Problem;
import java.util.List;

/**
 * What became of one file.
 *
 * @param name as the user knows it
 * @param format id of the format it was read as; empty where it was not read
 * @param runs how many were read
 * @param problems what was odd in it; for a refused file the one reason
 * @param remedy what the user can do; empty where nothing is to be done
 */
public record ImportLine(Outcome outcome, String name, String format, int runs, List<Problem> problems, String remedy) {
    public enum Outcome {
        ADDED,
        ALREADY_THERE,
        SKIPPED,
        REFUSED
    }

    public ImportLine {
        problems = List.copyOf(problems);
    }

    static ImportLine of(IntakeItem item, Outcome outcome) {
        var result = item.file().result();
        var source = item.file().source();
        return new ImportLine(
                outcome, source.name(), source.format(), result.runs().size(), result.problems(), "");
    }

    static ImportLine of(Refusal refusal) {
        Problem reason = Problem.error(refusal.place(), refusal.sentence());
        return new ImportLine(Outcome.REFUSED, refusal.name(), "", 0, List.of(reason), refusal.remedy());
    }

    static ImportLine skipped(String name, String reason) {
        return new ImportLine(Outcome.SKIPPED, name, "", 0, List.of(Problem.note("", reason)), "");
    }

    /** True where somebody should look at it: refused, or read with more than notes. */
    public boolean isOdd() {
        return outcome == Outcome.REFUSED || problems.stream().anyMatch(p -> p.severity() != Problem.Severity.NOTE);
    }
}
