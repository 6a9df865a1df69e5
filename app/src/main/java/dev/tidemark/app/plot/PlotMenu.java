package dev.tidemark.app.plot;

import dev.tidemark.chart.draw.ChartExport;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SeparatorMenuItem;
import javafx.scene.image.Image;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** What can be done with a chart: copy it, save it, see all of it. */
final class PlotMenu {
    private PlotMenu() {}

    /** @param copy puts the picture on the clipboard */
    static ContextMenu of(PlotViewModel model, PlotContext context, Runnable copy) {
        ContextMenu menu = new ContextMenu(item(context, "plot.copy", Feather.COPY, copy), new SeparatorMenuItem());
        for (ChartExport.Format format : ChartExport.Format.values()) {
            menu.getItems()
                    .add(item(
                            context,
                            "plot.export." + format.word(),
                            Feather.DOWNLOAD,
                            () -> model.drawn()
                                    .get()
                                    .ifPresent(c -> context.export().accept(c, format))));
        }
        menu.getItems().addAll(new SeparatorMenuItem(), item(context, "plot.reset", Feather.MAXIMIZE, model::reset));
        menu.setOnShowing(e ->
                menu.getItems().forEach(i -> i.setDisable(model.drawn().get().isEmpty())));
        return menu;
    }

    private static MenuItem item(PlotContext context, String key, Feather icon, Runnable action) {
        MenuItem item = new MenuItem();
        item.setId(key.replace('.', '-'));
        item.textProperty().bind(context.language().text(key));
        item.setGraphic(new FontIcon(icon));
        item.setOnAction(e -> action.run());
        return item;
    }

    static void copy(Image image) {
        ClipboardContent content = new ClipboardContent();
        content.putImage(image);
        Clipboard.getSystemClipboard().setContent(content);
    }
}
