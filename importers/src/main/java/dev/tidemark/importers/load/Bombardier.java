package dev.tidemark.importers.load;

import dev.tidemark.model.Problem;

/** What both of bombardier's reports have in common. */
final class Bombardier {
    private Bombardier() {}

    /** The tool sums squared differences once per distinct value, but divides by the number of requests. */
    static Problem deviation(String place) {
        return Problem.warning(
                place,
                "bombardier's stddev is not a standard deviation (it weighs each distinct value once); as reported");
    }
}
