package dev.tidemark.app;

import dev.tidemark.app.imports.Imports;
import dev.tidemark.importers.Importers;
import dev.tidemark.importers.Intake;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import dev.tidemark.model.Source;
import dev.tidemark.model.Study;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;

/** A workspace over a library file, without a window and without other threads. */
public final class Bench {
    public final Background background = new Background(Runnable::run, Runnable::run);
    public final Workspace workspace;
    public final LibraryDesk desk;
    public final Path library;

    public Bench(Path folder) {
        library = folder.resolve("library.db");
        workspace = new Workspace(Settings.initial(Locale.ENGLISH), library);
        desk = new LibraryDesk(workspace, background);
        desk.open(library);
    }

    /** Adds a study as if its file had been imported, and lists it. */
    public Bench add(Study study, List<Run> runs, Problem... problems) throws LibraryException {
        put(desk.opened(), study, runs, problems);
        desk.reload();
        return this;
    }

    /** Imports the measurements that the program ships. */
    public Bench addExamples() {
        new Imports(workspace, desk, background, new Intake(Importers.builtIn())).startExamples();
        return this;
    }

    /** The first study whose title starts so. */
    public OpenStudy study(String title) {
        return workspace.studies().stream()
                .filter(s -> s.study().title().startsWith(title))
                .findFirst()
                .orElseThrow();
    }

    /** Selects that whole study. */
    public OpenStudy selectStudy(String title) {
        OpenStudy study = study(title);
        workspace.selection().set(Selection.of(study));
        return study;
    }

    static void put(RunLibrary library, Study study, List<Run> runs, Problem... problems) throws LibraryException {
        byte[] bytes = study.id().getBytes(StandardCharsets.UTF_8);
        String sha256 = String.format("%064x", study.id().hashCode() & 0xFFFFFFFFL);
        library.add(
                study,
                new Source(study.id() + ".json", "tidemark-study", sha256, bytes.length),
                () -> new ByteArrayInputStream(bytes),
                runs,
                List.of(problems));
    }

    /** Selects the only run that has this subject, scenario's workload and repetition. */
    public void select(String subject, String workload, int repetition) {
        OpenStudy study = workspace.studies().getFirst();
        var entry = study.runs().stream()
                .filter(r -> r.subject().name().equals(subject)
                        && r.scenario().workload().equals(workload)
                        && r.repetition() == repetition)
                .findFirst()
                .orElseThrow();
        workspace.selection().set(new Selection(List.of(study), List.of(entry), java.util.Optional.of(entry)));
    }
}
