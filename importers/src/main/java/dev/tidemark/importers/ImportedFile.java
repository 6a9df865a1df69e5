package dev.tidemark.importers;

import dev.tidemark.importers.spi.ImportResult;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Source;

/**
 * A file that was read.
 *
 * @param input the original bytes, to be kept beside the runs; readable as long as the file is there
 */
public record ImportedFile(Source source, InputFile input, ImportResult result) {
    /** The same under another name. */
    ImportedFile named(String name) {
        return new ImportedFile(new Source(name, source.format(), source.sha256(), source.size()), input, result);
    }
}
