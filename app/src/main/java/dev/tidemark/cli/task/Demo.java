package dev.tidemark.cli.task;

import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.assets.Examples;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.MemoryChart;
import dev.tidemark.chart.draw.ChartExport;
import dev.tidemark.chart.draw.Theme;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.OutputFile;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.importers.ImportedFile;
import dev.tidemark.importers.Importers;
import dev.tidemark.importers.Refusal;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Study;
import dev.tidemark.report.Block;
import dev.tidemark.report.HtmlExporter;
import dev.tidemark.report.Report;
import dev.tidemark.report.TextExporter;
import dev.tidemark.report.build.Evidence;
import dev.tidemark.report.build.EvidenceReader;
import dev.tidemark.report.build.FrameworkTables;
import dev.tidemark.report.build.Judgement;
import dev.tidemark.report.build.ReportBuilder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The job that the window would do on the shipped examples, without a window. */
public final class Demo {
    private final Shell shell;
    private final RunLibrary library;

    public Demo(Shell shell, RunLibrary library) {
        this.shell = shell;
        this.library = library;
    }

    /** Imports every shipped example. */
    public void fill() throws LibraryException, CommandFailure {
        for (Examples.Example example : Examples.all()) {
            try {
                ImportedFile file = Importers.builtIn().read(InputFile.of(example.name(), example::open));
                Study study = file.result().study().orElse(Study.measured(example.name(), example.name()));
                library.add(
                        study,
                        file.source(),
                        file.input()::open,
                        file.result().runs(),
                        file.result().problems());
            } catch (ImportException e) {
                throw new CommandFailure(
                        ExitCode.DATA, Refusal.of(example.name(), e).line(), "");
            }
        }
    }

    /** Tabulates, draws and reports the study with memory over time, and says what else there is. */
    public void tell(Path folder) throws LibraryException, CommandFailure {
        List<Path> written = new ArrayList<>();
        List<String> others = new ArrayList<>();
        written.add(library.file());
        for (StudyEntry study : library.studies()) {
            Evidence evidence = new EvidenceReader(library).read(study, library.runs(study.key()));
            if (written.size() == 1 && hasMemory(evidence.runs())) {
                shell.output().text(new TextExporter().text(tables(evidence)));
                written.addAll(write(evidence, folder));
            } else {
                others.add("  " + shell.text("cli.demo.study", study.study().title(), study.runs()));
            }
        }
        shell.output().line("");
        shell.output().line(shell.text("cli.demo.others", library.file()));
        others.forEach(shell.output()::line);
        shell.output().line("");
        shell.output().line(shell.text("cli.demo.written"));
        written.forEach(path -> shell.output().line("  " + path));
    }

    private static boolean hasMemory(List<Run> runs) {
        return runs.stream().anyMatch(r -> r.series(Metric.RSS).isPresent());
    }

    private Report tables(Evidence evidence) {
        FrameworkTables printed = new FrameworkTables(shell.words());
        List<Block> tables = new ArrayList<>();
        for (Scenario scenario : FrameworkTable.scenarios(evidence.runs())) {
            tables.add(printed.summary(FrameworkTable.of(
                    evidence.runs(),
                    scenario,
                    Judgement.DEFAULT.usualColumnsFor(evidence.runs()),
                    Judgement.DEFAULT.reducer(),
                    Judgement.DEFAULT.rule())));
        }
        return new Report(evidence.study().title(), shell.texts().locale(), FrameworkTables.together(tables));
    }

    private List<Path> write(Evidence evidence, Path folder) throws CommandFailure {
        List<Path> written = new ArrayList<>();
        ChartSpec chart = MemoryChart.of(evidence.runs(), MemoryChart.Options.RSS, shell.texts());
        for (ChartExport.Format format : ChartExport.Format.values()) {
            OutputFile file = new OutputFile(folder.resolve("memory." + format.word()), false, shell.texts());
            file.write(out -> ChartExport.suitedTo(chart, Theme.LIGHT).write(chart, format, out));
            written.add(file.path());
        }
        Report report = new ReportBuilder(shell.texts()).build(evidence, Judgement.DEFAULT);
        OutputFile file = new OutputFile(folder.resolve("report.html"), false, shell.texts());
        file.write(out -> new HtmlExporter().write(report, out));
        written.add(file.path());
        return written;
    }
}
