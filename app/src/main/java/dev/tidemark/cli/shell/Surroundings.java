package dev.tidemark.cli.shell;

import dev.tidemark.assets.Texts;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Stream;

/**
 * What the process finds around it, read once.
 *
 * @param variables of the environment
 * @param system the name of the operating system, as Java says it
 * @param home the user's folder
 * @param locale of the JVM, for systems that say the language in no variable
 */
public record Surroundings(Map<String, String> variables, String system, Path home, Locale locale) {
    public Surroundings {
        variables = Map.copyOf(variables);
    }

    public static Surroundings ofProcess() {
        return new Surroundings(
                System.getenv(),
                System.getProperty("os.name", ""),
                Path.of(System.getProperty("user.home", ".")),
                Locale.getDefault());
    }

    /** Spanish or English: the first of LC_ALL, LC_MESSAGES and LANG that is set decides, else the JVM's locale. */
    public Locale language() {
        String named = Stream.of("LC_ALL", "LC_MESSAGES", "LANG")
                .map(this::variable)
                .filter(v -> !v.isEmpty())
                .findFirst()
                .orElse(locale.getLanguage());
        return named.startsWith("es") ? Texts.SPANISH : Texts.ENGLISH;
    }

    /** Where libraries and settings live: TIDEMARK_HOME, else the system's folder for a user's data. */
    public Path dataFolder() {
        if (!variable("TIDEMARK_HOME").isEmpty()) {
            return Path.of(variable("TIDEMARK_HOME"));
        }
        if (isWindows()) {
            String local = variable("LOCALAPPDATA");
            return (local.isEmpty() ? home.resolve("AppData").resolve("Local") : Path.of(local)).resolve("Tidemark");
        }
        if (isMac()) {
            return home.resolve("Library").resolve("Application Support").resolve("Tidemark");
        }
        String data = variable("XDG_DATA_HOME");
        return (data.isEmpty() ? home.resolve(".local").resolve("share") : Path.of(data)).resolve("tidemark");
    }

    /** The library that is used where none is named. */
    public Path defaultLibrary() {
        return dataFolder().resolve("library.tidemark");
    }

    /** Empty text where it is not set. */
    public String variable(String name) {
        return variables.getOrDefault(name, "");
    }

    public boolean isWindows() {
        return system.startsWith("Windows");
    }

    public boolean isMac() {
        return system.startsWith("Mac");
    }
}
