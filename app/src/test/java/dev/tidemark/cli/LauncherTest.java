package dev.tidemark.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The shell script that finds a Java, with Javas that only say what they were asked. */
class LauncherTest {
    private static final Path SCRIPT = Path.of("src", "main", "dist", "bin", "tidemark");

    @TempDir
    Path folder;

    private Path home;
    private Path script;
    private Path java25;

    @BeforeEach
    void install() throws IOException {
        assumeThat(Path.of("/bin/sh")).as("a POSIX shell").exists();
        home = folder.resolve("a folder").resolve("tidemark");
        Files.createDirectories(home.resolve("bin"));
        Files.createDirectories(home.resolve("lib"));
        Files.createFile(home.resolve("lib").resolve("javafx-base.jar"));
        script = Files.copy(SCRIPT, home.resolve("bin").resolve("tidemark"));
        executable(script);
        java25 = java("jdk 25", "25.0.1");
    }

    @Test
    void isPlainPosixShell() throws IOException, InterruptedException {
        assertThat(run(Map.of(), "/bin/sh", "-n", SCRIPT.toString())).isEqualTo("0: ");
    }

    @Test
    void worksThroughALinkAndFromAFolderWithBlanks() throws IOException, InterruptedException {
        Path link = Files.createSymbolicLink(folder.resolve("td"), script);

        assertThat(run(java(java25), link.toString(), "list", "--study", "a b"))
                .startsWith("0: ")
                .contains("|" + home.toRealPath().resolve("lib") + "/*|")
                .endsWith("|dev.tidemark.cli.Tidemark|list|--study|a b|")
                .doesNotContain("--module-path");
    }

    @Test
    void onlyTheWindowGetsJavaFx() throws IOException, InterruptedException {
        assertThat(run(java(java25), script.toString())).contains("window.args|--module-path|", "javafx-base.jar|");
        assertThat(run(java(java25), script.toString(), "--lang", "es", "demo")).contains("--module-path");
    }

    @Test
    void passesByWhatIsTooOld() throws IOException, InterruptedException {
        Path old = java("jdk 17", "17.0.9");

        assertThat(run(
                        Map.of("JAVA_HOME", old.toString(), "PATH", java25.resolve("bin") + ":/usr/bin:/bin"),
                        script.toString(),
                        "list"))
                .startsWith("0: ");
        assertThat(run(Map.of("TIDEMARK_JAVA", old.toString()), script.toString(), "list"))
                .startsWith("4: ")
                .contains("TIDEMARK_JAVA", "unset it")
                .hasLineCount(1);
    }

    private static Map<String, String> java(Path home) {
        return Map.of("TIDEMARK_JAVA", home.toString());
    }

    private Path java(String name, String version) throws IOException {
        Path java = folder.resolve(name);
        Files.createDirectories(java.resolve("bin"));
        Files.writeString(java.resolve("release"), "JAVA_VERSION=\"" + version + "\"\n");
        Path program = java.resolve("bin").resolve("java");
        Files.writeString(program, "#!/bin/sh\nprintf '%s|' \"$@\"\n");
        executable(program);
        return java;
    }

    private static void executable(Path file) throws IOException {
        Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rwxr-xr-x"));
    }

    /** Exit code, colon, all output. */
    private static String run(Map<String, String> variables, String... command)
            throws IOException, InterruptedException {
        ProcessBuilder builder = new ProcessBuilder(new ArrayList<>(List.of(command))).redirectErrorStream(true);
        builder.environment().clear();
        builder.environment().put("PATH", "/usr/bin:/bin");
        builder.environment().putAll(variables);
        Process process = builder.start();
        String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
        return process.waitFor() + ": " + output;
    }
}
