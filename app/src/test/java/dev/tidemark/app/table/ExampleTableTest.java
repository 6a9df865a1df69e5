package dev.tidemark.app.table;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.app.Bench;
import dev.tidemark.app.Samples;
import dev.tidemark.library.LibraryException;
import dev.tidemark.report.Table;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class ExampleTableTest {
    @TempDir
    Path folder;

    private Bench bench;
    private FrameworkTableViewModel model;

    @BeforeEach
    void open() throws LibraryException {
        bench = new Bench(folder).add(Samples.STUDY, Samples.runs());
        model = new FrameworkTableViewModel(bench.workspace, bench.desk, bench.background);
    }

    @Test
    void showsOfAPublishedStudyHowManyRunsItsSourceCallsHealthy() {
        bench.addExamples().selectStudy("Memory of eight Node.js frameworks");

        assertThat(texts(summary(), 0)).hasSize(8).contains("Total.js 4 0.0.99");
        assertThat(texts(summary(), summary().head().size() - 1)).contains("3/3");
        int row = texts(summary(), 0).indexOf("Total.js 4 0.0.99");
        assertThat(texts(summary(), 1).get(row)).isEqualTo("61.0 [60.9–61.1]");
        assertThat(model.pages().get().orElseThrow().detail(row, 1))
                .isEqualTo("Printed by the source as it stands, over 3 runs; there are no single values.");
    }

    private Table summary() {
        return model.pages().get().orElseThrow().summary();
    }

    private static List<String> texts(Table table, int column) {
        return table.rows().stream().map(r -> r.get(column).text()).toList();
    }
}
