package dev.tidemark.cli.task;

import dev.tidemark.cli.shell.Shell;
import dev.tidemark.importers.IntakeItem;
import dev.tidemark.importers.IntakeListener;
import dev.tidemark.importers.Refusal;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.model.Problem;
import dev.tidemark.report.JsonObject;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Puts what an intake reads into the library and keeps count of it. */
public final class ImportLog implements IntakeListener {
    private final Shell shell;
    private final RunLibrary library;
    private final boolean verbose;
    private final List<JsonObject> read = new ArrayList<>();
    private final List<JsonObject> refused = new ArrayList<>();
    private int total;
    private int looked;
    private int added;
    private int runs;
    private int already;
    private int skipped;
    private @Nullable LibraryException failure;

    public ImportLog(Shell shell, RunLibrary library, boolean verbose) {
        this.shell = shell;
        this.library = library;
        this.verbose = verbose;
    }

    @Override
    public void found(int files) {
        total = files;
    }

    @Override
    public void read(IntakeItem item) {
        step(item.file().source().name());
        List<Problem> problems = item.file().result().problems();
        int own = item.file().result().runs().size();
        try {
            RunLibrary.Added outcome = library.add(
                    item.study(),
                    item.file().source(),
                    item.file().input()::open,
                    item.file().result().runs(),
                    problems);
            if (outcome == RunLibrary.Added.ADDED) {
                added++;
                runs += own;
            } else {
                already++;
            }
            read.add(json(item, outcome));
        } catch (LibraryException e) {
            failure = e;
            return;
        }
        String name = item.file().source().name();
        if (verbose) {
            shell.output()
                    .remark(shell.text(
                            "cli.import.read", name, item.file().source().format(), own));
        }
        for (Problem problem : problems) {
            boolean grave = problem.severity().compareTo(Problem.Severity.DATA_LOSS) >= 0;
            if (verbose || grave) {
                String place = problem.place().isEmpty() ? name : name + ", " + problem.place();
                shell.output()
                        .remark(shell.words().severity(problem.severity()) + ": " + place + ": " + problem.sentence());
            }
        }
    }

    @Override
    public void skipped(String name, String reason) {
        step(name);
        skipped++;
        if (verbose) {
            shell.output().remark(shell.text("cli.import.skipped", name, reason));
        }
    }

    @Override
    public void refused(Refusal refusal) {
        step(refusal.name());
        refused.add(new JsonObject()
                .put("file", refusal.name())
                .put("place", refusal.place())
                .put("sentence", refusal.sentence())
                .put("remedy", refusal.remedy()));
        shell.output().remark(shell.text("cli.import.refused", refusal.line()));
    }

    /** After a failure of the library every further file would fail alike. */
    @Override
    public boolean isCancelled() {
        return failure != null;
    }

    private void step(String name) {
        looked++;
        shell.output().progress(shell.text("cli.import.progress", looked, Math.max(looked, total), name));
    }

    private static JsonObject json(IntakeItem item, RunLibrary.Added outcome) {
        List<JsonObject> problems = item.file().result().problems().stream()
                .map(p -> new JsonObject()
                        .put("severity", p.severity().word())
                        .put("place", p.place())
                        .put("sentence", p.sentence()))
                .toList();
        return new JsonObject()
                .put("file", item.file().source().name())
                .put("format", item.file().source().format())
                .put("sha256", item.file().source().sha256())
                .put("study", item.study().id())
                .put("runs", item.file().result().runs().size())
                .put("alreadyThere", outcome == RunLibrary.Added.ALREADY_THERE)
                .put("problems", problems);
    }

    /** Throws what ended the intake, if anything did. */
    public void rethrow() throws LibraryException {
        shell.output().endProgress();
        if (failure != null) {
            throw failure;
        }
    }

    /** Something was read and nothing refused. */
    public boolean isClean() {
        return refused.isEmpty() && added + already > 0;
    }

    public String summary() {
        return shell.text("cli.import.summary", added, runs, already, skipped, refused.size());
    }

    public JsonObject json() {
        return new JsonObject()
                .put("library", library.file().toString())
                .put("files", read)
                .put("skipped", skipped)
                .put("refused", refused);
    }
}
