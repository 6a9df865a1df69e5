package dev.tidemark.app.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.app.Bench;
import dev.tidemark.app.OpenStudy;
import dev.tidemark.app.Samples;
import dev.tidemark.library.LibraryException;
import dev.tidemark.report.Table;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExampleComparisonTest {
    @TempDir
    Path folder;

    private Bench bench;
    private CompareViewModel model;

    @BeforeEach
    void open() throws LibraryException {
        bench = new Bench(folder).add(Samples.STUDY, Samples.runs());
        model = new CompareViewModel(bench.workspace, bench.desk, bench.background);
    }

    @Test
    void keepsTheBaselineWhenAnotherSideGoes() {
        model.compareSubjects();
        model.baseline().set(2);

        model.remove(model.sides().getFirst());
        assertThat(model.baseline().get()).isEqualTo(1);
        assertThat(pages().figures().caption()).isEqualTo("Compared with Gamma 0.9.1");

        model.remove(model.sides().get(1));
        assertThat(model.baseline().get()).isZero();
        assertThat(model.pages().get()).isEmpty();
    }

    @Test
    void takesASideOnce() {
        model.compareSubjects();
        model.add(model.candidates().subList(0, 1));

        assertThat(model.sides()).hasSize(3);
        assertThat(bench.workspace.notice().get()).isEmpty();
    }

    @Test
    void whatLeavesTheLibraryLeavesTheComparison() {
        bench.addExamples();
        OpenStudy measured = bench.study("Node.js http, Express and Fastify");
        bench.selectStudy(Samples.STUDY.title());
        model.compareSubjects();
        model.add(Side.of(measured, measured.runs()));
        assertThat(model.sides()).hasSize(6);

        bench.desk.remove(measured);
        assertThat(model.names()).containsExactly("Alpha 1.2.0", "Beta 5.3.0", "Gamma 0.9.1");
        assertThat(pages().sideBySide().head()).hasSize(4);

        bench.desk.remove(bench.study(Samples.STUDY.title()));
        assertThat(model.sides()).isEmpty();
        assertThat(model.pages().get()).isEmpty();
    }

    @Test
    void saysWhatElseDiffersBetweenAMeasuredAndAPublishedSide() {
        bench.addExamples();
        model.add(List.of(
                side("Node.js http, Express and Fastify", "Express"),
                side("Memory of eight Node.js frameworks", "Express")));

        Table differences = pages().differences();
        assertThat(differences.rows())
                .extracting(r -> r.get(1).text(), r -> r.get(2).text())
                .contains(
                        org.assertj.core.groups.Tuple.tuple("Intel(R) Xeon(R) Processor", "Intel Core i7-6700"),
                        org.assertj.core.groups.Tuple.tuple("2026-11-30", "?"));
        assertThat(differences.notes()).containsExactly("“?” is not stated by the source: unknown is not equal.");
    }

    private Side side(String study, String subject) {
        OpenStudy open = bench.study(study);
        return Side.of(open, open.runs()).stream()
                .filter(s -> s.first().subject().name().equals(subject))
                .findFirst()
                .orElseThrow();
    }

    private ComparePages pages() {
        return model.pages().get().orElseThrow();
    }
}
