package dev.tidemark.cli;

import dev.tidemark.assets.Product;
import dev.tidemark.cli.pick.FileOptions;
import dev.tidemark.cli.pick.Spans;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.OutputFile;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.cli.task.Interruption;
import dev.tidemark.importers.own.StudyWriter;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Run;
import dev.tidemark.model.Study;
import dev.tidemark.runner.ProcessWatch;
import dev.tidemark.runner.RunFailedException;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Records memory and CPU of a running process into a study file. */
@Command(name = "watch")
final class WatchCommand implements Callable<Integer> {
    private static final Duration SHORTEST_PERIOD = Duration.ofMillis(10);

    private final TidemarkCommand root;

    @Parameters(paramLabel = "PID", descriptionKey = "watch.pid")
    private long pid;

    @Option(names = "--for", paramLabel = "TIME", descriptionKey = "watch.for")
    private String length = "60s";

    @Option(names = "--every", paramLabel = "TIME", descriptionKey = "watch.every")
    private String period = "1s";

    @Mixin
    private FileOptions file = new FileOptions();

    WatchCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws CommandFailure, InterruptedException {
        Shell shell = root.shell();
        ProcessWatch.Request request =
                new ProcessWatch.Request(pid, Spans.read(shell, "--for", length), Spans.read(shell, "--every", period));
        if (request.period().compareTo(SHORTEST_PERIOD) < 0) {
            throw shell.wrong("cli.watch.too-often", period);
        }
        OutputFile out = file.newFile(shell);
        // What was measured before Ctrl-C is written too: the process ends only after that.
        try (Interruption interruption = Interruption.expected()) {
            Run run = watch(shell, request, interruption);
            Study study =
                    Study.measured(run.id() + "-" + run.started(), run.subject().name() + " (" + pid + ")");
            out.write(stream -> new StudyWriter(Product.VERSION).write(stream, study, List.of(run)));
            shell.output().remark(shell.text("cli.file.written", out.path()));
            return (run.outcome().status() == Outcome.Status.COMPLETED ? ExitCode.OK : ExitCode.DATA).number();
        }
    }

    private Run watch(Shell shell, ProcessWatch.Request request, Interruption interruption)
            throws CommandFailure, InterruptedException {
        try {
            return new ProcessWatch(Path.of("/proc"), InstantSource.system())
                    .watch(request, interruption::isAbsent, (metric, at, value) -> {
                        if (metric.equals(Metric.RSS)) {
                            String memory = shell.words().formats().value(value, metric.unit());
                            String time = shell.words().formats().duration(Duration.ofSeconds(at / 1_000_000_000L));
                            shell.output().progress(shell.text("cli.watch.progress", time, memory));
                        }
                    });
        } catch (RunFailedException e) {
            throw new CommandFailure(ExitCode.MACHINE, String.valueOf(e.getMessage()), e.remedy());
        }
    }
}
