package dev.tidemark.model;

/**
 * The file that runs were read from.
 *
 * @param name as the user knows it, inside an archive {@code runs.zip!k6.json}
 * @param format id of the importer that read it
 * @param sha256 of the original bytes, 64 lower-case hex digits
 * @param size in bytes
 */
public record Source(String name, String format, String sha256, long size) {}
