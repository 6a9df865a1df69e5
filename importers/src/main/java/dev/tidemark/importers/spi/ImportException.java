package dev.tidemark.importers.spi;

/** No run can be made of a file. The message is one sentence for people and ends with the remedy. */
public final class ImportException extends Exception {
    private static final long serialVersionUID = 1L;

    private final String place;
    private final String remedy;

    /**
     * @param place where in the file: {@code line 10}, {@code byte 4096}, a JSON pointer; empty for the whole file
     * @param sentence what is wrong
     * @param remedy what the user can do about it
     */
    public ImportException(String place, String sentence, String remedy) {
        super(sentence);
        this.place = place;
        this.remedy = remedy;
    }

    public ImportException(String place, String sentence, String remedy, Throwable cause) {
        this(place, sentence, remedy);
        initCause(cause);
    }

    public String place() {
        return place;
    }

    public String remedy() {
        return remedy;
    }

    /** The sentence alone; {@link #getMessage} says the same. */
    public String sentence() {
        return String.valueOf(super.getMessage());
    }
}
