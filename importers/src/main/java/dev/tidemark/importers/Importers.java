package dev.tidemark.importers;

import dev.tidemark.importers.spi.Encoding;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Finds the one importer for a file and reads it. Stateless and safe to call from several threads. */
public final class Importers {
    private final List<Importer> importers;
    private final boolean forced;

    public Importers(List<Importer> importers) {
        this(importers, false);
    }

    private Importers(List<Importer> importers, boolean forced) {
        this.importers = List.copyOf(importers);
        this.forced = forced;
    }

    /** Every format that Tidemark reads. */
    public static Importers builtIn() {
        return new Importers(BuiltInImporters.all());
    }

    public List<FormatInfo> formats() {
        return importers.stream().map(Importer::format).toList();
    }

    /** The path as an input, once it is known to be a readable file and neither a folder nor a device. */
    public static InputFile open(Path path) throws ImportException {
        return Guard.run(() -> {
            if (!Files.exists(path)) {
                throw new NoSuchFileException(path.toString());
            }
            if (Files.isDirectory(path)) {
                throw new ImportException("", "this is a folder, not a file", "name the files in it");
            }
            if (!Files.isRegularFile(path)) {
                throw new ImportException("", "this is a device or a pipe, not a file", "save its output to a file");
            }
            return InputFile.of(path);
        });
    }

    /**
     * Detects the format and reads.
     *
     * @throws ImportException for whatever stands against it, in one sentence with its remedy: the file cannot be read,
     *     no format or more than one fits, or no run can be made of it
     */
    public ImportedFile read(InputFile input) throws ImportException {
        return Guard.run(() -> read(input, detect(input.head())));
    }

    /** Reads as the format of that id, whatever the file looks like. */
    public ImportedFile readAs(InputFile input, String formatId) throws ImportException {
        return only(formatId).read(input);
    }

    /**
     * Reads every file as the format of that id, whatever it looks like.
     *
     * @throws ImportException if there is no such format; names those that there are
     */
    public Importers only(String formatId) throws ImportException {
        Importer importer = importers.stream()
                .filter(i -> i.format().id().equals(formatId))
                .findFirst()
                .orElseThrow(() -> new ImportException(
                        "", "there is no format '" + formatId + "'", "the formats are " + ids(importers)));
        return new Importers(List.of(importer), true);
    }

    /** True when at least one importer takes the file. */
    boolean recognises(FileHead head) {
        return !candidates(head).isEmpty();
    }

    private Importer detect(FileHead head) throws ImportException {
        if (head.size() == 0) {
            throw new ImportException("", "the file is empty", "run the tool again, or check how its output was saved");
        }
        List<Importer> found = candidates(head);
        if (found.size() == 1) {
            return found.getFirst();
        }
        if (found.isEmpty()) {
            String formats = importers.stream().map(i -> i.format().name()).collect(Collectors.joining(", "));
            throw new ImportException(
                    "",
                    "no known format: it looks like " + Looks.of(head),
                    "Tidemark reads " + formats + "; if it is one of these, name its format yourself");
        }
        throw new ImportException(
                "",
                "the file fits more than one format: "
                        + found.stream().map(i -> i.format().name()).collect(Collectors.joining(" and ")),
                "name its format yourself: " + ids(found));
    }

    /** Who is certain; where nobody is, who thinks it possible. */
    private List<Importer> candidates(FileHead head) {
        if (forced) {
            return importers;
        }
        List<Importer> possible = new ArrayList<>();
        List<Importer> certain = new ArrayList<>();
        for (Importer importer : importers) {
            Match match = importer.sniff(head);
            if (match == Match.CERTAIN) {
                certain.add(importer);
            } else if (match == Match.POSSIBLE) {
                possible.add(importer);
            }
        }
        return certain.isEmpty() ? possible : certain;
    }

    private static ImportedFile read(InputFile input, Importer importer) throws IOException, ImportException {
        ImportResult result = importer.read(input);
        if (result.runs().isEmpty()) {
            throw new ImportException(
                    "", "the file holds no run" + why(result), "check that the tool measured anything");
        }
        Fingerprint print = Fingerprint.of(input);
        List<Problem> problems = new ArrayList<>(result.problems());
        encodingProblem(input.encoding(), print).ifPresent(problems::add);
        Source source = new Source(input.name(), importer.format().id(), print.sha256(), print.size());
        return new ImportedFile(
                source, input, new ImportResult(result.study(), result.toolVersion(), result.runs(), problems));
    }

    private static String why(ImportResult result) {
        return result.problems().isEmpty()
                ? ""
                : ": " + result.problems().getFirst().sentence();
    }

    private static Optional<Problem> encodingProblem(Encoding encoding, Fingerprint print) {
        if (print.notUtf8().isEmpty() || encoding.charset().name().startsWith("UTF-16")) {
            return Optional.empty();
        }
        String place = "byte " + print.notUtf8().getAsLong();
        return Optional.of(Problem.warning(
                place,
                encoding.charset().equals(StandardCharsets.UTF_8)
                        ? "not valid UTF-8 here; what cannot be decoded is shown as \uFFFD"
                        : "not UTF-8: read as ISO-8859-1, so letters beyond ASCII may be wrong"));
    }

    private static String ids(List<Importer> importers) {
        return importers.stream().map(i -> i.format().id()).collect(Collectors.joining(", "));
    }
}
