package dev.tidemark;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.analysis.Columns;
import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.analysis.Measures;
import dev.tidemark.analysis.Reducer;
import dev.tidemark.assets.Texts;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.MemoryChart;
import dev.tidemark.chart.draw.ChartExport;
import dev.tidemark.chart.draw.Theme;
import dev.tidemark.format.Formats;
import dev.tidemark.importers.ImportedFile;
import dev.tidemark.importers.Importers;
import dev.tidemark.importers.own.StudyWriter;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.library.RunEntry;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Series;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Spread;
import dev.tidemark.model.Study;
import dev.tidemark.model.Subject;
import dev.tidemark.model.Unit;
import java.io.ByteArrayOutputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** One memory sample from the file to the picture: {@code docs/walk.md}, hop by hop. */
class WalkTest {
    private static final int SECOND = 9;
    private static final double BYTES = 209_715_200;
    private static final Study STUDY = Study.measured("walk", "Walk");
    private static final Scenario HELLO = Scenario.of("hello", Load.paced(1000, 32));

    @TempDir
    Path folder;

    @Test
    void oneSampleFromTheFileToThePicture() throws Exception {
        InputFile file = InputFile.of("walk.tidemark.json", studyFile());

        ImportedFile imported = Importers.builtIn().read(file);
        Series series = imported.result().runs().getFirst().series(Metric.RSS).orElseThrow();
        assertThat(series.offsetNanos(SECOND)).isEqualTo(9_000_000_000L);
        assertThat(series.value(SECOND)).isEqualTo(BYTES);

        Run stored = throughTheLibrary(imported);
        assertThat(stored.series(Metric.RSS)).contains(series);
        assertThat(new Measures(stored, Reducer.MEDIAN).peak(Metric.RSS, Phase.Kind.LOAD))
                .hasValue(BYTES);

        FrameworkTable table = FrameworkTable.of(
                List.of(stored), HELLO, List.of(Columns.RSS_PEAK), Reducer.MEDIAN, HealthRule.DEFAULT);
        assertThat(table.rows().getFirst().cells().getFirst().spread()).contains(new Spread(BYTES, BYTES, BYTES, 1));
        assertThat(new Formats(Locale.ENGLISH).value(BYTES, Unit.BYTE)).isEqualTo("200.0 MiB");

        ChartSpec.Time chart = MemoryChart.of(List.of(stored), MemoryChart.Options.RSS, Texts.of(Texts.ENGLISH));
        ChartSpec.Line line = chart.lines().getFirst();
        assertThat(line.time(SECOND)).isEqualTo(SECOND - 5.0); // the load begins at second 5
        assertThat(line.data().value(SECOND)).isEqualTo(BYTES);
        assertThat(picture(chart)).contains("<svg").contains("Load");
    }

    /** 100 MiB but for one second, which is 200 MiB; load from second 5 to 15. */
    private static byte[] studyFile() throws Exception {
        SeriesBuilder rss = new SeriesBuilder(Metric.RSS);
        for (int second = 0; second < 20; second++) {
            rss.add(second * 1_000_000_000L, second == SECOND ? BYTES : BYTES / 2);
        }
        Run run = Run.builder("walk-1", Subject.named("Walker"), HELLO)
                .add(new Phase(Phase.Kind.LOAD, "load", Duration.ofSeconds(5), Duration.ofSeconds(15)))
                .add(rss.build())
                .build();
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        new StudyWriter("test").write(out, STUDY, List.of(run));
        return out.toByteArray();
    }

    private Run throughTheLibrary(ImportedFile file) throws Exception {
        try (RunLibrary library = RunLibrary.open(folder.resolve("library.tidemark"))) {
            library.add(
                    file.result().study().orElseThrow(),
                    file.source(),
                    file.input()::open,
                    file.result().runs(),
                    file.result().problems());
            RunEntry entry = library.runs(library.studies().getFirst().key()).getFirst();
            return library.load(entry.key());
        }
    }

    private static String picture(ChartSpec chart) throws Exception {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        ChartExport.suitedTo(chart, Theme.LIGHT).write(chart, ChartExport.Format.SVG, out);
        return out.toString(StandardCharsets.UTF_8);
    }
}
