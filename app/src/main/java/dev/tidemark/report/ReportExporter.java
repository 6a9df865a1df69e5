package dev.tidemark.report;

import java.io.IOException;
import java.io.OutputStream;

/** Writes a report in one file format. Same report, same bytes: no clock, no locale, no network. */
public interface ReportExporter {
    /** Stable, and the usual file name ending: {@code html}. */
    String id();

    /** For people: {@code HTML}. */
    String label();

    /** Writes the whole report in UTF-8 and leaves the stream open. */
    void write(Report report, OutputStream out) throws IOException;
}
