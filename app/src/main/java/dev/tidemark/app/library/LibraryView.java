package dev.tidemark.app.library;

import atlantafx.base.controls.CustomTextField;
import dev.tidemark.app.Language;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import javafx.beans.binding.Bindings;
import javafx.collections.ListChangeListener;
import javafx.scene.Node;
import javafx.scene.control.ContextMenu;
import javafx.scene.control.MenuItem;
import javafx.scene.control.SelectionMode;
import javafx.scene.control.ToggleButton;
import javafx.scene.control.TreeItem;
import javafx.scene.control.TreeView;
import javafx.scene.input.KeyCode;
import javafx.scene.input.KeyEvent;
import javafx.scene.layout.BorderPane;
import javafx.scene.layout.StackPane;
import javafx.scene.layout.VBox;
import org.controlsfx.control.SegmentedButton;
import org.kordamp.ikonli.feather.Feather;
import org.kordamp.ikonli.javafx.FontIcon;

/** Search field, filter and tree, or what stands in the tree's place. */
public final class LibraryView extends BorderPane {
    private final LibraryViewModel model;
    private final Language language;
    private final TreeView<LibraryNode> tree = new TreeView<>(new TreeItem<>());
    private final CustomTextField search = new CustomTextField();
    private final Set<String> closed = new HashSet<>();
    private boolean building;

    /** @param placeholder stands where the tree would be, for each reason why it is not there */
    public LibraryView(LibraryViewModel model, Language language, LibraryPlaceholder placeholder, LibraryMenu menu) {
        this.model = model;
        this.language = language;
        setId("library");
        getStyleClass().add("library");
        setTop(new VBox(8, searchField(), filter()));
        getTop().getStyleClass().add("bar");
        Node instead = placeholder.node();
        instead.visibleProperty().bind(model.showing().isNotEqualTo(LibraryViewModel.Showing.TREE));
        tree.visibleProperty().bind(model.showing().isEqualTo(LibraryViewModel.Showing.TREE));
        setCenter(new StackPane(tree, instead));
        prepareTree(menu);
        model.nodes().addListener((o, old, nodes) -> fill(nodes));
        fill(model.nodes().get());
    }

    private Node searchField() {
        search.setId("search");
        search.promptTextProperty().bind(language.text("window.search"));
        search.accessibleTextProperty().bind(language.text("window.search"));
        search.setLeft(new FontIcon(Feather.SEARCH));
        search.setOnKeyPressed(e -> {
            if (e.getCode() == KeyCode.ESCAPE) {
                model.clear();
            }
        });
        search.textProperty().bindBidirectional(model.query());
        return search;
    }

    private Node filter() {
        SegmentedButton buttons = new SegmentedButton();
        for (OriginFilter origin : OriginFilter.values()) {
            ToggleButton button = new ToggleButton();
            button.textProperty().bind(language.text(origin.textKey()));
            button.setSelected(origin == model.filter().get());
            button.setOnAction(e -> {
                button.setSelected(true);
                model.filter().set(origin);
            });
            buttons.getButtons().add(button);
        }
        return buttons;
    }

    private void prepareTree(LibraryMenu menu) {
        tree.setId("tree");
        tree.setShowRoot(false);
        tree.accessibleTextProperty().bind(language.text("window.library"));
        tree.setCellFactory(t -> new LibraryCell());
        tree.getSelectionModel().setSelectionMode(SelectionMode.MULTIPLE);
        tree.getSelectionModel().getSelectedItems().addListener((ListChangeListener<TreeItem<LibraryNode>>)
                c -> selectionChanged());
        tree.addEventHandler(KeyEvent.KEY_PRESSED, e -> {
            if (e.getCode() == KeyCode.DELETE) {
                selected().stream().findFirst().ifPresent(model::removeStudy);
            }
        });
        ContextMenu context = new ContextMenu();
        for (LibraryMenu.Entry entry : menu.entries()) {
            MenuItem item = new MenuItem();
            item.textProperty().bind(language.text(entry.textKey()));
            item.setGraphic(new FontIcon(entry.icon()));
            item.setOnAction(e -> entry.action().accept(selected()));
            item.disableProperty()
                    .bind(Bindings.isEmpty(tree.getSelectionModel().getSelectedItems()));
            context.getItems().add(item);
        }
        tree.setContextMenu(context);
    }

    private List<LibraryNode> selected() {
        return tree.getSelectionModel().getSelectedItems().stream()
                .filter(i -> i != null && i.getValue() != null)
                .map(TreeItem::getValue)
                .toList();
    }

    private void selectionChanged() {
        if (!building) {
            model.select(selected());
        }
    }

    /** Builds the items anew; what was closed stays closed, what was selected stays selected. */
    private void fill(List<LibraryNode> nodes) {
        building = true;
        try {
            tree.getSelectionModel().clearSelection();
            tree.getRoot().getChildren().setAll(nodes.stream().map(this::item).toList());
            select(tree.getRoot());
        } finally {
            building = false;
        }
    }

    private TreeItem<LibraryNode> item(LibraryNode node) {
        TreeItem<LibraryNode> item = new TreeItem<>(node);
        item.setExpanded(node.kind() == LibraryNode.Kind.STUDY != closed.contains(node.key()));
        item.expandedProperty().addListener((o, was, is) -> {
            if (is == (node.kind() == LibraryNode.Kind.STUDY)) {
                closed.remove(node.key());
            } else {
                closed.add(node.key());
            }
        });
        item.getChildren().setAll(node.children().stream().map(this::item).toList());
        return item;
    }

    private boolean select(TreeItem<LibraryNode> parent) {
        for (TreeItem<LibraryNode> item : parent.getChildren()) {
            if (model.isSelected(item.getValue())) {
                tree.getSelectionModel().select(item);
                return true;
            }
            if (select(item)) {
                return true;
            }
        }
        return false;
    }

    /** Puts the cursor into the search field. */
    public void search() {
        search.requestFocus();
        search.selectAll();
    }
}
