package dev.tidemark.runner;

import dev.tidemark.model.Metric;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.function.ToDoubleFunction;

/** A metric that stands in one file below {@code /proc/PID}. Linux only. */
public final class ProcSampler implements Sampler {
    /** Linux reports CPU time in ticks of 1/100 s to every program, whatever the kernel's own clock is. */
    private static final double TICKS_PER_SECOND = 100;

    private static final int PAGE = 4096;
    private static final int UTIME = 11; // fields after the closing bracket of the command's name
    private static final int STIME = 12;

    private final Metric metric;
    private final ProcFile file;
    private final ToDoubleFunction<String> parse;

    private ProcSampler(Metric metric, ProcFile file, ToDoubleFunction<String> parse) {
        this.metric = metric;
        this.file = file;
        this.parse = parse;
    }

    /**
     * Resident memory, from {@code statm}.
     *
     * @param proc the process's folder below {@code /proc}
     * @throws IOException if there is no such process, or no right to look at it
     */
    public static ProcSampler rss(Path proc) throws IOException {
        return new ProcSampler(Metric.RSS, ProcFile.open(proc.resolve("statm")), ProcSampler::rssBytes);
    }

    /** User and system CPU time since the process's start, in steps of 10 ms, from {@code stat}. */
    public static ProcSampler cpuTime(Path proc) throws IOException {
        return new ProcSampler(Metric.CPU_TIME, ProcFile.open(proc.resolve("stat")), ProcSampler::cpuSeconds);
    }

    /** The second number of {@code statm}, in pages of 4 KiB. */
    static double rssBytes(String statm) {
        return Double.parseDouble(statm.split(" ", 3)[1]) * PAGE;
    }

    /** The command's name may hold blanks and brackets, so fields count from the last closing bracket. */
    static double cpuSeconds(String stat) {
        String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ", -1);
        return (Double.parseDouble(fields[UTIME]) + Double.parseDouble(fields[STIME])) / TICKS_PER_SECOND;
    }

    @Override
    public Metric metric() {
        return metric;
    }

    @Override
    public double sample() {
        try {
            return parse.applyAsDouble(file.read());
        } catch (IOException gone) {
            return Double.NaN;
        }
    }

    @Override
    public void close() {
        try {
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException(metric.key(), e);
        }
    }
}
