package dev.tidemark.app.shell;

import dev.tidemark.app.Language;
import java.io.File;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javafx.stage.DirectoryChooser;
import javafx.stage.FileChooser;
import javafx.stage.Window;
import org.jspecify.annotations.Nullable;

/** The system's dialogs for choosing files. Each starts where the one before ended. */
public final class Choosers {
    private final Window owner;
    private final Language language;
    private @Nullable File folder;

    public Choosers(Window owner, Language language) {
        this.owner = owner;
        this.language = language;
    }

    /** Empty when the user chose none. */
    public List<Path> files(String titleKey) {
        List<File> chosen = chooser(titleKey).showOpenMultipleDialog(owner);
        if (chosen == null || chosen.isEmpty()) {
            return List.of();
        }
        folder = chosen.getFirst().getParentFile();
        return chosen.stream().map(File::toPath).toList();
    }

    public Optional<Path> folder(String titleKey) {
        DirectoryChooser chooser = new DirectoryChooser();
        chooser.setTitle(language.now().get(titleKey));
        chooser.setInitialDirectory(folder);
        File chosen = chooser.showDialog(owner);
        if (chosen != null) {
            folder = chosen.getParentFile();
        }
        return Optional.ofNullable(chosen).map(File::toPath);
    }

    /**
     * A file that is there or is to be made.
     *
     * @param name without ending
     * @param endings without dot, the first being the usual one
     */
    public Optional<Path> newFile(String titleKey, String name, List<String> endings) {
        FileChooser chooser = chooser(titleKey);
        chooser.setInitialFileName(name + "." + endings.getFirst());
        for (String ending : endings) {
            chooser.getExtensionFilters()
                    .add(new FileChooser.ExtensionFilter(ending.toUpperCase(Locale.ROOT), "*." + ending));
        }
        return kept(chooser.showSaveDialog(owner));
    }

    /** One file that is there. */
    public Optional<Path> file(String titleKey) {
        return kept(chooser(titleKey).showOpenDialog(owner));
    }

    private Optional<Path> kept(@Nullable File chosen) {
        if (chosen != null) {
            folder = chosen.getParentFile();
        }
        return Optional.ofNullable(chosen).map(File::toPath);
    }

    private FileChooser chooser(String titleKey) {
        FileChooser chooser = new FileChooser();
        chooser.setTitle(language.now().get(titleKey));
        chooser.setInitialDirectory(folder);
        return chooser;
    }
}
