package dev.tidemark.app.compare;

import dev.tidemark.app.Language;
import javafx.geometry.Pos;
import javafx.scene.control.Button;
import javafx.scene.control.RadioButton;
import javafx.scene.control.Tooltip;
import javafx.scene.layout.HBox;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** One side of the comparison: its name, whether it is the baseline, and a way to take it away. */
final class SideChip extends HBox {
    SideChip(CompareViewModel model, Language language, int index, String name) {
        super(4);
        setAlignment(Pos.CENTER_LEFT);
        getStyleClass().add("chip");
        RadioButton baseline = new RadioButton(name);
        baseline.setMnemonicParsing(false);
        baseline.setSelected(model.baseline().get() == index);
        baseline.setOnAction(e -> {
            baseline.setSelected(true);
            model.baseline().set(index);
        });
        Tooltip hint = new Tooltip();
        hint.textProperty().bind(language.text("window.compare.as-baseline"));
        baseline.setTooltip(hint);
        var side = model.sides().get(index);
        Button remove = new Button(null, new FontIcon(Feather.X));
        remove.getStyleClass().addAll("button-icon", "flat", "small");
        remove.setAccessibleText(language.now().get("window.compare.remove", name));
        remove.setOnAction(e -> model.remove(side));
        getChildren().addAll(baseline, remove);
    }
}
