package dev.tidemark.app.inspector;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.app.Bench;
import dev.tidemark.app.Samples;
import dev.tidemark.app.Selection;
import dev.tidemark.assets.Texts;
import dev.tidemark.library.LibraryException;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Study;
import dev.tidemark.report.Approved;
import java.io.IOException;
import java.nio.file.Path;
import java.time.ZoneId;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class InspectorViewModelTest {
    @TempDir
    Path folder;

    private Bench bench;
    private InspectorViewModel model;

    @BeforeEach
    void open() throws LibraryException {
        bench = new Bench(folder).add(Samples.STUDY, Samples.runs());
        model = new InspectorViewModel(bench.workspace, bench.desk, bench.background, ZoneId.of("UTC"));
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "es"})
    void tellsEverythingAboutARun(String language) throws IOException {
        bench.workspace.language().speak(Locale.of(language));
        bench.select("Gamma", "hello", 3);

        Approved.check("app/inspector/run." + language + ".txt", text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "es"})
    void tellsWhatTheRunsOfAStudyShare(String language) throws IOException {
        bench.workspace.language().speak(Locale.of(language));

        Approved.check("app/inspector/study." + language + ".txt", text());
    }

    @ParameterizedTest
    @ValueSource(strings = {"en", "es"})
    void tellsWhatAPublishedStudyStates(String language) throws IOException {
        bench.workspace.language().speak(Locale.of(language));
        bench.addExamples().selectStudy("URL shortener");

        Approved.check("app/inspector/published." + language + ".txt", text());
    }

    @Test
    void tellsPointsInTimeInItsZone() {
        bench.select("Alpha", "hello", 1);

        assertThat(text()).contains("2026-11-30 20:01:00 UTC");
    }

    @Test
    void namesWhatWasOddInTheFile() throws LibraryException {
        bench.add(
                Study.measured("odd", "Odd"),
                Samples.runs().subList(0, 1),
                Problem.warning("runs[0].started", "It lies in the future."));
        bench.selectStudy("Odd");

        Section problems = model.page().get().sections().stream()
                .filter(s -> s.id().equals("problems"))
                .findFirst()
                .orElseThrow();
        assertThat(problems.text()).contains("It lies in the future.", "runs[0].started");
    }

    @Test
    void saysWhatToDoWhenNothingIsSelected() {
        bench.workspace.selection().set(Selection.NONE);
        assertThat(model.page().get().kind()).isEqualTo(Page.Kind.NOTHING);
        assertThat(model.page().get().title()).isEqualTo("Nothing selected");
        assertThat(model.page().get().note()).startsWith("Select a study, a framework or a run in the library");
        assertThat(model.page().get().sections()).isEmpty();

        bench.workspace.language().speak(Texts.SPANISH);
        assertThat(model.page().get().title()).isEqualTo("Nada seleccionado");
    }

    @Test
    void handsOverTheFileAsItWasImported() {
        bench.select("Alpha", "hello", 1);
        model.showOriginal(bench.workspace.selection().get().runs().getFirst().source());

        assertThat(model.original().get().orElseThrow().text()).isEqualTo("three-frameworks");
        assertThat(bench.workspace.notice().get()).isEqualTo(Optional.empty());
    }

    @Test
    void saysSoWhereTheFileIsNotThere() {
        model.showOriginal(4711);

        assertThat(model.original().get()).isEmpty();
        assertThat(bench.workspace.notice().get()).isPresent();
    }

    /** The page as it could be copied; the moment of the import is another one each time. */
    private String text() {
        Page page = model.page().get();
        return page.title() + "\n" + page.note() + "\n\n"
                + page.sections().stream().map(InspectorViewModelTest::text).collect(Collectors.joining("\n"));
    }

    private static String text(Section section) {
        return section.id().equals("source")
                ? section.text().replaceFirst("\\d{4}-\\d\\d-\\d\\d \\d\\d:\\d\\d:\\d\\d", "(then)")
                : section.text();
    }
}
