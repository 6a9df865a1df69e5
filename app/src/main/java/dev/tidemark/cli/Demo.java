package dev.tidemark.cli;

import dev.tidemark.analysis.FrameworkTable;
import dev.tidemark.assets.Examples;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.MemoryChart;
import dev.tidemark.chart.draw.ChartExport;
import dev.tidemark.chart.draw.Theme;
import dev.tidemark.cli.pick.EvidenceReader;
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
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Study;
import dev.tidemark.report.HtmlExporter;
import dev.tidemark.report.Report;
import dev.tidemark.report.TextExporter;
import dev.tidemark.report.build.Evidence;
import dev.tidemark.report.build.FrameworkTables;
import dev.tidemark.report.build.Judgement;
import dev.tidemark.report.build.ReportBuilder;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The job that the window would do, without a window. */
final class Demo {
    private final Shell shell;

    Demo(Shell shell) {
        this.shell = shell;
    }

    /** Imports every shipped example. */
    void fill(RunLibrary library) throws LibraryException, CommandFailure {
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

    /** Prints each study's tables; draws and reports those that hold measurements of their own. */
    void tell(RunLibrary library, EvidenceReader reader, Path folder) throws LibraryException, CommandFailure {
        List<Path> written = new ArrayList<>();
        written.add(library.file());
        for (StudyEntry study : library.studies()) {
            Evidence evidence = reader.read(study, library.runs(study.key()));
            printTables(evidence);
            if (study.study().origin() == Study.Origin.MEASURED) {
                written.addAll(write(evidence, folder));
            }
        }
        shell.output().line(shell.text("cli.demo.written"));
        written.forEach(path -> shell.output().line("  " + path));
    }

    private void printTables(Evidence evidence) {
        FrameworkTables tables = new FrameworkTables(shell.words());
        shell.output().line(evidence.study().title());
        for (Scenario scenario : FrameworkTable.scenarios(evidence.runs())) {
            FrameworkTable table = FrameworkTable.of(
                    evidence.runs(),
                    scenario,
                    Judgement.DEFAULT.usualColumnsFor(evidence.runs()),
                    Judgement.DEFAULT.reducer(),
                    Judgement.DEFAULT.rule());
            Report report = Report.of(tables.summary(table), shell.texts().locale());
            shell.output().line(new TextExporter().text(report));
        }
    }

    private List<Path> write(Evidence evidence, Path folder) throws CommandFailure {
        List<Path> written = new ArrayList<>();
        String id = evidence.study().id();
        ChartSpec chart = MemoryChart.of(evidence.runs(), MemoryChart.Options.RSS, shell.texts());
        for (ChartExport.Format format : ChartExport.Format.values()) {
            OutputFile file = new OutputFile(folder.resolve(id + "-memory." + format.word()), false, shell.texts());
            file.write(out -> ChartExport.suitedTo(chart, Theme.LIGHT).write(chart, format, out));
            written.add(file.path());
        }
        Report report = new ReportBuilder(shell.texts()).build(evidence, Judgement.DEFAULT);
        OutputFile file = new OutputFile(folder.resolve(id + "-report.html"), false, shell.texts());
        file.write(out -> new HtmlExporter().write(report, out));
        written.add(file.path());
        return written;
    }
}
