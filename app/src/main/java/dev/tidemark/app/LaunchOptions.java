package dev.tidemark.app;

import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * Where the window keeps its settings and which library it opens.
 *
 * @param settings folder of the settings file; need not exist
 * @param library need not exist
 */
public record LaunchOptions(Path settings, Path library) {
    static final String HOME = "TIDEMARK_HOME";
    private static final String LIBRARY_FILE = "library.tidemark";

    /**
     * {@code --settings DIR} and {@code --library FILE}, else {@code TIDEMARK_HOME}, else where the system keeps such
     * files.
     */
    public static LaunchOptions of(List<String> arguments, Map<String, String> environment, Path userHome, String os) {
        Path settings = option(arguments, "--settings")
                .or(() -> Optional.ofNullable(environment.get(HOME)).map(Path::of))
                .orElseGet(() -> usual(environment, userHome, os.toLowerCase(Locale.ROOT)));
        return new LaunchOptions(settings, option(arguments, "--library").orElse(settings.resolve(LIBRARY_FILE)));
    }

    private static Optional<Path> option(List<String> arguments, String name) {
        int at = arguments.indexOf(name);
        return at >= 0 && at + 1 < arguments.size() ? Optional.of(Path.of(arguments.get(at + 1))) : Optional.empty();
    }

    private static Path usual(Map<String, String> environment, Path home, String os) {
        if (os.startsWith("windows")) {
            return Optional.ofNullable(environment.get("APPDATA"))
                    .map(Path::of)
                    .orElse(home)
                    .resolve("Tidemark");
        }
        if (os.startsWith("mac")) {
            return home.resolve("Library/Application Support/Tidemark");
        }
        return Optional.ofNullable(environment.get("XDG_CONFIG_HOME"))
                .filter(s -> !s.isBlank())
                .map(Path::of)
                .orElse(home.resolve(".config"))
                .resolve("tidemark");
    }
}
