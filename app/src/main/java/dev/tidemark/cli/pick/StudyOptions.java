package dev.tidemark.cli.pick;

import picocli.CommandLine.Option;

/** Which study and which of its scenarios. */
public final class StudyOptions {
    @Option(names = "--study", paramLabel = "STUDY", descriptionKey = "option.study")
    private String study = "";

    @Option(names = "--scenario", paramLabel = "SCENARIO", descriptionKey = "option.scenario")
    private String scenario = "";

    /** Empty for the only one. */
    public String study() {
        return study;
    }

    /** Empty for all. */
    public String scenario() {
        return scenario;
    }
}
