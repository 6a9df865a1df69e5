package dev.tidemark.cli.shell;

import dev.tidemark.assets.Texts;
import dev.tidemark.report.build.Words;
import java.nio.file.Path;
import java.util.List;

/**
 * What a command works with: where it runs, how it speaks, in which language.
 *
 * @param folder that relative paths start from
 */
public record Shell(Surroundings surroundings, Output output, Texts texts, Path folder) {
    /** The file that a result goes to, known not to exist yet unless that is forced. */
    public OutputFile newFile(String path, boolean force) throws CommandFailure {
        return new OutputFile(folder.resolve(path), force, texts).check();
    }

    public Words words() {
        return new Words(texts);
    }

    public String text(String key, Object... arguments) {
        return texts.get(key, arguments);
    }

    /** A wrong command line: the key's text with the arguments filled in. */
    public CommandFailure wrong(String key, Object... arguments) {
        return new CommandFailure(ExitCode.USAGE, texts.get(key, arguments), "");
    }

    /** A word that is none of those possible. */
    public CommandFailure unknown(String option, String word, List<String> possible) {
        return wrong("cli.usage.no-such-word", option, word, String.join(", ", possible));
    }
}
