package dev.tidemark.app.library;

import dev.tidemark.app.Labels;
import dev.tidemark.app.OpenStudy;
import dev.tidemark.assets.Texts;
import dev.tidemark.library.RunEntry;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Study;
import dev.tidemark.model.Subject;
import java.text.Normalizer;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Builds the tree's lines in one language, of those runs that a search finds. */
final class LibraryTree {
    private final Texts texts;
    private final Labels labels;

    LibraryTree(Texts texts) {
        this.texts = texts;
        this.labels = new Labels(texts);
    }

    /** @param query words that must all occur in a run's study, subject, runtime or scenario, whatever their case or accents */
    List<LibraryNode> build(List<OpenStudy> studies, String query, OriginFilter filter) {
        List<String> words = List.of(plain(query).strip().split("\\s+"));
        List<LibraryNode> nodes = new ArrayList<>();
        for (OpenStudy entry : studies) {
            List<RunEntry> found =
                    entry.runs().stream().filter(r -> matches(entry, r, words)).toList();
            boolean titleFound = entry.runs().isEmpty()
                    && words.stream().allMatch(plain(entry.study().title())::contains);
            if (filter.admits(entry.study().origin()) && (titleFound || !found.isEmpty())) {
                nodes.add(study(entry, found));
            }
        }
        return nodes;
    }

    private boolean matches(OpenStudy entry, RunEntry run, List<String> words) {
        String text = plain(String.join(
                " ",
                entry.study().title(),
                run.subject().label(),
                run.subject().runtimeLabel(),
                labels.scenario(run.scenario())));
        return words.stream().allMatch(text::contains);
    }

    private static String plain(String text) {
        return Normalizer.normalize(text, Normalizer.Form.NFD)
                .replaceAll("\\p{M}", "")
                .toLowerCase(Locale.ROOT);
    }

    private LibraryNode study(OpenStudy entry, List<RunEntry> runs) {
        Study study = entry.study();
        Map<Subject, List<RunEntry>> bySubject = new LinkedHashMap<>();
        runs.forEach(r ->
                bySubject.computeIfAbsent(r.subject(), s -> new ArrayList<>()).add(r));
        List<LibraryNode> children = new ArrayList<>();
        bySubject.forEach((subject, own) -> children.add(subject(entry, subject, own)));
        String mark = study.smoke()
                ? texts.get("window.study.smoke")
                : study.origin() == Study.Origin.PUBLISHED ? texts.get("window.study.published") : "";
        String count = texts.get("window.runs", runs.size());
        return new LibraryNode(
                LibraryNode.Kind.STUDY,
                Long.toString(entry.key()),
                study.title(),
                mark.isEmpty() ? count : mark + " · " + count,
                entry,
                runs,
                children);
    }

    private LibraryNode subject(OpenStudy entry, Subject subject, List<RunEntry> runs) {
        boolean oneScenario =
                entry.runs().stream().map(RunEntry::scenario).distinct().count() == 1;
        return new LibraryNode(
                LibraryNode.Kind.SUBJECT,
                entry.key() + "/" + subject,
                subject.label(),
                subject.runtimeLabel(),
                entry,
                runs,
                runs.stream().map(r -> run(entry, r, oneScenario)).toList());
    }

    private LibraryNode run(OpenStudy entry, RunEntry run, boolean oneScenario) {
        String repetition = run.repetition() == 0 ? "" : texts.get("window.repetition", run.repetition());
        String scenario = oneScenario && !repetition.isEmpty() ? "" : labels.scenario(run.scenario());
        String label =
                scenario.isEmpty() || repetition.isEmpty() ? scenario + repetition : scenario + " · " + repetition;
        String note = run.status() == Outcome.Status.COMPLETED
                ? ""
                : texts.get("outcome." + run.status().name().toLowerCase(Locale.ROOT));
        return new LibraryNode(
                LibraryNode.Kind.RUN, Long.toString(run.key()), label, note, entry, List.of(run), List.of());
    }
}
