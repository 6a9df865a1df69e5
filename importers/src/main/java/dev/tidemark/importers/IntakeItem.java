package dev.tidemark.importers;

import dev.tidemark.model.Study;
import java.nio.file.Path;

/**
 * One file that was taken in.
 *
 * @param path of the file on disk; of the archive for a file inside one
 * @param study the one that the file states, else one for the folder or the archive that it came from
 */
public record IntakeItem(Path path, ImportedFile file, Study study) {}
