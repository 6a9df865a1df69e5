package dev.tidemark.app;

import dev.tidemark.assets.Texts;
import java.io.IOException;
import java.io.Reader;
import java.io.Writer;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.Locale;
import java.util.Properties;

/** What the window remembers between two starts. */
public record Settings(Locale language, Look look) {
    private static final String FILE = "window.properties";

    /** The system's language where Tidemark speaks it, and the light look. */
    public static Settings initial(Locale system) {
        return new Settings(
                Texts.of(system).locale().getLanguage().equals("es") ? Texts.SPANISH : Texts.ENGLISH, Look.LIGHT);
    }

    /** What the folder's file says; for what it does not say, or says wrongly, the initial settings. */
    public static Settings read(Path folder, Locale system) throws IOException {
        Settings initial = initial(system);
        Properties properties = new Properties();
        try (Reader reader = Files.newBufferedReader(folder.resolve(FILE), StandardCharsets.UTF_8)) {
            properties.load(reader);
        } catch (NoSuchFileException e) {
            return initial;
        }
        String language = properties.getProperty("language", "");
        return new Settings(
                Texts.languages().stream()
                        .filter(l -> l.getLanguage().equals(language))
                        .findFirst()
                        .orElse(initial.language()),
                Look.ofWord(properties.getProperty("look", "")).orElse(initial.look()));
    }

    /** Writes a new file, then moves it into place: a full disk leaves the old one whole. */
    public void write(Path folder) throws IOException {
        Files.createDirectories(folder);
        Path fresh = Files.createTempFile(folder, "window", ".new");
        try {
            try (Writer writer = Files.newBufferedWriter(fresh, StandardCharsets.UTF_8)) {
                writer.write("language=" + language.getLanguage() + "\nlook=" + look.word() + "\n");
            }
            Files.move(fresh, folder.resolve(FILE), StandardCopyOption.REPLACE_EXISTING);
        } finally {
            Files.deleteIfExists(fresh);
        }
    }
}
