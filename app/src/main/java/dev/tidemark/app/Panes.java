package dev.tidemark.app;

import dev.tidemark.app.compare.CompareView;
import dev.tidemark.app.compare.CompareViewModel;
import dev.tidemark.app.compare.Side;
import dev.tidemark.app.export.Exports;
import dev.tidemark.app.imports.ImportReportView;
import dev.tidemark.app.imports.Imports;
import dev.tidemark.app.inspector.InspectorView;
import dev.tidemark.app.inspector.InspectorViewModel;
import dev.tidemark.app.library.LibraryMenu;
import dev.tidemark.app.library.LibraryNode;
import dev.tidemark.app.library.LibraryPlaceholder;
import dev.tidemark.app.library.LibraryView;
import dev.tidemark.app.library.LibraryViewModel;
import dev.tidemark.app.memory.MemoryView;
import dev.tidemark.app.memory.MemoryViewModel;
import dev.tidemark.app.plot.PlotContext;
import dev.tidemark.app.plot.PlotViewModel;
import dev.tidemark.app.shell.CentreView;
import dev.tidemark.app.shell.Choosers;
import dev.tidemark.app.shell.Command;
import dev.tidemark.app.shell.CommandSet;
import dev.tidemark.app.shell.MainView;
import dev.tidemark.app.table.FrameworkTableView;
import dev.tidemark.app.table.FrameworkTableViewModel;
import dev.tidemark.chart.draw.Theme;
import java.util.List;
import java.util.Optional;
import javafx.application.Platform;
import org.kordamp.ikonli.feather.Feather;

/** Builds the window's views over the workbench's services and connects them with each other. */
final class Panes {
    /** What the views work with. */
    record Services(Workspace workspace, LibraryDesk desk, Background background, Imports imports, Choosers choosers) {}

    private final Services services;
    private final Language language;
    private final CentreView centre;
    private final Exports exports;
    private final CompareViewModel compare;

    Panes(Services services) {
        this.services = services;
        this.language = services.workspace().language();
        this.centre = new CentreView(language);
        this.exports = new Exports(
                services.workspace(),
                services.desk(),
                services.background(),
                (name, endings) -> services.choosers().newFile("window.export.choose", name, endings));
        this.compare = new CompareViewModel(services.workspace(), services.desk(), services.background());
    }

    /** The whole window's content. */
    MainView main() {
        tabs();
        services.imports()
                .report()
                .addListener((o, old, report) -> report.ifPresent(r -> {
                    centre.open(
                            "import-report",
                            Feather.CLIPBOARD,
                            new ImportReportView(r, services.imports()::summary, language));
                    services.imports().report().set(Optional.empty());
                }));
        LibraryView left = library();
        InspectorView right = new InspectorView(
                new InspectorViewModel(services.workspace(), services.desk(), services.background()),
                language,
                original -> centre.open("original", Feather.FILE_TEXT, original));
        CommandSet commands = new CommandSet(fileCommands(), editCommands(left), List.of(centre.commands()));
        return new MainView(
                services.workspace(), new MainView.Parts(left, centre, right), commands, services.imports()::start);
    }

    private void tabs() {
        Workspace workspace = services.workspace();
        PlotContext context = new PlotContext(
                language,
                workspace.look().map(look -> look == Look.DARK ? Theme.DARK : Theme.LIGHT),
                services.background(),
                exports::chart);
        PlotViewModel plot = new PlotViewModel(services.background().sibling(), PlotViewModel.newCursor());
        MemoryViewModel memory = new MemoryViewModel(workspace, services.desk(), services.background(), plot);
        FrameworkTableViewModel table = new FrameworkTableViewModel(workspace, services.desk(), services.background());
        centre.add("memory", Feather.ACTIVITY, new MemoryView(memory, context))
                .add("table", Feather.GRID, new FrameworkTableView(table, language))
                .add("compare", Feather.COLUMNS, new CompareView(compare, language));
    }

    private LibraryView library() {
        LibraryViewModel library = new LibraryViewModel(services.workspace(), services.desk());
        LibraryPlaceholder placeholder = new LibraryPlaceholder(
                library,
                services.workspace(),
                new LibraryPlaceholder.Actions(services.imports()::startExamples, this::importFiles, this::openOther));
        LibraryMenu menu = new LibraryMenu(List.of(
                new LibraryMenu.Entry("window.add-to-comparison", Feather.COLUMNS, nodes -> compare.add(sides(nodes))),
                new LibraryMenu.Entry(
                        "window.remove-study",
                        Feather.TRASH_2,
                        nodes -> nodes.stream().findFirst().ifPresent(library::removeStudy))));
        return new LibraryView(library, language, placeholder, menu);
    }

    /** A single run is a side of its own; of more than one each subject in each scenario is. */
    private static List<Side> sides(List<LibraryNode> nodes) {
        return nodes.stream()
                .flatMap(n -> Side.of(n.study(), n.runs()).stream())
                .toList();
    }

    private List<List<Command>> fileCommands() {
        return List.of(
                List.of(
                        Command.of("import-files", Feather.FILE_PLUS, "Shortcut+O", this::importFiles),
                        Command.of("import-folder", Feather.FOLDER_PLUS, "Shortcut+Shift+O", this::importFolder),
                        Command.of("open-examples", Feather.BOOK_OPEN, "", services.imports()::startExamples)),
                List.of(Command.of("export-report", Feather.DOWNLOAD, "Shortcut+E", exports::report)),
                List.of(Command.of("open-library", Feather.DATABASE, "", this::openOther)),
                List.of(Command.of("quit", Feather.LOG_OUT, "Shortcut+Q", Platform::exit)));
    }

    private List<List<Command>> editCommands(LibraryView left) {
        Undo undo = services.workspace().undo();
        return List.of(
                List.of(Command.of("undo", Feather.CORNER_UP_LEFT, "Shortcut+Z", undo::back)
                        .disabledWhile(undo.next().isEmpty())),
                List.of(Command.of("search", Feather.SEARCH, "Shortcut+F", left::search)));
    }

    private void importFiles() {
        services.imports().start(services.choosers().files("window.import.choose-files"));
    }

    private void importFolder() {
        services.choosers()
                .folder("window.import.choose-folder")
                .ifPresent(folder -> services.imports().start(List.of(folder)));
    }

    private void openOther() {
        services.choosers().file("window.import.choose-library").ifPresent(services.desk()::open);
    }
}
