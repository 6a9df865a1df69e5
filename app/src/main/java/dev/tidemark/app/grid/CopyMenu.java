package dev.tidemark.app.grid;

import dev.tidemark.app.Language;
import dev.tidemark.report.Report;
import dev.tidemark.report.ReportExporter;
import dev.tidemark.report.ReportExporters;
import dev.tidemark.report.Table;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;
import javafx.scene.control.MenuButton;
import javafx.scene.control.MenuItem;
import javafx.scene.input.Clipboard;
import javafx.scene.input.ClipboardContent;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Copies a table as text, in the formats that reports are written in. */
public final class CopyMenu extends MenuButton {
    private static final List<String> FORMATS = List.of("md", "csv", "tsv", "tex");

    private final Language language;
    private final Supplier<Optional<Table>> table;

    public CopyMenu(Language language, Supplier<Optional<Table>> table) {
        this.language = language;
        this.table = table;
        textProperty().bind(language.text("window.copy"));
        setGraphic(new FontIcon(Feather.COPY));
        setMinWidth(USE_PREF_SIZE);
        for (String id : FORMATS) {
            ReportExporters.byId(id).ifPresent(exporter -> {
                MenuItem item = new MenuItem(exporter.label());
                item.setId("copy-" + id);
                item.setOnAction(e -> copy(exporter));
                getItems().add(item);
            });
        }
    }

    private void copy(ReportExporter exporter) {
        table.get().ifPresent(t -> {
            ClipboardContent content = new ClipboardContent();
            content.putString(text(t, exporter, language));
            Clipboard.getSystemClipboard().setContent(content);
        });
    }

    /** The table alone, as the exporter writes it. */
    static String text(Table table, ReportExporter exporter, Language language) {
        ByteArrayOutputStream out = new ByteArrayOutputStream();
        try {
            exporter.write(Report.of(table, language.now().locale()), out);
        } catch (IOException e) {
            throw new UncheckedIOException("writing to memory", e);
        }
        return out.toString(StandardCharsets.UTF_8);
    }
}
