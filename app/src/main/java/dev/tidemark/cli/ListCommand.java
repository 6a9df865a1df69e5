package dev.tidemark.cli;

import dev.tidemark.cli.pick.PrintOptions;
import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.library.LibraryException;
import dev.tidemark.library.RunEntry;
import dev.tidemark.library.RunLibrary;
import dev.tidemark.library.StudyEntry;
import dev.tidemark.report.JsonObject;
import dev.tidemark.report.Report;
import dev.tidemark.report.Table;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;

/** Lists the library's studies. */
@Command(name = "list")
final class ListCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Mixin
    private PrintOptions print = new PrintOptions();

    ListCommand(TidemarkCommand root) {
        this.root = root;
    }

    /** What the list says of a study. */
    private record Line(StudyEntry study, long subjects, long scenarios) {}

    @Override
    public Integer call() throws LibraryException, CommandFailure {
        Shell shell = root.shell();
        try (RunLibrary library = root.existingLibrary()) {
            List<Line> lines = new ArrayList<>();
            for (StudyEntry study : library.studies()) {
                List<RunEntry> runs = library.runs(study.key());
                lines.add(new Line(
                        study,
                        runs.stream().map(RunEntry::subject).distinct().count(),
                        runs.stream().map(RunEntry::scenario).distinct().count()));
            }
            if (print.json()) {
                shell.output().text(json(library, lines).text());
            } else if (lines.isEmpty()) {
                shell.output().line(shell.text("cli.list.empty", library.file()));
            } else {
                print.print(
                        shell,
                        Report.of(table(shell, library, lines), shell.texts().locale()));
            }
        }
        return ExitCode.OK.number();
    }

    private static Table table(Shell shell, RunLibrary library, List<Line> lines) {
        List<Table.Head> head = List.of(
                Table.Head.text(shell.text("cli.study")),
                Table.Head.text(shell.text("cli.title")),
                Table.Head.text(shell.text("cli.origin")),
                new Table.Head(shell.text("cli.runs"), "", Table.Kind.NUMBER),
                new Table.Head(shell.text("cli.subjects"), "", Table.Kind.NUMBER),
                new Table.Head(shell.text("cli.scenarios"), "", Table.Kind.NUMBER));
        List<List<Table.Cell>> rows = lines.stream()
                .map(l -> List.of(
                        Table.Cell.text(l.study().study().id()),
                        Table.Cell.text(l.study().study().title()),
                        Table.Cell.text(shell.text("cli.origin." + origin(l))),
                        Table.Cell.count(shell.words().formats(), l.study().runs()),
                        Table.Cell.count(shell.words().formats(), l.subjects()),
                        Table.Cell.count(shell.words().formats(), l.scenarios())))
                .toList();
        return new Table(library.file().toString(), head, rows, List.of(), false);
    }

    private static String origin(Line line) {
        return line.study().study().origin().name().toLowerCase(Locale.ROOT);
    }

    private static JsonObject json(RunLibrary library, List<Line> lines) {
        return new JsonObject()
                .put("library", library.file().toString())
                .put(
                        "studies",
                        lines.stream()
                                .map(l -> new JsonObject()
                                        .put("id", l.study().study().id())
                                        .put("title", l.study().study().title())
                                        .put("origin", origin(l))
                                        .put("smoke", l.study().study().smoke())
                                        .put("runs", l.study().runs())
                                        .put("subjects", l.subjects())
                                        .put("scenarios", l.scenarios())
                                        .put("added", l.study().added().toString()))
                                .toList());
    }
}
