package dev.tidemark.cli.shell;

import dev.tidemark.library.LibraryException;
import java.nio.file.InvalidPathException;
import java.util.stream.Collectors;
import picocli.CommandLine;
import picocli.CommandLine.IExecutionExceptionHandler;
import picocli.CommandLine.IParameterExceptionHandler;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.ArgSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.ParseResult;
import picocli.CommandLine.UnmatchedArgumentException;

/** Turns what goes wrong into one message and an exit code. What is a fault of the program itself passes through. */
public final class Faults implements IExecutionExceptionHandler, IParameterExceptionHandler {
    private final Shell shell;

    public Faults(Shell shell) {
        this.shell = shell;
    }

    @Override
    public int handleExecutionException(Exception e, CommandLine command, ParseResult parsed) throws Exception {
        if (e instanceof CommandFailure failure) {
            return fail(failure.code(), failure.sentence(), failure.remedy());
        }
        if (e instanceof LibraryException library) {
            return fail(ExitCode.LIBRARY, String.valueOf(library.getMessage()), library.remedy());
        }
        if (e instanceof InvalidPathException path) {
            return fail(ExitCode.USAGE, shell.text("cli.usage.no-path", path.getInput()), "");
        }
        throw e;
    }

    @Override
    public int handleParseException(ParameterException e, String[] arguments) {
        String sentence = sentence(e);
        String name = e.getCommandLine().getCommandSpec().qualifiedName();
        return fail(ExitCode.USAGE, sentence, shell.text("cli.usage.see-help", name));
    }

    private String sentence(ParameterException e) {
        if (e instanceof UnmatchedArgumentException unmatched) {
            return shell.text("cli.usage.unmatched", String.join(" ", unmatched.getUnmatched()));
        }
        if (e instanceof MissingParameterException missing) {
            String names = missing.getMissing().stream().map(Faults::name).collect(Collectors.joining(", "));
            return shell.text("cli.usage.missing", names);
        }
        return String.valueOf(e.getMessage());
    }

    private static String name(ArgSpec argument) {
        return argument.isOption() ? ((CommandLine.Model.OptionSpec) argument).longestName() : argument.paramLabel();
    }

    private int fail(ExitCode code, String sentence, String remedy) {
        String joint = remedy.isEmpty() ? "" : sentence.endsWith(".") ? " " : "; ";
        shell.output().remark("tidemark: " + sentence + joint + remedy);
        return code.number();
    }
}
