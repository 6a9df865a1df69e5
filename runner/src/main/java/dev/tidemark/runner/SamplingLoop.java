package dev.tidemark.runner;

import java.time.Duration;
import java.util.List;
import java.util.function.BooleanSupplier;
import java.util.function.LongSupplier;

/**
 * Takes a sample of every metric at each whole multiple of a period. A sample that comes late keeps its own time; one that
 * is a whole period late is left out rather than bunched up.
 */
public final class SamplingLoop {
    /** Waits until a moment of the loop's clock. */
    @FunctionalInterface
    public interface Pause {
        void until(long nanos) throws InterruptedException;
    }

    private final List<Sampler> samplers;
    private final long periodNanos;
    private final LongSupplier clock;
    private final Pause pause;

    /** @param clock in nanoseconds, never going back */
    public SamplingLoop(List<Sampler> samplers, Duration period, LongSupplier clock, Pause pause) {
        if (period.isNegative() || period.isZero()) {
            throw new IllegalArgumentException("a sample every " + period);
        }
        this.samplers = List.copyOf(samplers);
        this.periodNanos = period.toNanos();
        this.clock = clock;
        this.pause = pause;
    }

    /**
     * Samples from now on for {@code length}, or until {@code goOn} says no.
     *
     * @return how long it really sampled
     */
    public Duration run(Duration length, BooleanSupplier goOn, RunListener listener) throws InterruptedException {
        long start = clock.getAsLong();
        long end = start + length.toNanos();
        long due = start;
        while (due <= end && goOn.getAsBoolean()) {
            pause.until(due);
            for (Sampler sampler : samplers) {
                double value = sampler.sample();
                listener.sampled(sampler.metric(), clock.getAsLong() - start, value);
            }
            due += periodNanos * Math.max(1, Math.ceilDiv(clock.getAsLong() - due, periodNanos));
        }
        return Duration.ofNanos(clock.getAsLong() - start);
    }
}
