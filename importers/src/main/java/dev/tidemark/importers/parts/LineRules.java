package dev.tidemark.importers.parts;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What to do with a line of a text report, by its form; the first form that fits the whole line is it. One thread. */
public final class LineRules {
    private record Rule(Pattern form, Consumer<MatchResult> action) {}

    private final List<Rule> rules = new ArrayList<>();

    /** Adds a form, to be tried after those before it; blanks around the line do not count. */
    public LineRules on(Pattern form, Consumer<MatchResult> action) {
        rules.add(new Rule(form, action));
        return this;
    }

    /** @return false where no form fits */
    public boolean take(String line) {
        String stripped = line.strip();
        for (Rule rule : rules) {
            Matcher matcher = rule.form().matcher(stripped);
            if (matcher.matches()) {
                rule.action().accept(matcher.toMatchResult());
                return true;
            }
        }
        return false;
    }
}
