package dev.tidemark.cli.shell;

import dev.tidemark.assets.Texts;
import java.lang.foreign.Arena;
import java.lang.foreign.SymbolLookup;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;

/** Tells beforehand whether a window can open, so that what is missing is named in one line and not in a stack trace. */
public final class Display {
    /** A library that the window's toolkit loads, and the Debian package that brings it. */
    private record Needed(String library, String debianPackage) {}

    private static final List<Needed> NEEDED = List.of(
            new Needed("libX11.so.6", "libx11-6"),
            new Needed("libXtst.so.6", "libxtst6"),
            new Needed("libgtk-3.so.0", "libgtk-3-0"));

    private final Surroundings surroundings;
    private final Path sockets;

    public Display(Surroundings surroundings) {
        this(surroundings, Path.of("/tmp/.X11-unix"));
    }

    /** @param sockets the folder in which local X servers listen */
    Display(Surroundings surroundings, Path sockets) {
        this.surroundings = surroundings;
        this.sockets = sockets;
    }

    /** One sentence on what stands against a window; empty where one can open. */
    public Optional<String> obstacle(Texts texts) {
        if (surroundings.isWindows() || surroundings.isMac()) {
            return Optional.empty();
        }
        String display = surroundings.variable("DISPLAY");
        if (display.isEmpty()) {
            return Optional.of(texts.get("cli.display.none"));
        }
        if (display.startsWith(":")
                && !Files.exists(sockets.resolve("X" + display.substring(1).replaceAll("\\..*", "")))) {
            return Optional.of(texts.get("cli.display.dead", display));
        }
        return NEEDED.stream()
                .filter(n -> !isInstalled(n.library()))
                .findFirst()
                .map(n -> texts.get("cli.display.library", n.library(), n.debianPackage()));
    }

    @SuppressWarnings("restricted") // the launchers grant native access
    private static boolean isInstalled(String library) {
        try (Arena arena = Arena.ofConfined()) {
            SymbolLookup.libraryLookup(library, arena);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        }
    }
}
