package dev.tidemark.app.plot;

import dev.tidemark.app.Background;
import dev.tidemark.app.Language;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.draw.ChartExport;
import dev.tidemark.chart.draw.Theme;
import java.util.function.BiConsumer;
import javafx.beans.value.ObservableValue;

/**
 * What a plot view needs of the window around it.
 *
 * @param background over threads that nothing long occupies; the view takes a sibling of its own
 * @param export asks for a file and writes the chart into it
 */
public record PlotContext(
        Language language,
        ObservableValue<Theme> theme,
        Background background,
        BiConsumer<ChartSpec, ChartExport.Format> export) {}
