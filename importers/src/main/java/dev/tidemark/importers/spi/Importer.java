package dev.tidemark.importers.spi;

import java.io.IOException;

/** Reads one foreign format. Stateless and safe to call from several threads. */
public interface Importer {
    /** Static facts: id, name for people, file name patterns, where the format is described. */
    FormatInfo format();

    /** Judges by name and first bytes only; must not throw on any input. */
    Match sniff(FileHead head);

    /**
     * Reads all runs. Oddities that the reader can live with become problems in the result.
     *
     * @throws ImportException if no run at all can be made of the input
     * @throws IOException if the bytes cannot be read
     */
    ImportResult read(InputFile input) throws IOException, ImportException;
}
