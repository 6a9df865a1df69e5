package dev.tidemark.app.inspector;

import dev.tidemark.app.Background;
import dev.tidemark.app.Failure;
import dev.tidemark.app.LibraryDesk;
import dev.tidemark.app.Notice;
import dev.tidemark.app.Selection;
import dev.tidemark.app.Workspace;
import dev.tidemark.app.inspector.original.OriginalText;
import dev.tidemark.importers.Importers;
import dev.tidemark.importers.spi.FormatInfo;
import java.time.ZoneId;
import java.util.List;
import java.util.Optional;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;

/** What the inspector says about the selection. Reads the library in a background; all else belongs to the UI thread. */
public final class InspectorViewModel {
    private static final Page BLANK = new Page(Page.Kind.NOTHING, "", "", List.of());

    private final Workspace workspace;
    private final LibraryDesk desk;
    private final Background reading;
    private final Background originals;
    private final ZoneId zone;
    private final List<FormatInfo> formats = Importers.builtIn().formats();
    private final ReadOnlyObjectWrapper<Page> page = new ReadOnlyObjectWrapper<>(BLANK);
    private final ObjectProperty<Optional<OriginalText>> original = new SimpleObjectProperty<>(Optional.empty());
    private Optional<Inspected> inspected = Optional.empty();
    private Optional<Failure> failure = Optional.empty();

    public InspectorViewModel(Workspace workspace, LibraryDesk desk, Background background) {
        this(workspace, desk, background, ZoneId.systemDefault());
    }

    /** @param zone in which points in time are told */
    InspectorViewModel(Workspace workspace, LibraryDesk desk, Background background, ZoneId zone) {
        this.workspace = workspace;
        this.desk = desk;
        this.reading = background.sibling();
        this.originals = background.sibling();
        this.zone = zone;
        workspace.selection().addListener((o, old, now) -> read());
        workspace.language().texts().addListener((o, old, now) -> write());
        read();
    }

    /** Reads the selection anew. */
    void read() {
        Selection selection = workspace.selection().get();
        if (selection.runs().isEmpty()) {
            reading.forget();
            show(Optional.empty(), Optional.empty());
            return;
        }
        page.set(page.get().as(Page.Kind.LOADING));
        reading.submit(
                () -> Inspected.read(desk, selection),
                read -> show(Optional.of(read), Optional.empty()),
                why -> show(Optional.empty(), Optional.of(Failure.of(why))));
    }

    private void show(Optional<Inspected> facts, Optional<Failure> why) {
        inspected = facts;
        failure = why;
        write();
    }

    private void write() {
        Words words = new Words(workspace.language().now(), zone, formats);
        if (inspected.isPresent()) {
            page.set(
                    inspected.get().isSingle()
                            ? new RunSections(words).page(inspected.get())
                            : new GroupSections(words).page(inspected.get()));
        } else if (failure.isPresent()) {
            page.set(new Page(
                    Page.Kind.FAILED, words.text("failed"), failure.get().text(), List.of()));
        } else {
            page.set(new Page(Page.Kind.NOTHING, words.text("nothing"), words.text("nothing.more"), List.of()));
        }
    }

    ReadOnlyObjectProperty<Page> page() {
        return page.getReadOnlyProperty();
    }

    /** Reads a file's bytes as they were imported and hands them to {@link #original()}. */
    void showOriginal(long source) {
        originals.submit(
                () -> OriginalText.of(
                        desk.opened().source(source).source().name(),
                        desk.opened().original(source)),
                text -> original.set(Optional.of(text)),
                why -> workspace.tell(Notice.warning(Failure.of(why).text())));
    }

    /** The file to be shown now; the view that shows it empties it. */
    ObjectProperty<Optional<OriginalText>> original() {
        return original;
    }
}
