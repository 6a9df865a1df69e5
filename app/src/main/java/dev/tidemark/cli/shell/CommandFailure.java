package dev.tidemark.cli.shell;

/** A command cannot do what was asked. */
public final class CommandFailure extends Exception {
    private static final long serialVersionUID = 1L;

    private final ExitCode code;
    private final String remedy;

    /**
     * @param sentence what is wrong and where, in the user's language
     * @param remedy what the user can do; may be empty
     */
    public CommandFailure(ExitCode code, String sentence, String remedy) {
        super(sentence);
        this.code = code;
        this.remedy = remedy;
    }

    public ExitCode code() {
        return code;
    }

    public String sentence() {
        return String.valueOf(getMessage());
    }

    public String remedy() {
        return remedy;
    }
}
