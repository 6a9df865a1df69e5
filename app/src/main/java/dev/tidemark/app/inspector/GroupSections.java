package dev.tidemark.app.inspector;

import dev.tidemark.analysis.Finding;
import dev.tidemark.analysis.Rules;
import dev.tidemark.app.OpenRun;
import dev.tidemark.model.Health;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Run;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;

/** What several runs share, in what they differ, and how they are judged together. */
final class GroupSections {
    private static final int MOST_VALUES = 6;

    private final Words words;
    private final Judgement judgement;

    GroupSections(Words words) {
        this.words = words;
        this.judgement = new Judgement(words, HealthRule.DEFAULT);
    }

    Page page(Inspected inspected) {
        List<Run> runs = inspected.runs().stream().map(OpenRun::run).toList();
        List<Section> sections = List.of(
                words.section("selection", selection(inspected, runs)),
                words.section("health", health(runs)),
                words.section("findings", findings(runs)),
                words.section("problems", problems(inspected)),
                words.section("sources", sources(inspected)),
                words.section("shared", facts(runs, true)),
                words.section("differing", facts(runs, false)));
        String title = inspected.studies().size() == 1
                ? inspected.studies().getFirst().study().title()
                : words.text("studies", inspected.studies().size());
        return new Page(Page.Kind.SECTIONS, title, words.texts().get("window.runs", runs.size()), sections);
    }

    private List<Row> selection(Inspected inspected, List<Run> runs) {
        List<Row> rows = new ArrayList<>();
        inspected.studies().forEach(s -> rows.add(RunSections.study(words, s.study())));
        rows.add(words.row("runs", words.formats().count(runs.size())));
        rows.add(values("subject", runs, r -> r.subject().label()));
        rows.add(values("runtime", runs, r -> r.subject().runtimeLabel()));
        rows.add(values("scenario", runs, r -> words.labels().scenario(r.scenario())));
        rows.add(values(
                "repetition",
                runs,
                r -> r.repetition() == 0 ? "" : words.formats().count(r.repetition())));
        return rows;
    }

    /** What the runs say, each once; how many there are where it is not one. */
    private Row values(String key, List<Run> runs, Function<Run, String> value) {
        List<String> different = runs.stream().map(value).distinct().toList();
        Row row = words.row(key, list(different));
        return different.size() == 1 ? row : row.noting(words.text("different", different.size()));
    }

    private String list(List<String> values) {
        String first = values.stream()
                .limit(MOST_VALUES)
                .map(v -> v.isEmpty() ? words.text("not-stated") : v)
                .collect(Collectors.joining("\n"));
        return values.size() > MOST_VALUES ? first + "\n" + words.text("more", values.size() - MOST_VALUES) : first;
    }

    private List<Row> health(List<Run> runs) {
        Map<Run, Health> judged = new LinkedHashMap<>();
        runs.forEach(r -> judged.put(r, judgement.health(r)));
        List<Row> rows = new ArrayList<>();
        for (Health.Verdict verdict : Health.Verdict.values()) {
            long count =
                    judged.values().stream().filter(h -> h.verdict() == verdict).count();
            if (count > 0) {
                String word = words.texts().get("health." + verdict.name().toLowerCase(Locale.ROOT));
                String of = words.text(
                        "of", words.formats().count(count), words.formats().count(runs.size()));
                rows.add(Row.of(word, of).marked(Judgement.mark(verdict)));
            }
        }
        String rule = words.labels().rule(HealthRule.DEFAULT);
        rows.add(Row.sentence(Row.Mark.NONE, words.text("rule", rule), ""));
        judged.forEach((run, health) -> {
            if (health.verdict() == Health.Verdict.UNHEALTHY) {
                rows.add(Row.sentence(Row.Mark.BAD, words.run(run), judgement.reasons(health)));
            }
        });
        return rows;
    }

    /** Each sentence once, with how many runs it is said of. */
    private List<Row> findings(List<Run> runs) {
        Map<String, Long> counted = Rules.judge(runs).stream()
                .collect(Collectors.groupingBy(
                        (Finding f) -> judgement.finding(f), LinkedHashMap::new, Collectors.counting()));
        return counted.entrySet().stream()
                .map(f -> Row.sentence(Row.Mark.NOTE, f.getKey(), words.text("said-of", f.getValue(), runs.size())))
                .toList();
    }

    private List<Row> problems(Inspected inspected) {
        List<Row> rows = new ArrayList<>();
        for (Inspected.Origin origin : inspected.sources()) {
            String file = inspected.sources().size() == 1
                    ? ""
                    : origin.entry().source().name();
            origin.problems().forEach(p -> rows.add(judgement.problem(p, file)));
        }
        return rows;
    }

    private List<Row> sources(Inspected inspected) {
        return inspected.sources().stream()
                .map(o -> {
                    String format = words.format(o.entry().source().format());
                    String runs = words.texts().get("window.runs", inspected.runsOf(o));
                    String size = words.size(o.entry().source().size());
                    return Row.sentence(
                                    Row.Mark.NONE,
                                    o.entry().source().name(),
                                    String.join(" · ", List.of(format, runs, size)))
                            .offering(new Row.Action.ShowOriginal(o.entry().key()));
                })
                .toList();
    }

    /** Conditions that all runs state alike, or all the others. */
    private List<Row> facts(List<Run> runs, boolean shared) {
        TreeSet<String> names = new TreeSet<>();
        runs.forEach(r -> names.addAll(r.conditions().facts().keySet()));
        List<Row> rows = new ArrayList<>();
        for (String name : names) {
            List<String> different = runs.stream()
                    .map(r -> r.conditions()
                            .fact(name)
                            .map(v -> words.factValue(name, v))
                            .orElse(""))
                    .distinct()
                    .toList();
            if ((different.size() == 1) == shared) {
                Row row = Row.of(words.fact(name), list(different));
                rows.add(shared ? row : row.noting(words.text("different", different.size())));
            }
        }
        return rows;
    }
}
