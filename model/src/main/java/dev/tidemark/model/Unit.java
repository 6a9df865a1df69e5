package dev.tidemark.model;

import java.util.Arrays;
import java.util.Optional;

/** A base unit. Every value in the model is stored in one of these; scaling (MiB, ms, %) is presentation. */
public enum Unit {
    BYTE("B", Better.LOWER),
    SECOND("s", Better.LOWER),
    PER_SECOND("1/s", Better.HIGHER),
    BYTE_PER_SECOND("B/s", Better.HIGHER),
    /** Logical CPUs kept busy: 1.0 is what tools print as 100 %. */
    CORE("cores", Better.LOWER),
    /** A fraction, 1.0 being the whole; shown as percent. */
    RATIO("ratio", Better.NEITHER),
    COUNT("count", Better.NEITHER);

    /** Which direction is an improvement, where the unit alone can tell. */
    public enum Better {
        LOWER,
        HIGHER,
        NEITHER
    }

    private final String symbol;
    private final Better better;

    Unit(String symbol, Better better) {
        this.symbol = symbol;
        this.better = better;
    }

    /** As written in study files and approved texts: {@code B}, {@code s}, {@code 1/s}, … */
    public String symbol() {
        return symbol;
    }

    public Better better() {
        return better;
    }

    public static Optional<Unit> ofSymbol(String symbol) {
        return Arrays.stream(values()).filter(u -> u.symbol.equals(symbol)).findFirst();
    }
}
