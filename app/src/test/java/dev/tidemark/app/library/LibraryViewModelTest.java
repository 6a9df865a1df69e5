package dev.tidemark.app.library;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.app.Bench;
import dev.tidemark.app.Samples;
import dev.tidemark.app.Workspace.LibraryState;
import dev.tidemark.app.library.LibraryViewModel.Showing;
import dev.tidemark.assets.Texts;
import dev.tidemark.library.LibraryException;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class LibraryViewModelTest {
    @TempDir
    Path folder;

    @Test
    void saysThatTheLibraryIsEmpty() {
        assertThat(model(new Bench(folder)).showing().get()).isEqualTo(Showing.EMPTY);
    }

    @Test
    void listsStudiesSubjectsAndRunsInTheStudysOrder() throws LibraryException {
        LibraryViewModel model = model(filled());

        LibraryNode study = model.nodes().get().getFirst();
        assertThat(study.label()).isEqualTo("Three frameworks");
        assertThat(study.note()).isEqualTo("18 runs");
        assertThat(study.children())
                .extracting(LibraryNode::label)
                .containsExactly("Alpha 1.2.0", "Beta 5.3.0", "Gamma 0.9.1");
        assertThat(study.children().getFirst().children())
                .extracting(LibraryNode::label)
                .containsExactly(
                        "hello · 1,000 requests/s · 50 connections · repetition 1",
                        "hello · 1,000 requests/s · 50 connections · repetition 2",
                        "hello · 1,000 requests/s · 50 connections · repetition 3",
                        "batch · 250 requests/s · 50 connections · items 64 · repetition 1",
                        "batch · 250 requests/s · 50 connections · items 64 · repetition 2",
                        "batch · 250 requests/s · 50 connections · items 64 · repetition 3");
    }

    @Test
    void findsRunsByWordsWhateverTheirCase() throws LibraryException {
        LibraryViewModel model = model(filled());

        model.query().set("GAMMA batch");
        assertThat(model.nodes().get().getFirst().children())
                .extracting(LibraryNode::label, n -> n.runs().size())
                .containsExactly(org.assertj.core.groups.Tuple.tuple("Gamma 0.9.1", 3));

        model.query().set("nowhere");
        assertThat(model.showing().get()).isEqualTo(Showing.NOTHING_FOUND);

        model.clear();
        assertThat(model.showing().get()).isEqualTo(Showing.TREE);
    }

    @Test
    void filtersByOrigin() throws LibraryException {
        LibraryViewModel model = model(filled());

        model.filter().set(OriginFilter.PUBLISHED);
        assertThat(model.nodes().get()).isEmpty();
        model.filter().set(OriginFilter.MEASURED);
        assertThat(model.nodes().get()).hasSize(1);
    }

    @Test
    void speaksTheChosenLanguage() throws LibraryException {
        Bench bench = filled();
        LibraryViewModel model = model(bench);

        bench.workspace.language().speak(Texts.SPANISH);
        assertThat(model.nodes().get().getFirst().note()).isEqualTo("18 mediciones");
    }

    @Test
    void selectsWhatALineStandsFor() throws LibraryException {
        Bench bench = filled();
        LibraryViewModel model = model(bench);
        LibraryNode subject = model.nodes().get().getFirst().children().get(1);

        model.select(List.of(subject));
        assertThat(bench.workspace.selection().get().runs()).hasSize(6);
        assertThat(bench.workspace.selection().get().run()).isEmpty();

        model.select(List.of(subject.children().getFirst()));
        assertThat(bench.workspace.selection().get().run()).isPresent();
        assertThat(bench.workspace.selection().get().studyRuns()).hasSize(18);
    }

    @Test
    void removesAStudyAndBringsItBack() throws LibraryException {
        Bench bench = filled();
        LibraryViewModel model = model(bench);

        model.removeStudy(model.nodes().get().getFirst());
        assertThat(model.showing().get()).isEqualTo(Showing.EMPTY);
        assertThat(bench.workspace.notice().get().orElseThrow().text())
                .isEqualTo("“Three frameworks” was removed from the library.");

        bench.workspace.undo().back();
        assertThat(model.nodes().get()).hasSize(1);
        assertThat(bench.workspace.undo().next().get()).isEmpty();
    }

    @Test
    void saysWhyALibraryCannotBeOpenedAndWhatToDo() throws IOException {
        Bench bench = new Bench(folder);
        LibraryViewModel model = model(bench);
        Path other = folder.resolve("other.db");
        Files.writeString(other, "This is no library, but it is long enough to look at. ".repeat(50));

        bench.desk.open(other);
        assertThat(model.showing().get()).isEqualTo(Showing.CLOSED);
        LibraryState state = bench.workspace.library().get();
        assertThat(state.sentence()).contains("other.db").endsWith(".");
        assertThat(state.remedy()).isNotEmpty();

        bench.desk.open(bench.library);
        assertThat(model.showing().get()).isEqualTo(Showing.EMPTY);
    }

    private Bench filled() throws LibraryException {
        return new Bench(folder).add(Samples.STUDY, Samples.runs());
    }

    private static LibraryViewModel model(Bench bench) {
        return new LibraryViewModel(bench.workspace, bench.desk);
    }
}
