package dev.tidemark.app.library;

import java.util.List;
import java.util.function.Consumer;
import org.kordamp.ikonli.feather.Feather;

/** What can be done with lines of the tree. */
public record LibraryMenu(List<Entry> entries) {
    /** @param textKey among the window's texts */
    public record Entry(String textKey, Feather icon, Consumer<List<LibraryNode>> action) {}

    public LibraryMenu {
        entries = List.copyOf(entries);
    }
}
