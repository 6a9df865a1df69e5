package dev.tidemark.importers.own;

import java.util.List;

/**
 * What came of verifying a study file.
 *
 * @param title of the study
 * @param parts how many parts had their hash recomputed
 * @param figures how many figures were recomputed from raw samples
 * @param smoke the study is a short trial
 */
public record Verification(String title, int parts, int figures, boolean smoke, List<Mismatch> mismatches) {
    /**
     * One thing that is not as the file says.
     *
     * @param pointer JSON pointer to what the file says
     * @param what is wrong there: {@code differs from its SHA-256}
     * @param stated as the file has it; empty where it says nothing
     * @param recomputed as it should be; empty where nothing can be computed
     */
    public record Mismatch(String pointer, String what, String stated, String recomputed) {
        /** {@code differs from its SHA-256: states 12ab…, recomputed 34cd…}. */
        public String sentence() {
            String states = stated.isEmpty() ? "" : "states " + stated;
            String computed = recomputed.isEmpty() ? "" : "recomputed " + recomputed;
            String both = states.isEmpty() || computed.isEmpty() ? states + computed : states + ", " + computed;
            return both.isEmpty() ? what : what + ": " + both;
        }
    }

    public Verification {
        mismatches = List.copyOf(mismatches);
    }

    public boolean passed() {
        return mismatches.isEmpty();
    }
}
