package dev.tidemark.app.plot;

/** A stretch of a chart's time axis, in seconds, {@code from < to}. */
public record TimeRange(double from, double to) {
    public TimeRange {
        if (!(from < to)) {
            throw new IllegalArgumentException("time from " + from + " to " + to);
        }
    }

    public double length() {
        return to - from;
    }

    public boolean contains(double time) {
        return from <= time && time <= to;
    }

    /**
     * This stretch, made longer by the factor around a moment that keeps its place.
     *
     * @param factor below 1 shows less, above 1 more
     */
    TimeRange scaled(double factor, double around) {
        return new TimeRange(around - (around - from) * factor, around + (to - around) * factor);
    }

    TimeRange shifted(double seconds) {
        return new TimeRange(from + seconds, to + seconds);
    }

    /** As much of this stretch as lies in the whole, its length kept where it can be. */
    TimeRange within(TimeRange whole) {
        double length = Math.min(length(), whole.length());
        double start = Math.clamp(from, whole.from(), whole.to() - length);
        return new TimeRange(start, Math.min(whole.to(), start + length));
    }
}
