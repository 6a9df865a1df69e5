package dev.tidemark.importers.own;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Run;
import dev.tidemark.model.Study;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class StudyWriterTest {
    private static final StudyWriter WRITER = new StudyWriter("0.1.0");

    @TempDir
    private Path folder;

    @RepeatedTest(200)
    void whatIsWrittenIsReadAgainAndVerifies(RepetitionInfo info) throws IOException, ImportException {
        RandomStudies random = new RandomStudies(info.getCurrentRepetition());
        Study study = random.study();
        List<Run> runs = random.runs();

        InputFile file = InputFile.of("study.json", write(study, runs));
        ImportResult result = new StudyImporter().read(file);

        assertThat(result.study()).contains(study);
        assertThat(result.runs()).isEqualTo(runs);
        assertThat(result.problems()).isEmpty();
        assertThat(StudyVerifier.verify(file, true).mismatches())
                .as("what contradicts itself is the random figures alone")
                .allMatch(m -> m.pointer().contains("/figures/"));
        assertThat(StudySchema.violations(file)).isEmpty();
    }

    @RepeatedTest(5)
    void theSameStudyGivesTheSameBytes(RepetitionInfo info) throws IOException {
        RandomStudies one = new RandomStudies(info.getCurrentRepetition());
        RandomStudies other = new RandomStudies(info.getCurrentRepetition());

        assertThat(write(one.study(), one.runs())).isEqualTo(write(other.study(), other.runs()));
    }

    @Test
    void neverOverwrites() throws IOException {
        Path file = Files.writeString(folder.resolve("study.json"), "mine");

        assertThatThrownBy(() -> WRITER.write(file, Study.measured("a", "A"), List.of()))
                .isInstanceOf(FileAlreadyExistsException.class);
        assertThat(file).hasContent("mine");
    }

    @Test
    void writesAStudyWithoutRunsThatTheImporterRefuses() throws IOException {
        Path file = folder.resolve("study.json");

        WRITER.write(file, Study.measured("a", "A"), List.of());

        assertThat(Files.readString(file))
                .startsWith(
                        "{\"format\":\"tidemark-study\",\"version\":1,\"tool\":{\"name\":\"tidemark\",\"version\":\"0.1.0\"},"
                                + "\"study\":{\"id\":\"a\",\"title\":\"A\",\"origin\":\"measured\",\"smoke\":false},"
                                + "\"environment\":{},\"scenarios\":[],\"runs\":[],\"sha256\":{\"tool\":\"");
        assertThatThrownBy(() -> new StudyImporter().read(InputFile.of(file)))
                .isInstanceOf(ImportException.class)
                .hasMessage("the study has no run");
    }

    @Test
    void leavesNoHalfFileBehindWhenTheDiskIsFull() {
        RandomStudies random = new RandomStudies(1);
        OutputStream full = new OutputStream() {
            @Override
            public void write(int b) throws IOException {
                throw new IOException("No space left on device");
            }
        };

        assertThatThrownBy(() -> WRITER.write(full, random.study(), random.runs()))
                .hasMessage("No space left on device");
        assertThat(folder).isEmptyDirectory();
    }

    private static byte[] write(Study study, List<Run> runs) throws IOException {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        WRITER.write(out, study, runs);
        assertThat(out.toString(StandardCharsets.UTF_8)).endsWith("}}\n");
        return out.toByteArray();
    }
}
