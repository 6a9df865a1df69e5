package dev.tidemark.model;

/**
 * Runs that were planned together.
 *
 * @param id stable: the same study read twice is one study
 * @param origin where its numbers come from
 * @param citation for published figures: who published them, where and when; else empty
 * @param smoke a short trial, not to be published
 */
public record Study(String id, String title, Origin origin, String citation, boolean smoke) {
    public enum Origin {
        /** Measured, with the raw data of each run. */
        MEASURED,
        /** Figures as somebody printed them, without the runs behind them. */
        PUBLISHED
    }

    public Study {
        if (id.isBlank() || title.isBlank()) {
            throw new IllegalArgumentException("a study needs an id and a title");
        }
    }

    public static Study measured(String id, String title) {
        return new Study(id, title, Origin.MEASURED, "", false);
    }

    /**
     * True for a study that no file states: files that lay in one folder or archive. Their run ids are unique within each
     * file only.
     */
    public boolean isGrouping() {
        return id.startsWith("folder:");
    }
}
