package dev.tidemark.runner;

/** A measurement that could not be made. The message says what happened; the remedy, what to do. */
public final class RunFailedException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String remedy;

    public RunFailedException(String sentence, String remedy) {
        super(sentence);
        this.remedy = remedy;
    }

    public String remedy() {
        return remedy;
    }
}
