package dev.tidemark.importers.parts;

import de.siegmar.fastcsv.reader.CsvParseException;
import de.siegmar.fastcsv.reader.CsvReader;
import de.siegmar.fastcsv.reader.CsvRecord;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.Closeable;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.Iterator;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The rows of a file of separated values, as a stream. Rows may be of any length. One thread. */
public final class CsvRows implements Closeable {
    /**
     * One row.
     *
     * @param line where it begins, from 1
     * @param fields without blanks around them
     */
    public record Row(long line, List<String> fields) {
        /** The field at that index; empty where the row is too short. */
        public String field(int index) {
            return index >= 0 && index < fields.size() ? fields.get(index) : "";
        }
    }

    private final CsvReader<CsvRecord> reader;
    private final Iterator<CsvRecord> rows;
    private long last;

    private CsvRows(CsvReader<CsvRecord> reader) {
        this.reader = reader;
        this.rows = reader.iterator();
    }

    public static CsvRows of(InputFile input, char separator) throws IOException {
        return new CsvRows(CsvReader.builder()
                .fieldSeparator(separator)
                .allowExtraFields(true)
                .allowMissingFields(true)
                .allowExtraCharsAfterClosingQuote(true)
                .ofCsvRecord(input.reader()));
    }

    /**
     * The next row that is not empty, or null at the end.
     *
     * @throws ImportException if the rest is no table: an unclosed quote that swallows the file
     */
    public @Nullable Row next() throws IOException, ImportException {
        try {
            if (!rows.hasNext()) {
                return null;
            }
            CsvRecord row = rows.next();
            last = row.getStartingLineNumber();
            return new Row(last, row.getFields().stream().map(String::strip).toList());
        } catch (CsvParseException e) {
            throw new ImportException(
                    Lines.place(last + 1),
                    "not a table of separated values: " + e.getMessage(),
                    "check the quotes from that line on",
                    e);
        } catch (UncheckedIOException e) {
            throw new IOException(e.getCause());
        }
    }

    @Override
    public void close() throws IOException {
        reader.close();
    }
}
