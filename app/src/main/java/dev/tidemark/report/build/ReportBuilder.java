package dev.tidemark.report.build;

import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.assets.Product;
import dev.tidemark.assets.Texts;
import dev.tidemark.importers.own.StudyWriter;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Study;
import dev.tidemark.report.Block;
import dev.tidemark.report.Report;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Makes the whole report of one study: what was measured, where, the figures of each scenario, doubts and sources. */
public final class ReportBuilder {
    private final Words words;

    public ReportBuilder(Texts texts) {
        this.words = new Words(texts);
    }

    public Report build(Evidence evidence, Judgement judgement) {
        List<Block> blocks = new ArrayList<>(measured(evidence));
        blocks.addAll(new EnvironmentSection(words).blocks(evidence.runs()));
        for (Scenario scenario : FrameworkTable.scenarios(evidence.runs())) {
            List<Run> runs = evidence.runs().stream()
                    .filter(r -> r.scenario().equals(scenario))
                    .toList();
            blocks.addAll(new ScenarioSection(words, judgement).blocks(scenario, runs));
        }
        SourceSection sources = new SourceSection(words);
        blocks.add(new Block.Heading(2, words.text("report.problems")));
        blocks.add(sources.remarks(evidence.remarks()));
        blocks.add(new Block.Heading(2, words.text("report.sources")));
        blocks.add(sources.table(evidence.sources()));
        blocks.addAll(rederiving(evidence.study()));
        blocks.add(data(evidence));
        return new Report(evidence.study().title(), words.texts().locale(), blocks);
    }

    private List<Block> measured(Evidence evidence) {
        Study study = evidence.study();
        List<Run> runs = evidence.runs();
        List<Block> blocks = new ArrayList<>();
        blocks.add(new Block.Heading(2, words.text("report.measured")));
        blocks.add(new Block.Paragraph(words.text(
                "report.measured.counts",
                runs.size(),
                runs.stream().map(Run::subject).distinct().count(),
                FrameworkTable.scenarios(runs).size())));
        if (study.origin() == Study.Origin.PUBLISHED) {
            blocks.add(new Block.Paragraph(words.text("report.measured.published", study.citation())));
        }
        if (study.smoke()) {
            blocks.add(new Block.Paragraph(words.text("report.measured.smoke")));
        }
        return blocks;
    }

    private List<Block> rederiving(Study study) {
        return List.of(
                new Block.Heading(2, words.text("report.rederive")),
                new Block.Paragraph(words.text("report.rederive.how")),
                new Block.Paragraph(words.text("report.rederive.command", study.id())));
    }

    /** The runs as a study file: what {@code verify} and {@code import} read. */
    private Block data(Evidence evidence) {
        ByteArrayOutputStream bytes = new ByteArrayOutputStream();
        try {
            new StudyWriter(Product.VERSION).write(bytes, evidence.study(), evidence.runs());
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory", e);
        }
        return new Block.Data(
                words.text("report.data"),
                bytes.toString(StandardCharsets.UTF_8).strip());
    }
}
