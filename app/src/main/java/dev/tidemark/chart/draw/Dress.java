package dev.tidemark.chart.draw;

import dev.tidemark.chart.ChartSpec;
import java.awt.BasicStroke;
import java.awt.RenderingHints;
import org.jfree.chart.JFreeChart;
import org.jfree.chart.axis.Axis;
import org.jfree.chart.axis.NumberAxis;
import org.jfree.chart.block.BlockBorder;
import org.jfree.chart.plot.Plot;
import org.jfree.chart.text.TextUtils;
import org.jfree.chart.title.LegendTitle;
import org.jfree.chart.title.TextTitle;
import org.jfree.chart.ui.HorizontalAlignment;
import org.jfree.chart.ui.RectangleEdge;
import org.jfree.chart.ui.RectangleInsets;

/** Colours, fonts and distances that all charts have in common. */
final class Dress {
    /** Between the numbers of a horizontal axis. */
    static final RectangleInsets APART = new RectangleInsets(2, 16, 2, 16);

    static {
        // Else the name of a vertical axis is drawn as outlines, and is no text in SVG and PDF.
        TextUtils.setUseDrawRotatedStringWorkaround(false);
    }

    private Dress() {}

    static JFreeChart chart(ChartSpec.Heading heading, Plot plot, Theme theme) {
        plot.setBackgroundPaint(theme.background());
        plot.setOutlineVisible(false);
        plot.setNoDataMessage(heading.noData());
        plot.setNoDataMessageFont(ChartFonts.LABEL);
        plot.setNoDataMessagePaint(theme.muted());
        JFreeChart chart = new JFreeChart(null, ChartFonts.TITLE, plot, false);
        chart.setBackgroundPaint(theme.background());
        chart.setPadding(new RectangleInsets(8, 8, 6, 8));
        chart.getRenderingHints().put(RenderingHints.KEY_STROKE_CONTROL, RenderingHints.VALUE_STROKE_PURE);
        chart.setTextAntiAlias(true);
        chart.setAntiAlias(true);
        chart.addSubtitle(title(heading.title(), true, theme));
        if (!heading.subtitle().isEmpty()) {
            chart.addSubtitle(title(heading.subtitle(), false, theme));
        }
        if (plot.getLegendItems().getItemCount() > 0) {
            chart.addSubtitle(legend(plot, theme));
        }
        return chart;
    }

    private static TextTitle title(String text, boolean main, Theme theme) {
        TextTitle title = new TextTitle(text, main ? ChartFonts.TITLE : ChartFonts.SUBTITLE);
        title.setPaint(main ? theme.text() : theme.muted());
        title.setHorizontalAlignment(HorizontalAlignment.LEFT);
        title.setTextAlignment(HorizontalAlignment.LEFT);
        title.setExpandToFitSpace(true);
        title.setPadding(new RectangleInsets(1, 4, 2, 4));
        return title;
    }

    private static LegendTitle legend(Plot plot, Theme theme) {
        LegendTitle legend = new LegendTitle(plot);
        legend.setPosition(RectangleEdge.BOTTOM);
        legend.setHorizontalAlignment(HorizontalAlignment.LEFT);
        legend.setItemFont(ChartFonts.LABEL);
        legend.setItemPaint(theme.text());
        legend.setBackgroundPaint(theme.background());
        legend.setFrame(BlockBorder.NONE);
        legend.setItemLabelPadding(new RectangleInsets(2, 4, 2, 14));
        return legend;
    }

    static NumberAxis axis(NumberAxis axis, Theme theme) {
        colours(axis, theme);
        axis.setAutoTickUnitSelection(true);
        return axis;
    }

    static void colours(Axis axis, Theme theme) {
        axis.setLabelFont(ChartFonts.LABEL);
        axis.setLabelPaint(theme.muted());
        axis.setTickLabelFont(ChartFonts.SMALL);
        axis.setTickLabelPaint(theme.muted());
        axis.setAxisLinePaint(theme.muted());
        axis.setAxisLineStroke(new BasicStroke(1f));
        axis.setTickMarkPaint(theme.muted());
    }
}
