package dev.tidemark.app.imports;

import dev.tidemark.app.Failure;
import dev.tidemark.app.imports.ImportLine.Outcome;
import java.util.List;
import java.util.Optional;

/**
 * What became of an import.
 *
 * @param cancelled the user stopped it; what was in by then stays in
 * @param stopped why it ended early, where the library could not take more
 */
public record ImportReport(List<ImportLine> lines, boolean cancelled, Optional<Failure> stopped) {
    public ImportReport {
        lines = List.copyOf(lines);
    }

    public long count(Outcome outcome) {
        return lines.stream().filter(l -> l.outcome() == outcome).count();
    }

    /** Runs that are in the library since. */
    public int runsAdded() {
        return lines.stream()
                .filter(l -> l.outcome() == Outcome.ADDED)
                .mapToInt(ImportLine::runs)
                .sum();
    }

    /** True where the user should look at the lines. */
    public boolean isOdd() {
        return cancelled
                || stopped.isPresent()
                || lines.stream().noneMatch(l -> l.outcome() == Outcome.ADDED || l.outcome() == Outcome.ALREADY_THERE)
                || lines.stream().anyMatch(ImportLine::isOdd);
    }
}
