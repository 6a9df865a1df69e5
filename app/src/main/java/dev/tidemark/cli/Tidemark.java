package dev.tidemark.cli;

import dev.tidemark.app.Main;
import dev.tidemark.assets.Texts;
import dev.tidemark.cli.shell.Output;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.cli.shell.Surroundings;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Where the process starts: the window without arguments, else the command line. */
public final class Tidemark {
    private Tidemark() {}

    public static void main(String[] arguments) {
        // Charts are drawn in memory; AWT must not ask for a display nor show itself in a dock.
        System.setProperty("java.awt.headless", "true");
        Surroundings surroundings = Surroundings.ofProcess();
        Output output = Output.standard();
        int code = run(
                List.of(arguments),
                surroundings,
                output,
                library -> Main.main(new String[] {"--library", library.toString()}));
        System.exit(code);
    }

    /** Runs one command line and returns its exit code. */
    static int run(List<String> arguments, Surroundings surroundings, Output output, TidemarkCommand.Window window) {
        Locale language = named(arguments).orElse(surroundings.language());
        Shell shell = new Shell(surroundings, output, Texts.of(language), Path.of(""));
        return TidemarkCommand.tree(shell, window).execute(arguments.toArray(String[]::new));
    }

    /** The language is needed before the arguments are understood, as errors and help speak it too. */
    private static Optional<Locale> named(List<String> arguments) {
        for (int i = 0; i < arguments.size(); i++) {
            String argument = arguments.get(i);
            if (argument.startsWith("--lang=")) {
                return Optional.of(Locale.forLanguageTag(argument.substring("--lang=".length())));
            }
            if (argument.equals("--lang") && i + 1 < arguments.size()) {
                return Optional.of(Locale.forLanguageTag(arguments.get(i + 1)));
            }
        }
        return Optional.empty();
    }
}
