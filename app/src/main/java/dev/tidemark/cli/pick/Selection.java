package dev.tidemark.cli.pick;

import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Subject;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Finds in a library what the user's words mean. A word means what is called exactly so, else everything whose name
 * contains it, whatever the case; where one thing is asked for and several fit, they are named.
 */
public final class Selection {
    private final Shell shell;
    private final RunLibrary library;

    public Selection(Shell shell, RunLibrary library) {
        this.shell = shell;
        this.library = library;
    }

    /** The study of that id or title; of an empty word, the library's only one. */
    public StudyEntry study(String word) throws CommandFailure, LibraryException {
        List<StudyEntry> all = library.studies();
        if (all.isEmpty()) {
            throw shell.wrong("cli.pick.empty-library", library.file());
        }
        List<StudyEntry> found =
                matching(all, word, s -> List.of(s.study().id(), s.study().title()));
        if (found.size() == 1) {
            return found.getFirst();
        }
        List<StudyEntry> candidates = found.isEmpty() ? all : found;
        String ids = candidates.stream().map(s -> s.study().id()).collect(Collectors.joining(", "));
        throw found.isEmpty() ? shell.wrong("cli.pick.no-study", word, ids) : shell.wrong("cli.pick.which-study", ids);
    }

    /** The study's runs in those scenarios that the word means; of an empty word, all. */
    public List<RunEntry> runs(StudyEntry study, String scenario) throws CommandFailure, LibraryException {
        List<RunEntry> runs = library.runs(study.key());
        List<Scenario> all = runs.stream().map(RunEntry::scenario).distinct().toList();
        List<Scenario> numbered = numbered(all, scenario);
        List<Scenario> found = numbered.isEmpty() ? scenarios(all, scenario) : numbered;
        if (found.isEmpty()) {
            throw shell.wrong("cli.pick.no-scenario", scenario, labels(runs));
        }
        return runs.stream().filter(r -> found.contains(r.scenario())).toList();
    }

    /** The same, refused where they are of more than one scenario. */
    public List<RunEntry> runsOfOneScenario(StudyEntry study, String scenario) throws CommandFailure, LibraryException {
        List<RunEntry> runs = runs(study, scenario);
        if (runs.stream().map(RunEntry::scenario).distinct().count() > 1) {
            throw shell.wrong("cli.pick.which-scenario", labels(runs));
        }
        return runs;
    }

    /** Those of the runs that are of the one subject that the word means, else the run of that id. */
    public List<RunEntry> side(List<RunEntry> runs, String word) throws CommandFailure {
        List<Subject> subjects = runs.stream().map(RunEntry::subject).distinct().toList();
        List<Subject> found = matching(subjects, word, s -> List.of(s.label(), s.name()));
        if (found.size() == 1) {
            return runs.stream()
                    .filter(r -> r.subject().equals(found.getFirst()))
                    .toList();
        }
        List<RunEntry> run = runs.stream().filter(r -> r.id().equals(word)).toList();
        if (run.size() == 1) {
            return run;
        }
        List<Subject> candidates = found.isEmpty() ? subjects : found;
        String names = candidates.stream().map(Subject::label).collect(Collectors.joining(", "));
        throw shell.wrong(found.isEmpty() ? "cli.pick.no-subject" : "cli.pick.which-subject", word, names);
    }

    /** The whole runs, samples included, in the order of the entries. */
    public List<Run> load(List<RunEntry> entries) throws LibraryException {
        return library.load(entries.stream().map(RunEntry::key).toList());
    }

    /** By the number in the list that {@code show} prints, from 1. */
    private static List<Scenario> numbered(List<Scenario> all, String number) {
        if (!number.matches("[0-9]{1,4}")) {
            return List.of();
        }
        int index = Integer.parseInt(number) - 1;
        return index >= 0 && index < all.size() ? List.of(all.get(index)) : List.of();
    }

    private List<Scenario> scenarios(List<Scenario> all, String word) {
        return matching(all, word, s -> List.of(shell.words().scenario(s), s.workload()));
    }

    /** The scenarios of the runs, as the user may name them. */
    String labels(List<RunEntry> runs) {
        return runs.stream()
                .map(RunEntry::scenario)
                .distinct()
                .map(shell.words()::scenario)
                .collect(Collectors.joining("; "));
    }

    private static <T> List<T> matching(List<T> all, String word, Function<T, List<String>> names) {
        List<T> exact = all.stream().filter(t -> names.apply(t).contains(word)).toList();
        if (!exact.isEmpty()) {
            return exact;
        }
        String part = word.toLowerCase(Locale.ROOT);
        return all.stream()
                .filter(t -> names.apply(t).stream()
                        .anyMatch(n -> n.toLowerCase(Locale.ROOT).contains(part)))
                .toList();
    }
}
