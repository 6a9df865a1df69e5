package dev.tidemark.importers.own;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonParts;
import dev.tidemark.importers.own.Verification.Mismatch;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Figure;
import dev.tidemark.model.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Checks a study file against itself: every hash over the parts, every figure that follows from raw samples or from a
 * latency distribution. It does not check that two studies agree.
 */
public final class StudyVerifier {
    /** Sums of the last bit may differ between languages. */
    private static final double TOLERANCE = 1e-12;

    private final List<Mismatch> mismatches = new ArrayList<>();
    private int figures;

    private StudyVerifier() {}

    /**
     * Verifies one file.
     *
     * @param allowSmoke whether a study marked as a short trial may pass
     * @throws ImportException if the file is no study file of a known version
     */
    public static Verification verify(InputFile input, boolean allowSmoke) throws IOException, ImportException {
        StudyHeader header = StudyHeader.of(JsonParts.without(input, "runs"));
        StudyVerifier verifier = new StudyVerifier();
        if (header.study().smoke() && !allowSmoke) {
            verifier.mismatches.add(new Mismatch("/study/smoke", "a smoke study is a trial, not a result", "true", ""));
        }
        PartHashes hashes = PartHashes.of(input);
        verifier.mismatches.addAll(hashes.mismatches());
        RunReader reader = new RunReader(header, new ArrayList<>());
        JsonParts.elements(input, "runs", doc -> verifier.check(doc, reader));
        return new Verification(
                header.study().title(),
                hashes.count(),
                verifier.figures,
                header.study().smoke(),
                verifier.mismatches);
    }

    private void check(JsonDoc doc, RunReader reader) {
        try {
            Run run = reader.read(doc);
            checkDerived(doc, run);
            checkFigures(doc, run);
        } catch (ImportException e) {
            mismatches.add(new Mismatch(e.place(), "the run cannot be read: " + e.sentence(), "", ""));
        }
    }

    private void checkDerived(JsonDoc doc, Run run) throws ImportException {
        List<Derived> expected = Derived.of(run);
        for (JsonDoc stated : doc.list("derived")) {
            Derived said = new Derived(
                    stated.requireText("metric"),
                    stated.requireText("phase"),
                    stated.requireText("reducer"),
                    FigureReader.number(stated, "value"));
            figures++;
            Optional<Derived> computed =
                    expected.stream().filter(d -> d.name().equals(said.name())).findFirst();
            if (computed.isPresent()) {
                expected.remove(computed.get());
                compare(
                        stated.pointer() + "/value",
                        said.name(),
                        said.value(),
                        computed.get().value());
            } else {
                mismatches.add(
                        new Mismatch(stated.pointer(), "no samples give the " + said.name(), "" + said.value(), ""));
            }
        }
        if (doc.get("derived").isPresent()) {
            for (Derived missing : expected) {
                mismatches.add(new Mismatch(
                        doc.pointer() + "/derived", "the " + missing.name() + " is missing", "", "" + missing.value()));
            }
        }
    }

    private void checkFigures(JsonDoc doc, Run run) throws ImportException {
        for (JsonDoc stated : doc.list("figures")) {
            Figure figure = FigureReader.read(stated);
            OptionalDouble computed = run.distributions().stream()
                    .map(d -> FigureOfDistribution.of(figure, d))
                    .filter(OptionalDouble::isPresent)
                    .findFirst()
                    .orElse(OptionalDouble.empty());
            if (computed.isPresent()) {
                figures++;
                String name = figure.statistic().id() + " of " + figure.metric().key();
                compare(stated.pointer() + "/value", name, figure.value(), computed.getAsDouble());
            }
        }
    }

    private void compare(String pointer, String name, double stated, double computed) {
        double scale = Math.max(Math.abs(stated), Math.abs(computed));
        if (!(Math.abs(stated - computed) <= TOLERANCE * scale) && !Objects.equals(stated, computed)) {
            mismatches.add(new Mismatch(
                    pointer, "the " + name + " is another", Double.toString(stated), Double.toString(computed)));
        }
    }
}
