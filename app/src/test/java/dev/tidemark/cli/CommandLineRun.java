package dev.tidemark.cli;

import dev.tidemark.cli.shell.Output;
import dev.tidemark.cli.shell.Surroundings;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.report.build.StudyFixture;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Runs command lines as the process would, in a folder of its own, without a display. */
final class CommandLineRun {
    private final Path folder;
    private final List<Path> opened = new ArrayList<>();

    CommandLineRun(Path folder) {
        this.folder = folder;
    }

    /** What one command line did. */
    record Result(int code, String results, String remarks) {}

    /** The library that commands work on which name none. */
    Path library() {
        return folder.resolve("data").resolve("library.tidemark");
    }

    /** The libraries that a window was opened on. */
    List<Path> opened() {
        return opened;
    }

    Result run(String... arguments) {
        return run(Map.of(), arguments);
    }

    Result run(Map<String, String> variables, String... arguments) {
        Map<String, String> all = new java.util.HashMap<>(variables);
        all.put("TIDEMARK_HOME", folder.resolve("data").toString());
        ByteArrayOutputStream results = new ByteArrayOutputStream();
        ByteArrayOutputStream remarks = new ByteArrayOutputStream();
        int code = Tidemark.run(
                List.of(arguments),
                new Surroundings(all, "Linux", folder, Locale.ROOT),
                Output.to(results, remarks),
                opened::add);
        return new Result(code, results.toString(StandardCharsets.UTF_8), remarks.toString(StandardCharsets.UTF_8));
    }

    /** Puts the fixture's study into the library. */
    CommandLineRun withStudy() throws LibraryException {
        byte[] original = "fixture".getBytes(StandardCharsets.UTF_8);
        try (RunLibrary library = RunLibrary.open(library())) {
            library.add(
                    StudyFixture.STUDY,
                    StudyFixture.evidence().sources().getFirst(),
                    () -> new ByteArrayInputStream(original),
                    StudyFixture.runs(),
                    List.of(StudyFixture.evidence().remarks().getFirst().problem()));
        }
        return this;
    }
}
