package dev.tidemark.cli.shell;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.assets.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SurroundingsTest {
    private static final Path HOME = Path.of("/home/ana");

    @TempDir
    Path folder;

    @Test
    void theFirstVariableThatIsSetDecidesTheLanguage() {
        assertThat(linux(Map.of("LANG", "es_MX.UTF-8")).language()).isEqualTo(Texts.SPANISH);
        assertThat(linux(Map.of("LC_ALL", "C", "LANG", "es_ES.UTF-8")).language())
                .isEqualTo(Texts.ENGLISH);
        assertThat(linux(Map.of("LC_MESSAGES", "es_ES", "LANG", "en_US")).language())
                .isEqualTo(Texts.SPANISH);
        assertThat(linux(Map.of("LANG", "de_DE")).language()).isEqualTo(Texts.ENGLISH);
        assertThat(new Surroundings(Map.of(), "Windows 11", HOME, Locale.of("es", "AR")).language())
                .isEqualTo(Texts.SPANISH);
    }

    @Test
    void theLibraryLivesWhereTheSystemKeepsAUsersData() {
        assertThat(linux(Map.of()).defaultLibrary()).isEqualTo(HOME.resolve(".local/share/tidemark/library.tidemark"));
        assertThat(linux(Map.of("XDG_DATA_HOME", "/data")).defaultLibrary())
                .isEqualTo(Path.of("/data/tidemark/library.tidemark"));
        assertThat(linux(Map.of("TIDEMARK_HOME", "/t", "XDG_DATA_HOME", "/data"))
                        .defaultLibrary())
                .isEqualTo(Path.of("/t/library.tidemark"));
        assertThat(new Surroundings(Map.of(), "Mac OS X", HOME, Locale.ROOT).dataFolder())
                .isEqualTo(HOME.resolve("Library/Application Support/Tidemark"));
        assertThat(new Surroundings(Map.of("LOCALAPPDATA", "/local"), "Windows 11", HOME, Locale.ROOT).dataFolder())
                .isEqualTo(Path.of("/local/Tidemark"));
    }

    @Test
    void aDisplayThatNobodyServesIsNone() throws IOException {
        Texts texts = Texts.of(Texts.ENGLISH);

        assertThat(new Display(linux(Map.of()), folder).obstacle(texts))
                .hasValueSatisfying(s -> assertThat(s).contains("DISPLAY is not set"));
        assertThat(new Display(linux(Map.of("DISPLAY", ":7.0")), folder).obstacle(texts))
                .hasValueSatisfying(s -> assertThat(s).contains("DISPLAY=:7.0"));
        Files.createFile(folder.resolve("X7"));
        assertThat(new Display(linux(Map.of("DISPLAY", ":7.0")), folder)
                        .obstacle(texts)
                        .orElse(""))
                .doesNotContain("DISPLAY");
        assertThat(new Display(new Surroundings(Map.of(), "Mac OS X", HOME, Locale.ROOT), folder).obstacle(texts))
                .isEmpty();
    }

    private static Surroundings linux(Map<String, String> variables) {
        return new Surroundings(variables, "Linux", HOME, Locale.ROOT);
    }
}
