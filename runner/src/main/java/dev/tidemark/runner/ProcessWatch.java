package dev.tidemark.runner;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Load;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Subject;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;

/** Records memory and CPU of a process that is already running, without touching it. Linux only. */
public final class ProcessWatch {
    private final Path proc;
    private final InstantSource wallClock;

    /** @param proc {@code /proc} */
    public ProcessWatch(Path proc, InstantSource wallClock) {
        this.proc = proc;
        this.wallClock = wallClock;
    }

    /** What to watch, and for how long. */
    public record Request(long pid, Duration length, Duration period) {}

    /**
     * Samples until the time is over, the process ends, or {@code goOn} says no. A process that ends early gives a run
     * that says so, with everything measured until then.
     *
     * @param listener hears of each sample too
     * @throws RunFailedException if there is no such process, or no right to look at it
     */
    public Run watch(Request request, BooleanSupplier goOn, RunListener listener)
            throws RunFailedException, InterruptedException {
        Path folder = proc.resolve(Long.toString(request.pid()));
        RunRecorder recorder = new RunRecorder();
        Run.Builder run = Run.builder("watch-" + request.pid(), Subject.named(name(folder)), scenario())
                .started(wallClock.instant())
                .conditions(conditions(request));
        try (Sampler rss = ProcSampler.rss(folder);
                Sampler cpu = ProcSampler.cpuTime(folder)) {
            SamplingLoop loop =
                    new SamplingLoop(List.of(rss, cpu), request.period(), System::nanoTime, ProcessWatch::waitUntil);
            boolean[] alive = {true};
            Duration watched =
                    loop.run(request.length(), () -> alive[0] && goOn.getAsBoolean(), (metric, at, value) -> {
                        alive[0] &= !Double.isNaN(value);
                        recorder.sampled(metric, at, value);
                        listener.sampled(metric, at, value);
                    });
            run.add(new Phase(Phase.Kind.OTHER, "watched", Duration.ZERO, watched));
            if (!alive[0]) {
                run.outcome(new Outcome(Outcome.Status.PARTIAL, "the process ended while it was watched"));
            }
        } catch (IOException e) {
            throw new RunFailedException(
                    "process " + request.pid() + " cannot be watched: " + e.getMessage(),
                    "check the process id, and that it runs under your user; watching needs Linux");
        }
        recorder.into(run);
        return run.build();
    }

    private Conditions conditions(Request request) {
        return new Machine(proc)
                .conditions()
                .and(Conditions.of(Map.of(
                        Conditions.PROBE,
                        "/proc from outside, every " + request.period().toMillis() + " ms")));
    }

    private static Scenario scenario() {
        return Scenario.of("watched process", Load.UNKNOWN);
    }

    /** The command's name as the kernel keeps it. */
    private static String name(Path folder) {
        try {
            String name = Files.readString(folder.resolve("comm")).strip();
            return name.isEmpty() ? "process" : name;
        } catch (IOException unknown) {
            return "process";
        }
    }

    private static void waitUntil(long nanos) throws InterruptedException {
        for (long left = nanos - System.nanoTime(); left > 0; left = nanos - System.nanoTime()) {
            LockSupport.parkNanos(Math.min(left, TimeUnit.MILLISECONDS.toNanos(100)));
            if (Thread.interrupted()) {
                throw new InterruptedException();
            }
        }
    }
}
