package dev.tidemark.importers.parts;

import dev.tidemark.model.Problem;
import java.util.ArrayList;
import java.util.List;

/** Lines of a file that could not be used: the first ones by their number, the rest counted. One thread. */
public final class Skips {
    private static final int NAMED = 10;

    private final List<Problem> named = new ArrayList<>();
    private long count;

    /** @param why without a full stop: {@code not a point of k6} */
    public void add(long line, String why) {
        if (++count <= NAMED) {
            named.add(Problem.dataLoss(Lines.place(line), why + ", skipped"));
        }
    }

    public List<Problem> problems() {
        List<Problem> problems = new ArrayList<>(named);
        if (count > NAMED) {
            problems.add(Problem.dataLoss("", "lines skipped beside those named: " + (count - NAMED)));
        }
        return problems;
    }
}
