package dev.tidemark.library;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import dev.tidemark.model.Problem;
import dev.tidemark.model.RandomRuns;
import dev.tidemark.model.Run;
import dev.tidemark.model.Source;
import dev.tidemark.model.Study;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class RunLibraryTest {
    private static final Study STUDY = Study.measured("frameworks", "Frameworks");

    @TempDir
    Path folder;

    private RunLibrary library;

    @BeforeEach
    void open() throws LibraryException {
        library = RunLibrary.open(folder.resolve("deep/er/library.db"));
    }

    @AfterEach
    void close() throws LibraryException {
        library.close();
    }

    @RepeatedTest(20)
    void givesBackWhatWasAdded(RepetitionInfo repetition) throws LibraryException {
        RandomRuns random = new RandomRuns(repetition.getCurrentRepetition());
        List<Run> runs = List.of(random.next("a"), random.next("b"), random.next("c"));

        library.add(STUDY, source("1"), text("original"), runs, List.of());

        long study = library.studies().getFirst().key();
        List<Long> keys = library.runs(study).stream().map(RunEntry::key).toList();
        assertThat(library.load(keys)).isEqualTo(runs);
    }

    @Test
    void listsRunsWithoutTheirSamples() throws LibraryException {
        Run run = new RandomRuns(3).next("a");

        library.add(STUDY, source("1"), text("original"), List.of(run), List.of());

        StudyEntry study = library.studies().getFirst();
        assertThat(study.study()).isEqualTo(STUDY);
        assertThat(study.runs()).isEqualTo(1);
        RunEntry entry = library.runs(study.key()).getFirst();
        assertThat(entry.id()).isEqualTo("a");
        assertThat(entry.subject()).isEqualTo(run.subject());
        assertThat(entry.scenario()).isEqualTo(run.scenario());
        assertThat(entry.started()).isEqualTo(run.started());
        assertThat(entry.repetition()).isEqualTo(run.repetition());
        assertThat(entry.status()).isEqualTo(run.outcome().status());
    }

    @Test
    void keepsTheFileItsBytesAndItsProblems() throws LibraryException {
        String original = "ñ".repeat(5_000_000); // more than one piece
        List<Problem> problems = List.of(Problem.warning("line 3", "odd"), Problem.note("", "worth knowing"));

        library.add(STUDY, source("1"), text(original), List.of(new RandomRuns(1).next("a")), problems);

        SourceEntry entry = library.findSource(source("1").sha256()).orElseThrow();
        assertThat(library.source(entry.key()).source()).isEqualTo(source("1"));
        assertThat(library.problems(entry.key())).isEqualTo(problems);
        assertThat(new String(library.original(entry.key()), StandardCharsets.UTF_8))
                .isEqualTo(original);
    }

    @Test
    void theSameFileTwiceIsOneImport() throws LibraryException {
        assertThat(add("1", "a")).isEqualTo(RunLibrary.Added.ADDED);
        assertThat(add("1", "a")).isEqualTo(RunLibrary.Added.ALREADY_THERE);

        assertThat(library.studies()).extracting(StudyEntry::runs).containsExactly(1);
    }

    @Test
    void filesOfOneStudyStandTogetherInTheOrderOfTheirImport() throws LibraryException {
        add("1", "z");
        add("2", "a");

        long study = library.studies().getFirst().key();
        assertThat(library.runs(study)).extracting(RunEntry::id).containsExactly("z", "a");
    }

    @Test
    void anotherEditionOfTheSameRunsIsAStudyOfItsOwn() throws LibraryException {
        add("1", "a");
        add("2", "a");

        assertThat(library.studies())
                .extracting(s -> s.study().title())
                .containsExactly("Frameworks", "Frameworks (22222222)");
    }

    @Test
    void removedStudiesComeBack() throws LibraryException {
        add("1", "a");
        long study = library.studies().getFirst().key();

        library.remove(study);
        assertThat(library.studies()).isEmpty();
        library.restore(study);
        assertThat(library.studies()).hasSize(1);

        library.remove(study);
        assertThat(add("1", "a")).isEqualTo(RunLibrary.Added.ALREADY_THERE);
        assertThat(library.studies()).hasSize(1);
    }

    @Test
    void purgedStudiesAreGoneAndCanBeImportedAgain() throws LibraryException {
        add("1", "a");
        add("2", "b");
        library.remove(library.studies().getFirst().key());

        library.purge();

        assertThat(library.findSource(source("1").sha256())).isEmpty();
        assertThat(add("1", "a")).isEqualTo(RunLibrary.Added.ADDED);
    }

    @Test
    void newRunsDoNotBringARemovedStudyBack() throws LibraryException {
        add("1", "a");
        library.remove(library.studies().getFirst().key());

        add("2", "b");

        assertThat(library.studies()).extracting(StudyEntry::runs).containsExactly(1);
    }

    @Test
    void aFileThatVanishesLeavesNothingBehind() throws LibraryException {
        add("1", "a");

        assertThatExceptionOfType(LibraryException.class)
                .isThrownBy(() -> library.add(
                        STUDY,
                        source("2"),
                        () -> {
                            throw new NoSuchFileException("run.json");
                        },
                        List.of(new RandomRuns(1).next("b")),
                        List.of()))
                .withMessageContaining("run.json");

        assertThat(library.studies()).extracting(StudyEntry::runs).containsExactly(1);
        assertThat(library.findSource(source("2").sha256())).isEmpty();
        assertThat(add("2", "b")).isEqualTo(RunLibrary.Added.ADDED);
    }

    @Test
    void missingThingsAreNamed() {
        assertThatExceptionOfType(LibraryException.class)
                .isThrownBy(() -> library.load(1))
                .satisfies(e -> assertThat(e.kind()).isEqualTo(LibraryException.Kind.MISSING))
                .withMessageContaining("no run 1");
        assertThatExceptionOfType(LibraryException.class).isThrownBy(() -> library.source(2));
        assertThatExceptionOfType(LibraryException.class).isThrownBy(() -> library.remove(3));
    }

    @Test
    void twoInstancesWorkOnOneFile() throws LibraryException {
        try (RunLibrary second = RunLibrary.open(library.file())) {
            add("1", "a");
            second.add(STUDY, source("2"), text("x"), List.of(new RandomRuns(1).next("b")), List.of());

            assertThat(library.studies()).extracting(StudyEntry::runs).containsExactly(2);
            assertThat(second.studies()).extracting(StudyEntry::runs).containsExactly(2);
        }
    }

    @Test
    void severalThreadsMayAddAndRead() throws Exception {
        List<Thread> threads = new ArrayList<>();
        List<Throwable> thrown = new ArrayList<>();
        for (int i = 1; i <= 4; i++) {
            String id = Integer.toString(i);
            Thread thread = Thread.ofPlatform()
                    .uncaughtExceptionHandler((t, e) -> thrown.add(e))
                    .start(() -> addUnchecked(id));
            threads.add(thread);
        }
        for (Thread thread : threads) {
            thread.join();
        }

        assertThat(thrown).isEmpty();
        assertThat(library.studies()).extracting(StudyEntry::runs).containsExactly(4);
    }

    private void addUnchecked(String id) {
        try {
            add(id, "run-" + id);
            assertThat(library.studies()).isNotEmpty();
        } catch (LibraryException e) {
            throw new AssertionError(e);
        }
    }

    private RunLibrary.Added add(String sha, String run) throws LibraryException {
        return library.add(STUDY, source(sha), text(sha), List.of(new RandomRuns(1).next(run)), List.of());
    }

    static Source source(String digit) {
        return new Source("run-" + digit + ".json", "k6-summary", digit.repeat(64), 12);
    }

    static Original text(String content) {
        return () -> new ByteArrayInputStream(content.getBytes(StandardCharsets.UTF_8));
    }
}
