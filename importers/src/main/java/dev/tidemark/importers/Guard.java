package dev.tidemark.importers;

import de.siegmar.fastcsv.reader.CsvParseException;
import dev.tidemark.importers.spi.ImportException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.NoSuchElementException;
import tools.jackson.core.JacksonException;

/** Keeps a file that a reader cannot cope with from stopping the files after it. */
final class Guard {
    /** Some work on a file. */
    @FunctionalInterface
    interface Work<T> {
        T run() throws IOException, ImportException;
    }

    private Guard() {}

    /** Runs the work; whatever goes wrong on account of the file becomes an {@link ImportException}. */
    static <T> T run(Work<T> work) throws ImportException {
        try {
            return work.run();
        } catch (IOException e) {
            throw Unreadable.of(e);
        } catch (UncheckedIOException e) {
            IOException cause = e.getCause();
            throw Unreadable.of(cause == null ? new IOException(e) : cause);
        } catch (JacksonException e) {
            throw e.getCause() instanceof IOException io
                    ? Unreadable.of(io)
                    : new ImportException("", "not valid JSON: " + e.getOriginalMessage(), COMPLETE, e);
        } catch (CsvParseException e) {
            throw new ImportException("", "not a valid table: " + e.getMessage(), COMPLETE, e);
        } catch (StackOverflowError e) {
            throw new ImportException("", "values are nested too deeply to be read", COMPLETE, e);
        } catch (OutOfMemoryError e) {
            throw new ImportException(
                    "", "too large for the memory that Tidemark may use", "split the file, or allow more with -Xmx", e);
        } catch (IllegalArgumentException
                | IllegalStateException
                | ArithmeticException
                | IndexOutOfBoundsException
                | NoSuchElementException
                | ClassCastException
                | NullPointerException e) {
            // A reader must say what is wrong with a file; that it did not is a fault, but not the other files' fault.
            throw new ImportException(
                    "", "reading broke off: " + e, "this is a fault in Tidemark: please report it with the file", e);
        }
    }

    private static final String COMPLETE = "check that the file is complete and is what the tool wrote";
}
