package dev.tidemark.app.imports;

import dev.tidemark.app.Failure;
import dev.tidemark.importers.IntakeItem;
import dev.tidemark.importers.IntakeListener;
import dev.tidemark.importers.Refusal;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BooleanSupplier;

/** Puts what an intake reads into the library and notes what became of each file. Lives on the intake's thread. */
final class LibrarySink implements IntakeListener {
    /** Hears how far it is. */
    @FunctionalInterface
    interface Progress {
        void at(int done, int total, String name);
    }

    private final RunLibrary library;
    private final BooleanSupplier cancelled;
    private final Progress progress;
    private final List<ImportLine> lines = new ArrayList<>();
    private int total;
    private Optional<Failure> stopped = Optional.empty();

    LibrarySink(RunLibrary library, BooleanSupplier cancelled, Progress progress) {
        this.library = library;
        this.cancelled = cancelled;
        this.progress = progress;
    }

    @Override
    public void found(int files) {
        total = files;
    }

    @Override
    public void read(IntakeItem item) {
        var file = item.file();
        var result = file.result();
        try {
            RunLibrary.Added added =
                    library.add(item.study(), file.source(), file.input()::open, result.runs(), result.problems());
            note(ImportLine.of(
                    item,
                    added == RunLibrary.Added.ADDED ? ImportLine.Outcome.ADDED : ImportLine.Outcome.ALREADY_THERE));
        } catch (LibraryException e) {
            stopped = Optional.of(Failure.of(e));
            note(ImportLine.of(new Refusal(file.source().name(), "", String.valueOf(e.getMessage()), e.remedy())));
        }
    }

    @Override
    public void skipped(String name, String reason) {
        note(ImportLine.skipped(name, reason));
    }

    @Override
    public void refused(Refusal refusal) {
        note(ImportLine.of(refusal));
    }

    private void note(ImportLine line) {
        lines.add(line);
        progress.at(lines.size(), Math.max(total, lines.size()), line.name());
    }

    /** After a failure of the library every further file would fail alike. */
    @Override
    public boolean isCancelled() {
        return stopped.isPresent() || cancelled.getAsBoolean();
    }

    ImportReport report() {
        return new ImportReport(lines, cancelled.getAsBoolean(), stopped);
    }
}
