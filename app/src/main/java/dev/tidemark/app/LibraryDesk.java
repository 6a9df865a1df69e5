package dev.tidemark.app;

import dev.tidemark.app.Workspace.LibraryState;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.model.Run;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Serves the library to the window: opens it, lists it into the workspace, reads runs, removes and restores studies.
 * {@link #load} and {@link #opened} are for work in a background; all else belongs to the UI thread.
 */
public final class LibraryDesk implements AutoCloseable {
    private static final long CACHED_SAMPLES = 20_000_000; // 16 bytes each

    private final Workspace workspace;
    private final Background opening;
    private final Background listing;
    private final RunCache cache = new RunCache(CACHED_SAMPLES);
    private volatile Optional<RunLibrary> library = Optional.empty();

    public LibraryDesk(Workspace workspace, Background background) {
        this.workspace = workspace;
        this.opening = background.sibling();
        this.listing = background.sibling();
    }

    /** Closes what is open, then opens that file; the workspace says how it went. */
    public void open(Path file) {
        close();
        workspace.show(List.of());
        workspace.libraryIs(new LibraryState(LibraryState.Kind.OPENING, file, "", ""));
        opening.submit(() -> RunLibrary.open(file), this::opened, e -> failed(file, e));
    }

    private void opened(RunLibrary opened) {
        library = Optional.of(opened);
        workspace.libraryIs(new LibraryState(LibraryState.Kind.OPEN, opened.file(), "", ""));
        reload();
    }

    private void failed(Path file, Throwable why) {
        Failure text = Failure.of(why);
        workspace.libraryIs(new LibraryState(LibraryState.Kind.CLOSED, file, text.sentence(), text.remedy()));
    }

    /** Lists the library anew. Where nothing is selected it selects the first study, so that there is something to see. */
    public void reload() {
        library.ifPresent(open -> listing.submit(() -> list(open), this::show, this::tell));
    }

    /** Lists the library anew and selects the first of the studies that were not there before. */
    public void reloadAndSelectNew() {
        List<Long> before = workspace.studies().stream().map(OpenStudy::key).toList();
        library.ifPresent(open -> listing.submit(
                () -> list(open),
                studies -> {
                    show(studies);
                    studies.stream()
                            .filter(s -> !before.contains(s.key()))
                            .findFirst()
                            .ifPresent(s -> workspace.selection().set(Selection.of(s)));
                },
                this::tell));
    }

    private static List<OpenStudy> list(RunLibrary library) throws LibraryException {
        List<OpenStudy> studies = new ArrayList<>();
        for (StudyEntry entry : library.studies()) {
            studies.add(new OpenStudy(entry, library.runs(entry.key())));
        }
        return studies;
    }

    private void show(List<OpenStudy> studies) {
        workspace.show(studies);
        if (workspace.selection().get().runs().isEmpty() && !studies.isEmpty()) {
            workspace.selection().set(Selection.of(studies.getFirst()));
        }
    }

    /** Takes a study out of the library; it can be brought back until the window closes. */
    public void remove(OpenStudy study) {
        String title = study.study().title();
        Undo.Step step = new Undo.Step(
                workspace.language().now().get("window.undo.remove", title), () -> change(study, false, () -> {}));
        change(study, true, () -> {
            workspace.undo().done(step);
            workspace.tell(Notice.done(workspace.language().now().get("window.removed", title))
                    .offering(
                            workspace.language().now().get("window.undo"),
                            () -> workspace.undo().back(step)));
        });
    }

    private void change(OpenStudy study, boolean remove, Runnable then) {
        library.ifPresent(open -> listing.sibling()
                .submit(
                        () -> {
                            if (remove) {
                                open.remove(study.key());
                            } else {
                                open.restore(study.key());
                            }
                            return list(open);
                        },
                        studies -> {
                            show(studies);
                            then.run();
                        },
                        this::tell));
    }

    /** Reads runs, those read lately from memory. */
    public List<OpenRun> load(List<RunEntry> entries) throws LibraryException {
        List<OpenRun> runs = new ArrayList<>();
        for (RunEntry entry : entries) {
            Optional<Run> cached = cache.get(entry.key());
            Run run = cached.isPresent() ? cached.get() : opened().load(entry.key());
            cache.put(entry.key(), run);
            runs.add(new OpenRun(entry, run));
        }
        return runs;
    }

    /**
     * The library, for work in a background.
     *
     * @throws LibraryException if it is not open
     */
    public RunLibrary opened() throws LibraryException {
        return library.orElseThrow(() -> new LibraryException(
                LibraryException.Kind.UNREACHABLE, "the library is not open", "open it again, or another one"));
    }

    private void tell(Throwable why) {
        workspace.tell(Notice.warning(Failure.of(why).text()));
    }

    /** What was removed is deleted now: nobody can undo it any more. */
    @Override
    public void close() {
        library.ifPresent(open -> {
            library = Optional.empty();
            cache.clear();
            try (open) {
                open.purge();
            } catch (LibraryException e) {
                tell(e);
            }
        });
    }
}
