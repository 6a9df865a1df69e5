package dev.tidemark.importers.spi;

/**
 * What people and scripts need to know about a format.
 *
 * @param id stable, kebab-case: {@code k6-summary}
 * @param name for people: {@code k6 summary (handleSummary)}
 * @param description link to the tool's own description of the format
 */
public record FormatInfo(String id, String name, String description) {}
