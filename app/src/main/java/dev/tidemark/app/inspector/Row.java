package dev.tidemark.app.inspector;

import java.util.List;
import java.util.Optional;

/**
 * One line of a section, in the language of the moment.
 *
 * @param mark says with a sign what {@code value} says in words
 * @param label may be empty: the value then takes the whole width
 * @param note said faintly below the value; may be empty
 */
record Row(Mark mark, String label, String value, String note, Optional<Action> action) {
    enum Mark {
        NONE,
        GOOD,
        BAD,
        OPEN,
        NOTE,
        WARNING
    }

    /** What a button beside the value does. */
    sealed interface Action {
        /** @param whole of what the value shows only in part */
        record Copy(String whole) implements Action {}

        /** @param source the library's key of the file */
        record ShowOriginal(long source) implements Action {}
    }

    static Row of(String label, String value) {
        return new Row(Mark.NONE, label, value, "", Optional.empty());
    }

    /** A sentence over the whole width. */
    static Row sentence(Mark mark, String sentence, String note) {
        return new Row(mark, "", sentence, note, Optional.empty());
    }

    Row marked(Mark other) {
        return new Row(other, label, value, note, action);
    }

    Row noting(String other) {
        return new Row(mark, label, value, other, action);
    }

    Row offering(Action other) {
        return new Row(mark, label, value, note, Optional.of(other));
    }

    /** For the clipboard: what is there of label, value and note, tabs between them. */
    String text() {
        return String.join(
                "\t",
                List.of(label, value, note).stream().filter(t -> !t.isEmpty()).toList());
    }
}
