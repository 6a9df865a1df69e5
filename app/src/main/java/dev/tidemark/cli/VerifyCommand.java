package dev.tidemark.cli;

import dev.tidemark.cli.shell.CommandFailure;
import dev.tidemark.cli.shell.ExitCode;
import dev.tidemark.cli.shell.Shell;
import dev.tidemark.importers.Importers;
import dev.tidemark.importers.Refusal;
import dev.tidemark.importers.own.StudyVerifier;
import dev.tidemark.importers.own.Verification;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.report.JsonObject;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Checks study files against themselves. */
@Command(name = "verify")
final class VerifyCommand implements Callable<Integer> {
    private final TidemarkCommand root;

    @Parameters(paramLabel = "FILE", arity = "1..*", descriptionKey = "verify.file")
    private List<String> files = new ArrayList<>();

    @Option(names = "--allow-smoke", descriptionKey = "verify.allow-smoke")
    private boolean allowSmoke;

    @Option(names = "--json", descriptionKey = "option.json")
    private boolean json;

    VerifyCommand(TidemarkCommand root) {
        this.root = root;
    }

    @Override
    public Integer call() throws CommandFailure {
        Shell shell = root.shell();
        List<JsonObject> documents = new ArrayList<>();
        boolean passed = true;
        for (String file : files) {
            JsonObject document = new JsonObject().put("file", file);
            passed &= verify(shell, file, document);
            documents.add(document);
        }
        if (json) {
            shell.output().text(new JsonObject().put("files", documents).text());
        }
        return (passed ? ExitCode.OK : ExitCode.DATA).number();
    }

    /** Returns whether the file passed; says what it finds and puts it into the document. */
    private boolean verify(Shell shell, String file, JsonObject document) {
        try {
            Path path = shell.folder().resolve(file);
            Verification found = StudyVerifier.verify(Importers.open(path), allowSmoke);
            document.put("study", found.title())
                    .put("passed", found.passed())
                    .put("hashes", found.parts())
                    .put("figures", found.figures())
                    .put("smoke", found.smoke())
                    .put(
                            "mismatches",
                            found.mismatches().stream().map(VerifyCommand::json).toList());
            found.mismatches().forEach(m -> shell.output().remark(file + ": " + m.pointer() + ": " + m.sentence()));
            if (!json) {
                String key = found.passed() ? "cli.verify.passed" : "cli.verify.failed";
                shell.output()
                        .line(shell.text(
                                key,
                                file,
                                found.parts(),
                                found.figures(),
                                found.mismatches().size()));
            }
            return found.passed();
        } catch (ImportException e) {
            return refuse(shell, Refusal.of(file, e), document);
        } catch (IOException e) {
            return refuse(shell, Refusal.of(file, e), document);
        }
    }

    private static boolean refuse(Shell shell, Refusal refusal, JsonObject document) {
        document.put("passed", false)
                .put("place", refusal.place())
                .put("sentence", refusal.sentence())
                .put("remedy", refusal.remedy());
        shell.output().remark(shell.text("cli.import.refused", refusal.line()));
        return false;
    }

    private static JsonObject json(Verification.Mismatch mismatch) {
        return new JsonObject()
                .put("pointer", mismatch.pointer())
                .put("what", mismatch.what())
                .put("stated", mismatch.stated())
                .put("recomputed", mismatch.recomputed());
    }
}
