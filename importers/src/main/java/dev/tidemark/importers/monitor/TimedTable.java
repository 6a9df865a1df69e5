package dev.tidemark.importers.monitor;

import dev.tidemark.importers.parts.ColumnMeaning;
import dev.tidemark.importers.parts.TimeReading;
import dev.tidemark.importers.spi.FormatInfo;
import java.util.List;
import java.util.Optional;

/**
 * A tool's table whose rows are points in time.
 *
 * @param tool who wrote it, for people
 * @param fingerprint headers that must all be there, as written
 * @param time how the times are written; empty where the tool leaves it to its user, whose column is found by its name
 * @param columns what the columns mean; others are left out
 */
record TimedTable(
        FormatInfo format,
        String tool,
        List<String> fingerprint,
        Optional<TimeReading.Form> time,
        List<ColumnMeaning> columns) {}
