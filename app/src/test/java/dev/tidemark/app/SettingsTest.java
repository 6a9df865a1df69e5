package dev.tidemark.app;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.assets.Texts;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class SettingsTest {
    @TempDir
    Path folder;

    @Test
    void startWithTheSystemsLanguageWhereItIsSpoken() throws IOException {
        assertThat(Settings.read(folder, Locale.of("es", "MX"))).isEqualTo(new Settings(Texts.SPANISH, Look.LIGHT));
        assertThat(Settings.read(folder, Locale.FRANCE)).isEqualTo(new Settings(Texts.ENGLISH, Look.LIGHT));
    }

    @Test
    void comeBackAsWritten() throws IOException {
        Settings settings = new Settings(Texts.SPANISH, Look.DARK);
        settings.write(folder.resolve("new/folder"));

        assertThat(Settings.read(folder.resolve("new/folder"), Locale.ENGLISH)).isEqualTo(settings);
        assertThat(folder.resolve("new/folder")).isDirectoryContaining("glob:**/window.properties");
    }

    @Test
    void forgiveNonsense() throws IOException {
        Files.writeString(folder.resolve("window.properties"), "language=xx\nlook=purple\n\u00e9\u00e9=");

        assertThat(Settings.read(folder, Locale.ENGLISH)).isEqualTo(Settings.initial(Locale.ENGLISH));
    }

    @Test
    void lieWhereTheArgumentsElseTheEnvironmentElseTheSystemSay() {
        Path home = Path.of("/home/me");
        Map<String, String> environment = Map.of(LaunchOptions.HOME, "/tide");

        assertThat(LaunchOptions.of(List.of("--settings", "/here"), environment, home, "Linux")
                        .settings())
                .isEqualTo(Path.of("/here"));
        assertThat(LaunchOptions.of(List.of(), environment, home, "Linux").library())
                .isEqualTo(Path.of("/tide/library.tidemark"));
        assertThat(LaunchOptions.of(List.of(), Map.of(), home, "Linux").settings())
                .isEqualTo(Path.of("/home/me/.config/tidemark"));
        assertThat(LaunchOptions.of(List.of(), Map.of(), home, "Mac OS X").settings())
                .isEqualTo(Path.of("/home/me/Library/Application Support/Tidemark"));
        assertThat(LaunchOptions.of(List.of(), Map.of("APPDATA", "/roaming"), home, "Windows 11")
                        .settings())
                .isEqualTo(Path.of("/roaming/Tidemark"));
    }
}
