package dev.tidemark.app.inspector;

import java.util.List;

/**
 * Everything that the inspector shows at a time.
 *
 * @param note below the title; for what is not there: what to do
 */
record Page(Kind kind, String title, String note, List<Section> sections) {
    enum Kind {
        /** Nothing is selected. */
        NOTHING,
        /** Being read; sections, if any, are those of the selection before. */
        LOADING,
        FAILED,
        SECTIONS
    }

    Page {
        sections = List.copyOf(sections);
    }

    Page as(Kind other) {
        return new Page(other, title, note, sections);
    }
}
