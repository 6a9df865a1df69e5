package dev.tidemark.cli.pick;

import dev.tidemark.analysis.Comparison;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.library.StudyEntry;
import java.util.ArrayList;
import java.util.List;

/**
 * The groups of a comparison from the user's words: {@code SUBJECT}, {@code RUN} or, across studies,
 * {@code STUDY::SUBJECT}.
 */
public final class Sides {
    private static final String BETWEEN = "::";

    private final Shell shell;
    private final Selection selection;
    private final StudyOptions which;

    public Sides(Shell shell, Selection selection, StudyOptions which) {
        this.shell = shell;
        this.selection = selection;
        this.which = which;
    }

    /** One group for each word. Each is of one scenario, so that different loads are never one group. */
    public List<Comparison.Group> of(List<String> words) throws CommandFailure, LibraryException {
        List<Comparison.Group> groups = new ArrayList<>();
        for (String word : words) {
            groups.add(group(word));
        }
        return groups;
    }

    private Comparison.Group group(String word) throws CommandFailure, LibraryException {
        int at = word.indexOf(BETWEEN);
        StudyEntry study = selection.study(at < 0 ? which.study() : word.substring(0, at));
        String side = at < 0 ? word : word.substring(at + BETWEEN.length());
        List<RunEntry> runs = selection.side(selection.runs(study, which.scenario()), side);
        if (runs.stream().map(RunEntry::scenario).distinct().count() > 1) {
            throw shell.wrong("cli.pick.which-scenario", selection.labels(runs));
        }
        String label = runs.getFirst().subject().label();
        boolean oneRun = runs.size() == 1 && runs.getFirst().id().equals(side);
        String name = oneRun ? side : label;
        return new Comparison.Group(at < 0 ? name : study.study().title() + ": " + name, selection.load(runs));
    }
}
