package dev.tidemark.app.inspector;

import dev.tidemark.analysis.Rules;
import dev.tidemark.app.OpenStudy;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Run;
import dev.tidemark.model.Study;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/** What there is to say about a single run. */
final class RunSections {
    private final Words words;
    private final Judgement judgement;

    RunSections(Words words) {
        this.words = words;
        this.judgement = new Judgement(words, HealthRule.DEFAULT);
    }

    Page page(Inspected inspected) {
        Run run = inspected.runs().getFirst().run();
        RunContent content = new RunContent(words, run);
        List<Section> sections = List.of(
                words.section("run", run(inspected.studies(), run)),
                judgement.healthOf(run),
                words.section(
                        "findings",
                        Rules.judge(List.of(run)).stream()
                                .map(f -> Row.sentence(Row.Mark.NOTE, judgement.finding(f), ""))
                                .toList()),
                words.section(
                        "problems",
                        inspected.sources().stream()
                                .flatMap(s -> s.problems().stream())
                                .map(p -> judgement.problem(p, ""))
                                .toList()),
                words.section("source", source(inspected)),
                words.section("conditions", conditions(run)),
                words.section("phases", content.phases()),
                words.section("figures", content.figures()),
                words.section("series", content.series()),
                words.section("distributions", content.distributions()));
        String repetition = words.repetition(run);
        String scenario = words.labels().scenario(run.scenario());
        return new Page(
                Page.Kind.SECTIONS,
                run.subject().label(),
                repetition.isEmpty() ? scenario : scenario + " · " + repetition,
                sections);
    }

    private List<Row> run(List<OpenStudy> studies, Run run) {
        List<Row> rows = new ArrayList<>();
        for (OpenStudy open : studies) {
            rows.add(study(words, open.study()));
        }
        rows.add(words.row("subject", run.subject().label()));
        rows.add(words.row("runtime", run.subject().runtimeLabel()));
        rows.add(words.row("scenario", words.labels().scenario(run.scenario())));
        rows.add(words.row(
                "repetition", run.repetition() == 0 ? "" : words.formats().count(run.repetition())));
        rows.add(words.row("started", words.instant(run.started())));
        rows.add(
                words.row("length", run.length().isZero() ? "" : words.formats().duration(run.length())));
        rows.add(outcome(run));
        return rows;
    }

    static Row study(Words words, Study study) {
        List<String> notes = new ArrayList<>();
        if (study.origin() == Study.Origin.PUBLISHED) {
            notes.add(words.texts().get("window.study.published"));
        }
        if (study.smoke()) {
            notes.add(words.texts().get("window.study.smoke"));
        }
        if (!study.citation().isEmpty()) {
            notes.add(study.citation());
        }
        return words.row("study", study.title()).noting(String.join(" · ", notes));
    }

    private Row outcome(Run run) {
        Row row = words.row(
                        "outcome",
                        words.texts()
                                .get("outcome." + run.outcome().status().name().toLowerCase(Locale.ROOT)))
                .noting(run.outcome().detail());
        return row.marked(
                switch (run.outcome().status()) {
                    case COMPLETED -> Row.Mark.GOOD;
                    case FAILED -> Row.Mark.BAD;
                    case PARTIAL -> Row.Mark.WARNING;
                });
    }

    private List<Row> source(Inspected inspected) {
        List<Row> rows = new ArrayList<>();
        for (Inspected.Origin origin : inspected.sources()) {
            var source = origin.entry().source();
            rows.add(words.row("file", source.name())
                    .offering(new Row.Action.ShowOriginal(origin.entry().key())));
            rows.add(words.row("format", words.format(source.format())));
            rows.add(words.row("sha256", source.sha256().substring(0, 12) + "…")
                    .offering(new Row.Action.Copy(source.sha256())));
            rows.add(words.row("size", words.size(source.size())));
            rows.add(words.row("imported", words.instant(origin.entry().added())));
            rows.add(words.row("run-id", inspected.runs().getFirst().run().id()));
        }
        return rows;
    }

    private List<Row> conditions(Run run) {
        return run.conditions().facts().entrySet().stream()
                .map(f -> Row.of(words.fact(f.getKey()), words.factValue(f.getKey(), f.getValue())))
                .toList();
    }
}
