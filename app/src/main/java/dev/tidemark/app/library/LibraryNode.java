package dev.tidemark.app.library;

import dev.tidemark.app.OpenStudy;
import dev.tidemark.library.RunEntry;
import java.util.List;

/**
 * One line of the library's tree.
 *
 * @param key the same for the same thing each time the tree is built
 * @param note said faintly behind the label; may be empty
 * @param runs all runs below, or the run itself
 */
public record LibraryNode(
        Kind kind,
        String key,
        String label,
        String note,
        OpenStudy study,
        List<RunEntry> runs,
        List<LibraryNode> children) {
    public enum Kind {
        STUDY,
        SUBJECT,
        RUN
    }

    public LibraryNode {
        runs = List.copyOf(runs);
        children = List.copyOf(children);
    }
}
