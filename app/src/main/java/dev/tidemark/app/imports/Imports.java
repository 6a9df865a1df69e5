package dev.tidemark.app.imports;

import dev.tidemark.app.Background;
import dev.tidemark.app.Failure;
import dev.tidemark.app.Job;
import dev.tidemark.app.LibraryDesk;
import dev.tidemark.app.Notice;
import dev.tidemark.app.Workspace;
import dev.tidemark.app.imports.ImportLine.Outcome;
import dev.tidemark.assets.Examples;
import dev.tidemark.importers.ImportedFile;
import dev.tidemark.importers.Importers;
import dev.tidemark.importers.Intake;
import dev.tidemark.importers.IntakeItem;
import dev.tidemark.importers.IntakeListener;
import dev.tidemark.importers.Refusal;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.library.LibraryException;
import dev.tidemark.model.Study;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.SimpleObjectProperty;

/** Takes files in, one import after the other; each is a job that can be stopped. UI thread only. */
public final class Imports {
    /** Something that offers files to a listener, on the thread it is called on. */
    @FunctionalInterface
    private interface Offer {
        void to(IntakeListener listener);
    }

    private static final long BETWEEN_REPORTS = 50_000_000; // ns: more often nobody can read it

    private final Workspace workspace;
    private final LibraryDesk desk;
    private final Background background;
    private final Intake intake;
    private final ObjectProperty<Optional<ImportReport>> report = new SimpleObjectProperty<>(Optional.empty());

    /** @param background with one worker, so that imports queue up */
    public Imports(Workspace workspace, LibraryDesk desk, Background background, Intake intake) {
        this.workspace = workspace;
        this.desk = desk;
        this.background = background;
        this.intake = intake;
    }

    /** The latest import that the user should look at; whoever shows it empties it. */
    public ObjectProperty<Optional<ImportReport>> report() {
        return report;
    }

    /** Files, folders and archives, as dropped or chosen. */
    public void start(List<Path> paths) {
        if (!paths.isEmpty()) {
            String name = String.valueOf(paths.getFirst().getFileName());
            String title = paths.size() == 1
                    ? workspace.language().now().get("window.import.one", name)
                    : workspace.language().now().get("window.import.many", name, paths.size() - 1);
            start(title, listener -> intake.take(paths, listener));
        }
    }

    /** The measurements that Tidemark ships. */
    public void startExamples() {
        start(workspace.language().now().get("window.open-examples"), Imports::offerExamples);
    }

    private static void offerExamples(IntakeListener listener) {
        listener.found(Examples.all().size());
        for (Examples.Example example : Examples.all()) {
            if (listener.isCancelled()) {
                return;
            }
            try {
                ImportedFile file = Importers.builtIn().read(InputFile.of(example.name(), example::open));
                Study study = file.result().study().orElse(Study.measured(example.name(), example.name()));
                listener.read(new IntakeItem(Path.of(example.name()), file, study));
            } catch (ImportException e) {
                listener.refused(Refusal.of(example.name(), e));
            }
        }
    }

    private void start(String title, Offer offer) {
        Job job = new Job(title);
        workspace.jobs().add(job);
        background
                .sibling()
                .submit(
                        () -> run(job, offer),
                        done -> finished(job, done),
                        e -> finished(job, new ImportReport(List.of(), job.isCancelled(), Optional.of(Failure.of(e)))));
    }

    private ImportReport run(Job job, Offer offer) throws LibraryException {
        long[] told = {System.nanoTime() - BETWEEN_REPORTS};
        LibrarySink sink = new LibrarySink(desk.opened(), job::isCancelled, (done, total, name) -> {
            if (System.nanoTime() - told[0] >= BETWEEN_REPORTS || done == total) {
                told[0] = System.nanoTime();
                background.tell(() -> job.report(done, total, name));
            }
        });
        offer.to(sink);
        return sink.report();
    }

    private void finished(Job job, ImportReport done) {
        workspace.jobs().remove(job);
        desk.reloadAndSelectNew();
        Notice notice = done.isOdd() ? Notice.warning(summary(done)) : Notice.done(summary(done));
        workspace.tell(notice.offering(
                workspace.language().now().get("window.import.details"), () -> report.set(Optional.of(done))));
        if (done.isOdd()) {
            report.set(Optional.of(done));
        }
    }

    /** The whole import in one or two sentences. */
    public String summary(ImportReport done) {
        var texts = workspace.language().now();
        String counts = texts.get(
                "window.import.summary",
                done.count(Outcome.ADDED),
                done.runsAdded(),
                done.count(Outcome.ALREADY_THERE),
                done.count(Outcome.SKIPPED),
                done.count(Outcome.REFUSED));
        String end =
                done.stopped().map(Failure::text).orElse(done.cancelled() ? texts.get("window.import.cancelled") : "");
        return end.isEmpty() ? counts : counts + " " + end;
    }
}
