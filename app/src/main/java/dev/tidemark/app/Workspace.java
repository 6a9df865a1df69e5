package dev.tidemark.app;

import dev.tidemark.library.RunEntry;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.collections.FXCollections;
import javafx.collections.ObservableList;

/** The one observable state of the window: what is there, what is selected, what is going on. UI thread only. */
public final class Workspace {
    /**
     * Where the library stands.
     *
     * @param sentence why it is closed; empty while it is open or being opened
     * @param remedy what the user can do about it
     */
    public record LibraryState(Kind kind, Path file, String sentence, String remedy) {
        public enum Kind {
            OPENING,
            OPEN,
            CLOSED
        }
    }

    private final Language language;
    private final ObjectProperty<Look> look;
    private final ReadOnlyObjectWrapper<LibraryState> library;
    private final ObservableList<OpenStudy> studies = FXCollections.observableArrayList();
    private final ObservableList<Job> jobs = FXCollections.observableArrayList();
    private final ObjectProperty<Selection> selection = new SimpleObjectProperty<>(Selection.NONE);
    private final ObjectProperty<Optional<Notice>> notice = new SimpleObjectProperty<>(Optional.empty());
    private final Undo undo = new Undo();

    public Workspace(Settings settings, Path libraryFile) {
        language = new Language(settings.language());
        look = new SimpleObjectProperty<>(settings.look());
        library = new ReadOnlyObjectWrapper<>(new LibraryState(LibraryState.Kind.OPENING, libraryFile, "", ""));
    }

    public Language language() {
        return language;
    }

    public ObjectProperty<Look> look() {
        return look;
    }

    public ReadOnlyObjectProperty<LibraryState> library() {
        return library.getReadOnlyProperty();
    }

    void libraryIs(LibraryState state) {
        library.set(state);
    }

    /** The library's studies in its order. */
    public ObservableList<OpenStudy> studies() {
        return studies;
    }

    /** Replaces the list and keeps of the selection what is still there; a wholly selected study stays so. */
    public void show(List<OpenStudy> entries) {
        if (studies.equals(entries)) {
            return;
        }
        Selection old = selection.get();
        List<RunEntry> all = entries.stream().flatMap(s -> s.runs().stream()).toList();
        List<OpenStudy> touched = entries.stream()
                .filter(e -> old.studies().stream().anyMatch(o -> o.key() == e.key()))
                .toList();
        studies.setAll(entries);
        boolean whole = old.runs().equals(old.studyRuns());
        List<RunEntry> kept = old.runs().stream().filter(all::contains).toList();
        Selection now = new Selection(touched, kept, old.run().filter(all::contains));
        selection.set(whole ? new Selection(touched, now.studyRuns(), Optional.empty()) : now);
    }

    public ObjectProperty<Selection> selection() {
        return selection;
    }

    /** What is running now. */
    public ObservableList<Job> jobs() {
        return jobs;
    }

    /** The latest thing told; the view that shows it empties it. */
    public ObjectProperty<Optional<Notice>> notice() {
        return notice;
    }

    public void tell(Notice news) {
        notice.set(Optional.of(news));
    }

    public Undo undo() {
        return undo;
    }
}
