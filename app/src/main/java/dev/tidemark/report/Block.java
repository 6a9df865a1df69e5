package dev.tidemark.report;

import dev.tidemark.chart.ChartSpec;
import java.util.List;

/** One part of a report. Its texts are in the report's language. */
public sealed interface Block permits Block.Heading, Block.Paragraph, Block.Items, Block.Chart, Block.Data, Table {
    /** @param level 2 for a section, 3 for a part of one; 1 is the report's title */
    record Heading(int level, String text) implements Block {}

    record Paragraph(String text) implements Block {}

    /** A list of problems, failed clauses and the like. */
    record Items(List<Item> items) implements Block {
        public Items {
            items = List.copyOf(items);
        }
    }

    /**
     * @param label the first, emphasised words: a severity, a run
     * @param place where it is; may be empty
     */
    record Item(String label, String place, String text) {}

    record Chart(ChartSpec chart) implements Block {}

    /**
     * The values behind the report, for a program that re-derives it.
     *
     * @param json one JSON document
     */
    record Data(String caption, String json) implements Block {}
}
