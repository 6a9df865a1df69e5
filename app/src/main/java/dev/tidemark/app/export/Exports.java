package dev.tidemark.app.export;

import dev.tidemark.app.Background;
import dev.tidemark.app.Failure;
import dev.tidemark.app.Job;
import dev.tidemark.app.LibraryDesk;
import dev.tidemark.app.Look;
import dev.tidemark.app.Notice;
import dev.tidemark.app.OpenStudy;
import dev.tidemark.app.Workspace;
import dev.tidemark.assets.Texts;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.draw.ChartExport;
import dev.tidemark.chart.draw.Theme;
import dev.tidemark.library.LibraryException;
import dev.tidemark.report.Report;
import dev.tidemark.report.ReportExporter;
import dev.tidemark.report.ReportExporters;
import dev.tidemark.report.build.Evidence;
import dev.tidemark.report.build.EvidenceReader;
import dev.tidemark.report.build.Judgement;
import dev.tidemark.report.build.ReportBuilder;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;

/** Writes charts and reports to files, each as a job of its own. UI thread only. */
public final class Exports {
    /** Asks the user where a new file is to go. */
    @FunctionalInterface
    public interface Destination {
        /**
         * Empty when the user changes their mind.
         *
         * @param endings of file names, the first one being the usual
         */
        Optional<Path> choose(String name, List<String> endings);
    }

    private final Workspace workspace;
    private final LibraryDesk desk;
    private final Background background;
    private final Destination destination;

    public Exports(Workspace workspace, LibraryDesk desk, Background background, Destination destination) {
        this.workspace = workspace;
        this.desk = desk;
        this.background = background;
        this.destination = destination;
    }

    /** The chart in the present look, as large as suits it. */
    public void chart(ChartSpec chart, ChartExport.Format format) {
        Theme theme = workspace.look().get() == Look.DARK ? Theme.DARK : Theme.LIGHT;
        destination
                .choose("chart", List.of(format.word()))
                .ifPresent(file -> start(file, () -> {
                    FileWriting.write(
                            file, out -> ChartExport.suitedTo(chart, theme).write(chart, format, out));
                    return file;
                }));
    }

    /** The report of the first selected study; its format is told by the name's ending. */
    public void report() {
        List<OpenStudy> studies = workspace.selection().get().studies();
        if (studies.isEmpty()) {
            workspace.tell(Notice.warning(workspace.language().now().get("window.nothing-selected")));
            return;
        }
        List<String> endings =
                ReportExporters.all().stream().map(ReportExporter::id).toList();
        Texts texts = workspace.language().now();
        destination
                .choose("report", endings)
                .ifPresent(file -> start(file, () -> write(studies.getFirst(), file, texts)));
    }

    private Path write(OpenStudy study, Path file, Texts texts) throws LibraryException, java.io.IOException {
        ReportExporter exporter = ReportExporters.byFileName(file.toString())
                .orElse(ReportExporters.all().getFirst());
        Evidence evidence = new EvidenceReader(desk.opened()).read(study.entry(), study.runs());
        Report report = new ReportBuilder(texts).build(evidence, Judgement.DEFAULT);
        FileWriting.write(file, out -> exporter.write(report, out));
        return file;
    }

    private void start(Path file, Callable<Path> work) {
        Job job = new Job(workspace.language().now().get("window.export.job", String.valueOf(file.getFileName())));
        workspace.jobs().add(job);
        background
                .sibling()
                .submit(
                        work,
                        done -> finished(
                                job, Notice.done(workspace.language().now().get("window.export.done", done))),
                        e -> finished(job, Notice.warning(Failure.of(e).text())));
    }

    private void finished(Job job, Notice notice) {
        workspace.jobs().remove(job);
        workspace.tell(notice);
    }
}
