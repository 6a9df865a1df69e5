package dev.tidemark.model;

/**
 * What is measured: a framework or a runtime, with its version and the version of the runtime it ran on.
 *
 * <p>What a source does not say is an empty string.
 */
public record Subject(String name, String version, String runtime, String runtimeVersion) {
    public Subject {
        if (name.isBlank()) {
            throw new IllegalArgumentException("a subject needs a name");
        }
    }

    /** A subject of which only the name is known. */
    public static Subject named(String name) {
        return new Subject(name, "", "", "");
    }

    /** {@code Express 5.3.0}. */
    public String label() {
        return version.isEmpty() ? name : name + " " + version;
    }

    /** {@code Node.js 24.15.0}, or empty. */
    public String runtimeLabel() {
        return (runtime + " " + runtimeVersion).strip();
    }
}
