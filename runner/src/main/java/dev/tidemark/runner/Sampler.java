package dev.tidemark.runner;

import dev.tidemark.model.Metric;

/** Reads one metric of one live process. Used by a single thread. */
public interface Sampler extends AutoCloseable {
    Metric metric();

    /** One reading in {@code metric().unit()}; NaN when the process no longer answers. */
    double sample();

    @Override
    void close();
}
