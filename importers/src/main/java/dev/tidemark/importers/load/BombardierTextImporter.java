package dev.tidemark.importers.load;

import dev.tidemark.importers.parts.Lines;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import java.io.IOException;
import java.util.List;
import java.util.regex.Pattern;

/**
 * Reads the plain text report of bombardier. The time it took is not in it, only the time that was asked for, so the
 * rate is the mean over its intervals alone.
 *
 * @see <a href="https://github.com/codesenberg/bombardier">bombardier</a>
 */
public final class BombardierTextImporter implements Importer {
    private static final FormatInfo FORMAT =
            new FormatInfo("bombardier-text", "bombardier (text)", "https://github.com/codesenberg/bombardier");
    private static final Pattern HEADER = Pattern.compile("Statistics\\s+Avg\\s+Stdev\\s+Max");

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        boolean header = HEADER.matcher(head.text()).find();
        return header && head.text().contains("HTTP codes:") ? Match.CERTAIN : Match.NO;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        BombardierReport report = new BombardierReport();
        try (Lines lines = Lines.of(input)) {
            for (String line = lines.next(); line != null; line = lines.next()) {
                report.take(line, lines.place());
            }
            if (!report.isComplete()) {
                throw new ImportException(
                        Lines.place(Math.max(1, lines.number())),
                        "the report ends before its HTTP codes",
                        "check that the whole output of bombardier was saved");
            }
        }
        return ImportResult.of("bombardier", List.of(report.run(input)), report.problems());
    }
}
