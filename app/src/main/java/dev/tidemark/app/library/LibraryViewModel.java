package dev.tidemark.app.library;

import dev.tidemark.app.LibraryDesk;
import dev.tidemark.app.OpenStudy;
import dev.tidemark.app.Selection;
import dev.tidemark.app.Workspace;
import dev.tidemark.app.Workspace.LibraryState;
import dev.tidemark.library.RunEntry;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javafx.beans.InvalidationListener;
import javafx.beans.property.ObjectProperty;
import javafx.beans.property.ReadOnlyObjectProperty;
import javafx.beans.property.ReadOnlyObjectWrapper;
import javafx.beans.property.SimpleObjectProperty;
import javafx.beans.property.SimpleStringProperty;
import javafx.beans.property.StringProperty;

/** What the library shows: the tree that the search leaves, or why there is none. */
public final class LibraryViewModel {
    /** What stands in the library's place. */
    public enum Showing {
        OPENING,
        CLOSED,
        EMPTY,
        NOTHING_FOUND,
        TREE
    }

    private final Workspace workspace;
    private final LibraryDesk desk;
    private final StringProperty query = new SimpleStringProperty("");
    private final ObjectProperty<OriginFilter> filter = new SimpleObjectProperty<>(OriginFilter.ALL);
    private final ReadOnlyObjectWrapper<List<LibraryNode>> nodes = new ReadOnlyObjectWrapper<>(List.of());
    private final ReadOnlyObjectWrapper<Showing> showing = new ReadOnlyObjectWrapper<>(Showing.OPENING);

    public LibraryViewModel(Workspace workspace, LibraryDesk desk) {
        this.workspace = workspace;
        this.desk = desk;
        InvalidationListener rebuild = o -> rebuild();
        workspace.studies().addListener(rebuild);
        workspace.library().addListener(rebuild);
        workspace.language().texts().addListener(rebuild);
        query.addListener(rebuild);
        filter.addListener(rebuild);
        rebuild();
    }

    private void rebuild() {
        List<OpenStudy> studies = List.copyOf(workspace.studies());
        nodes.set(new LibraryTree(workspace.language().now()).build(studies, query.get(), filter.get()));
        showing.set(judge(studies));
    }

    private Showing judge(List<OpenStudy> studies) {
        LibraryState.Kind kind = workspace.library().get().kind();
        if (kind != LibraryState.Kind.OPEN) {
            return kind == LibraryState.Kind.CLOSED ? Showing.CLOSED : Showing.OPENING;
        }
        if (studies.isEmpty()) {
            return Showing.EMPTY;
        }
        return nodes.get().isEmpty() ? Showing.NOTHING_FOUND : Showing.TREE;
    }

    /** Words to search for. */
    public StringProperty query() {
        return query;
    }

    public ObjectProperty<OriginFilter> filter() {
        return filter;
    }

    /** Shows everything again. */
    public void clear() {
        query.set("");
        filter.set(OriginFilter.ALL);
    }

    public ReadOnlyObjectProperty<List<LibraryNode>> nodes() {
        return nodes.getReadOnlyProperty();
    }

    public ReadOnlyObjectProperty<Showing> showing() {
        return showing.getReadOnlyProperty();
    }

    /** Selects what those lines stand for. */
    public void select(List<LibraryNode> selected) {
        Set<OpenStudy> studies = new LinkedHashSet<>();
        Set<RunEntry> runs = new LinkedHashSet<>();
        for (LibraryNode node : selected) {
            studies.add(node.study());
            runs.addAll(node.runs());
        }
        Optional<RunEntry> single = selected.size() == 1 && selected.getFirst().kind() == LibraryNode.Kind.RUN
                ? Optional.of(selected.getFirst().runs().getFirst())
                : Optional.empty();
        workspace.selection().set(new Selection(List.copyOf(studies), List.copyOf(runs), single));
    }

    /** Whether the selection covers exactly that line's runs. */
    public boolean isSelected(LibraryNode node) {
        Selection selection = workspace.selection().get();
        return selection.runs().equals(node.runs())
                && selection.run().isPresent() == (node.kind() == LibraryNode.Kind.RUN);
    }

    /** Takes the line's study out of the library. */
    public void removeStudy(LibraryNode node) {
        desk.remove(node.study());
    }

    /** Tries the same library file again. */
    public void tryAgain() {
        desk.open(workspace.library().get().file());
    }
}
