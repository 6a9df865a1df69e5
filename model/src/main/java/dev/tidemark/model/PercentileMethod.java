package dev.tidemark.model;

import java.util.Arrays;
import java.util.Optional;

/** How a percentile was computed. Tools differ, and two methods must not stand in one column without a mark. */
public enum PercentileMethod {
    /** The figure is no percentile. */
    NONE("none"),
    /** {@code sorted[ceil(n·p) − 1]}: always one of the observations. */
    NEAREST_RANK("nearest-rank"),
    /** Linear between neighbours at rank {@code (n − 1)·p}. */
    LINEAR("linear"),
    /** The upper bound of an HdrHistogram bucket. */
    HDR("hdr"),
    /** The bound of some other bucket; ties between subjects may be an artefact of the bucket width. */
    BUCKETED("bucketed"),
    /** Stated by a tool that does not say how. */
    STATED("stated");

    private final String word;

    PercentileMethod(String word) {
        this.word = word;
    }

    /** The word used in study files. */
    public String word() {
        return word;
    }

    public static Optional<PercentileMethod> ofWord(String word) {
        return Arrays.stream(values()).filter(m -> m.word.equals(word)).findFirst();
    }
}
