package dev.tidemark.importers;

import dev.tidemark.importers.load.AutocannonImporter;
import dev.tidemark.importers.own.StudyImporter;
import dev.tidemark.importers.spi.Importer;
import java.util.List;

/** Every format that Tidemark reads: one line each. */
public final class BuiltInImporters {
    private BuiltInImporters() {}

    public static List<Importer> all() {
        return List.of(new StudyImporter(), new AutocannonImporter());
    }
}
