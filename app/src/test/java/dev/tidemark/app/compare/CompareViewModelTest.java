package dev.tidemark.app.compare;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.app.Bench;
import dev.tidemark.app.OpenStudy;
import dev.tidemark.app.Samples;
import dev.tidemark.assets.Texts;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Study;
import dev.tidemark.report.Table;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class CompareViewModelTest {
    @TempDir
    Path folder;

    private Bench bench;
    private CompareViewModel model;

    @BeforeEach
    void fill() throws LibraryException {
        bench = new Bench(folder).add(Samples.STUDY, Samples.runs());
        model = new CompareViewModel(bench.workspace, bench.desk, bench.background);
    }

    @Test
    void saysWhatToDoUntilThereAreTwoSides() {
        assertThat(model.message().get()).startsWith("Put two to eight runs");
        model.add(List.of(model.candidates().getFirst()));
        assertThat(model.message().get()).startsWith("One side is there.");
        assertThat(model.pages().get()).isEmpty();
    }

    @Test
    void comparesTheSubjectsOfTheStudy() {
        model.compareSubjects();

        assertThat(model.names()).containsExactly("Alpha 1.2.0", "Beta 5.3.0", "Gamma 0.9.1");
        // Alpha starts at 62 MiB, Beta at 77: 15 more, all higher.
        assertThat(row("Initial RSS · MiB"))
                .containsExactly(
                        "Initial RSS · MiB",
                        "62.0 [61.0–63.0]",
                        "77.0 [76.0–78.0]\n+15.0 · 1.24× · all higher",
                        "112.0 [111.0–113.0]\n+50.0 · 1.81× · all higher");
        assertThat(row("Coverage of target · %").get(2)).endsWith("0.0 · 1.00× · ranges overlap");
    }

    @Test
    void saysWhatElseDiffers() {
        model.compareSubjects();

        assertThat(model.pages().get().orElseThrow().differences().rows())
                .extracting(r -> r.stream().map(Table.Cell::text).toList())
                .contains(List.of("Runtime", "Node.js 24.15.0", "Node.js 24.15.0", "Node.js 22.1.0"));
    }

    @Test
    void comparesWithTheChosenBaseline() {
        model.compareSubjects();
        model.baseline().set(1);

        assertThat(row("Initial RSS · MiB").get(1)).isEqualTo("62.0 [61.0–63.0]\n−15.0 · 0.81× · all lower");
        assertThat(row("Initial RSS · MiB").get(2)).isEqualTo("77.0 [76.0–78.0]");

        model.remove(model.sides().getFirst());
        assertThat(model.baseline().get()).isZero();
        assertThat(model.names()).containsExactly("Beta 5.3.0", "Gamma 0.9.1");
    }

    @Test
    void namesSidesAsBrieflyAsTellsThemApart() {
        OpenStudy study = bench.workspace.studies().getFirst();
        List<RunEntry> alpha = of(study, "Alpha", Samples.HELLO);
        model.add(List.of(new Side(study, alpha.subList(0, 1)), new Side(study, alpha.subList(1, 2))));
        assertThat(model.names()).containsExactly("Alpha 1.2.0 · repetition 1", "Alpha 1.2.0 · repetition 2");

        model.clear();
        model.add(List.of(
                new Side(study, alpha),
                new Side(study, of(study, "Alpha", Samples.BATCH)),
                new Side(study, of(study, "Beta", Samples.HELLO))));
        assertThat(model.names())
                .containsExactly(
                        "Alpha 1.2.0 · hello · 1,000 requests/s · 50 connections",
                        "Alpha 1.2.0 · batch · 250 requests/s · 50 connections · items = 64",
                        "Beta 5.3.0");
    }

    @Test
    void takesEightSidesAndSaysSo() {
        OpenStudy study = bench.workspace.studies().getFirst();
        List<Side> all = new ArrayList<>();
        study.runs().forEach(r -> all.add(new Side(study, List.of(r))));
        model.add(all);

        assertThat(model.sides()).hasSize(8);
        assertThat(bench.workspace.notice().get().orElseThrow().text()).contains("8 sides; 10 were left out");
    }

    @Test
    void forgetsWhatLeavesTheLibrary() throws LibraryException {
        bench.add(Study.measured("other", "Other"), List.of(Samples.run(Samples.ALPHA, Samples.HELLO, 1, 50)));
        model.compareSubjects();
        bench.desk.remove(bench.workspace.studies().getFirst());

        assertThat(model.sides()).isEmpty();
        assertThat(model.pages().get()).isEmpty();
    }

    @Test
    void speaksTheChosenLanguage() {
        model.compareSubjects();
        bench.workspace.language().speak(Texts.SPANISH);

        assertThat(row("RSS inicial · MiB").get(2)).isEqualTo("77,0 [76,0–78,0]\n+15,0 · 1,24× · todas mayores");
    }

    private static List<RunEntry> of(OpenStudy study, String subject, Scenario scenario) {
        return study.runs().stream()
                .filter(r -> r.subject().name().equals(subject) && r.scenario().equals(scenario))
                .toList();
    }

    private List<String> row(String figure) {
        return model.pages().get().orElseThrow().sideBySide().rows().stream()
                .map(r -> r.stream().map(Table.Cell::text).toList())
                .filter(r -> r.getFirst().equals(figure))
                .findFirst()
                .orElseThrow();
    }
}
