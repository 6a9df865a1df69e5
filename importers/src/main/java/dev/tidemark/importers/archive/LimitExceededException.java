package dev.tidemark.importers.archive;

import java.io.IOException;

/** An archive unpacks to more than {@link ArchiveLimits} allow. The message says to how much, and what is allowed. */
public final class LimitExceededException extends IOException {
    private static final long serialVersionUID = 1L;

    LimitExceededException(String message) {
        super(message);
    }
}
