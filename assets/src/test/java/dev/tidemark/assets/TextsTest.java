package dev.tidemark.assets;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.text.MessageFormat;
import java.util.Locale;
import java.util.Properties;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class TextsTest {
    static Iterable<String> bundles() {
        return Texts.BUNDLES;
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void bothLanguagesHaveTheSameKeys(String bundle) {
        assertThat(keys(bundle, "es")).isEqualTo(keys(bundle, "en"));
    }

    @ParameterizedTest
    @MethodSource("bundles")
    void bothLanguagesTakeTheSameArguments(String bundle) {
        Properties english = Texts.read(bundle, "en");
        Properties spanish = Texts.read(bundle, "es");
        for (String key : english.stringPropertyNames()) {
            assertThat(arguments(spanish.getProperty(key, ""))).as(key).isEqualTo(arguments(english.getProperty(key)));
        }
    }

    @Test
    void noKeyStandsInTwoBundles() {
        long all = Texts.BUNDLES.stream().mapToLong(b -> keys(b, "en").size()).sum();

        assertThat(Texts.of(Locale.ENGLISH).keys()).hasSize((int) all);
    }

    @Test
    void spanishIsSpokenInEveryCountryAndAnythingElseIsEnglish() {
        assertThat(Texts.of(Locale.of("es", "MX")).get("phase.load")).isEqualTo("Carga");
        assertThat(Texts.of(Locale.GERMANY).get("phase.load")).isEqualTo("Load");
        assertThat(Texts.of(Locale.GERMANY).locale()).isEqualTo(Locale.ENGLISH);
    }

    @Test
    void argumentsAreWrittenInTheLanguage() {
        assertThat(Texts.of(Locale.ENGLISH).get("load.requests", "1,000")).isEqualTo("1,000 requests");
        assertThat(Texts.of(Texts.SPANISH).get("load.requests", "1.000")).isEqualTo("1.000 solicitudes");
    }

    @Test
    void anUnknownKeyIsAMistakeUnlessAskedForSoftly() {
        Texts texts = Texts.of(Locale.ENGLISH);

        assertThat(texts.find("metric.memory.rss")).contains("Resident memory (RSS)");
        assertThat(texts.find("metric.gc.pauses")).isEmpty();
        assertThatIllegalArgumentException()
                .isThrownBy(() -> texts.get("no.such.text"))
                .withMessageContaining("no.such.text");
    }

    private static Set<String> keys(String bundle, String language) {
        return new TreeSet<>(Texts.read(bundle, language).stringPropertyNames());
    }

    private static Set<Integer> arguments(String pattern) {
        Set<Integer> found = new TreeSet<>();
        for (int i = 0; i < new MessageFormat(pattern, Locale.ENGLISH).getFormatsByArgumentIndex().length; i++) {
            if (pattern.contains("{" + i)) {
                found.add(i);
            }
        }
        return found;
    }
}
