package dev.tidemark.assets;

/** What the program is called, where it names itself in files and on the command line. */
public final class Product {
    public static final String NAME = "Tidemark";

    /** The version of the build; a test holds it against the project's. */
    public static final String VERSION = "0.1.0";

    private Product() {}
}
