package dev.tidemark.importers.load;

import dev.tidemark.importers.parts.Lines;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.FormatInfo;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.Importer;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.importers.spi.Match;
import dev.tidemark.model.Problem;
import dev.tidemark.model.Run;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Reads the text that wrk and wrk2 print, with one or several runs in a file and whatever else stands around them.
 *
 * @see <a href="https://github.com/wg/wrk">wrk</a>
 * @see <a href="https://github.com/giltene/wrk2">wrk2</a>
 */
public final class WrkTextImporter implements Importer {
    private static final FormatInfo FORMAT =
            new FormatInfo("wrk-text", "wrk and wrk2 (text)", "https://github.com/wg/wrk");
    private static final Pattern RUNNING = Pattern.compile("^\\s*Running (\\S+) test @ (\\S+)\\s*$", Pattern.MULTILINE);
    private static final Pattern SIGN_OF_WRK =
            Pattern.compile("^\\s+(\\d+ threads and \\d+ connections|Thread Stats\\s+Avg)", Pattern.MULTILINE);

    @Override
    public FormatInfo format() {
        return FORMAT;
    }

    @Override
    public Match sniff(FileHead head) {
        if (!RUNNING.matcher(head.text()).find()) {
            return Match.NO;
        }
        return SIGN_OF_WRK.matcher(head.text()).find() ? Match.CERTAIN : Match.POSSIBLE;
    }

    @Override
    public ImportResult read(InputFile input) throws IOException, ImportException {
        List<Run> runs = new ArrayList<>();
        List<Problem> problems = new ArrayList<>();
        WrkReport report = null;
        String tool = "wrk";
        int last;
        try (Lines lines = Lines.of(input)) {
            for (String line = lines.next(); line != null; line = lines.next()) {
                Matcher start = RUNNING.matcher(line);
                if (start.matches()) {
                    finish(report, runs, problems, input);
                    report = new WrkReport(start.group(2), runs.size() + 1, lines.number());
                } else if (report != null) {
                    report.take(line, lines.number());
                }
                tool = report != null && report.isWrk2() ? "wrk2" : tool;
            }
            last = Math.max(1, lines.number());
        }
        finish(report, runs, problems, input);
        if (runs.isEmpty()) {
            throw new ImportException(
                    Lines.place(last),
                    "no run with its requests was found",
                    "check that the whole output of wrk was saved");
        }
        return ImportResult.of(tool, runs, problems);
    }

    /** A run that was cut off before its counts is no run. */
    private static void finish(@Nullable WrkReport report, List<Run> runs, List<Problem> problems, InputFile input) {
        if (report == null) {
            return;
        }
        if (report.hasCounts()) {
            runs.add(report.run(input));
            problems.addAll(report.problems());
        } else {
            problems.add(Problem.error(
                    Lines.place(report.firstLine()), "a run of wrk ends before its requests are counted; skipped"));
        }
    }
}
