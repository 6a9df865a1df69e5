package dev.tidemark.app.imports;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.app.Background;
import dev.tidemark.app.Bench;
import dev.tidemark.app.Job;
import dev.tidemark.app.RunFiles;
import dev.tidemark.app.imports.ImportLine.Outcome;
import dev.tidemark.importers.Importers;
import dev.tidemark.importers.Intake;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ImportsTest {
    @TempDir
    Path folder;

    private Bench bench;

    @BeforeEach
    void open() {
        bench = new Bench(folder.resolve("home"));
    }

    @Test
    void takesSeveralFilesAndFoldersAtOnceAndNamesEachBadOne() throws IOException {
        Path good = RunFiles.autocannon(folder.resolve("one"), "first.json");
        RunFiles.autocannon(folder.resolve("two"), "second.json");
        RunFiles.autocannon(folder.resolve("two"), "third.json");
        Path empty = Files.createFile(folder.resolve("empty.json"));
        Path foreign = Files.writeString(folder.resolve("letter.json"), "Dear all, this is no measurement.");

        Imports imports = imports();
        imports.start(List.of(good, folder.resolve("two"), empty, foreign));

        ImportReport report = imports.report().get().orElseThrow();
        assertThat(report.lines())
                .extracting(ImportLine::name, ImportLine::outcome)
                .containsExactly(
                        org.assertj.core.groups.Tuple.tuple("first.json", Outcome.ADDED),
                        org.assertj.core.groups.Tuple.tuple("two/second.json", Outcome.ADDED),
                        org.assertj.core.groups.Tuple.tuple("two/third.json", Outcome.ADDED),
                        org.assertj.core.groups.Tuple.tuple("empty.json", Outcome.REFUSED),
                        org.assertj.core.groups.Tuple.tuple("letter.json", Outcome.REFUSED));
        assertThat(report.lines())
                .filteredOn(l -> l.outcome() == Outcome.REFUSED)
                .allSatisfy(l -> {
                    assertThat(l.problems().getFirst().sentence()).isNotBlank();
                    assertThat(l.remedy()).isNotBlank();
                });
        assertThat(imports.summary(report))
                .isEqualTo("3 files were added (3 runs), 0 already there, 0 skipped, 2 refused.");
        assertThat(bench.workspace.studies()).hasSize(2);
        assertThat(bench.workspace.jobs()).isEmpty();
    }

    @Test
    void importsTheSameFileOnce() throws IOException {
        Path file = RunFiles.autocannon(folder, "first.json");
        Imports imports = imports();
        imports.start(List.of(file));
        imports.start(List.of(file));

        assertThat(bench.workspace.studies()).hasSize(1);
        assertThat(bench.workspace.studies().getFirst().runs()).hasSize(1);
        assertThat(bench.workspace.notice().get().orElseThrow().text())
                .startsWith("No file was added (no runs), 1 already there");
    }

    @Test
    void selectsWhatIsNew() throws IOException {
        Imports imports = imports();
        imports.start(List.of(RunFiles.autocannon(folder.resolve("one"), "first.json")));
        imports.start(List.of(RunFiles.autocannon(folder.resolve("two"), "second.json")));

        assertThat(bench.workspace.selection().get().studies())
                .extracting(s -> s.study().title())
                .containsExactly("two");
    }

    @Test
    void stopsWhereTheUserSaysSoAndKeepsWhatIsIn() throws IOException {
        RunFiles.autocannon(folder.resolve("many"), "1.json");
        RunFiles.autocannon(folder.resolve("many"), "2.json");
        Deque<Runnable> ui = new ArrayDeque<>();
        Imports imports = new Imports(
                bench.workspace,
                bench.desk,
                new Background(Runnable::run, e -> {
                    ui.add(e);
                    bench.workspace.jobs().forEach(Job::cancel); // as soon as the first file is reported
                }),
                new Intake(Importers.builtIn()));
        imports.start(List.of(folder.resolve("many")));
        ui.forEach(Runnable::run);

        ImportReport report = imports.report().get().orElseThrow();
        assertThat(report.cancelled()).isTrue();
        assertThat(report.count(Outcome.ADDED)).isEqualTo(1);
        assertThat(imports.summary(report)).endsWith("what had been read until then is in the library.");
    }

    @Test
    void saysSoWhenTheLibraryIsNotOpen() throws IOException {
        bench.desk.close();
        Imports imports = imports();
        imports.start(List.of(RunFiles.autocannon(folder, "first.json")));

        assertThat(bench.workspace.notice().get().orElseThrow().text()).contains("The library is not open.");
        assertThat(bench.workspace.jobs()).isEmpty();
    }

    private Imports imports() {
        return new Imports(bench.workspace, bench.desk, bench.background, new Intake(Importers.builtIn()));
    }
}
