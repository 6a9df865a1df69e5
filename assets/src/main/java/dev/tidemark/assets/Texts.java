package dev.tidemark.assets;

import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.io.Reader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.text.MessageFormat;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Properties;

/**
 * The texts of one language. Keys are found in the bundles named at {@link #BUNDLES}; texts with arguments are
 * {@link MessageFormat} patterns, so an apostrophe in them is written twice. Immutable.
 */
public final class Texts {
    /** One bundle per area, each a file {@code texts/NAME_LANGUAGE.properties}. */
    public static final List<String> BUNDLES =
            List.of("model", "chart", "report", "cli", "window", "plot", "inspector");

    public static final Locale ENGLISH = Locale.ENGLISH;
    public static final Locale SPANISH = Locale.of("es");

    private final Locale locale;
    private final Properties properties = new Properties();

    private Texts(Locale locale) {
        this.locale = locale;
    }

    /** The languages that all texts exist in. */
    public static List<Locale> languages() {
        return List.of(ENGLISH, SPANISH);
    }

    /** Texts of that locale's language; English where Tidemark does not speak it. Numbers in them follow the locale. */
    public static Texts of(Locale locale) {
        boolean spanish = locale.getLanguage().equals(SPANISH.getLanguage());
        Texts texts = new Texts(spanish ? locale : Locale.ENGLISH);
        for (String bundle : BUNDLES) {
            texts.properties.putAll(read(bundle, spanish ? "es" : "en"));
        }
        return texts;
    }

    /** One bundle in one language, for comparing languages key by key. */
    static Properties read(String bundle, String language) {
        Properties properties = new Properties();
        try (InputStream in = Texts.class.getResourceAsStream("texts/" + bundle + "_" + language + ".properties")) {
            if (in != null) {
                Reader reader = new InputStreamReader(in, StandardCharsets.UTF_8);
                properties.load(reader);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("texts of " + bundle, e);
        }
        return properties;
    }

    public Locale locale() {
        return locale;
    }

    /**
     * The text of a key, its arguments filled in.
     *
     * @throws IllegalArgumentException if no bundle has the key
     */
    public String get(String key, Object... arguments) {
        String text = properties.getProperty(key);
        if (text == null) {
            throw new IllegalArgumentException("no text for '" + key + "'");
        }
        return arguments.length == 0 ? text : new MessageFormat(text, locale).format(arguments);
    }

    /** The text of a key that need not exist: a metric's label, where only the known ones are translated. */
    public Optional<String> find(String key) {
        return Optional.ofNullable(properties.getProperty(key));
    }

    /** All keys, for tests. */
    public List<String> keys() {
        return new ArrayList<>(properties.stringPropertyNames());
    }
}
