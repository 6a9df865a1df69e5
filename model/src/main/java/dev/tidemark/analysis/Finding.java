package dev.tidemark.analysis;

import java.util.List;

/**
 * Something worth saying about a run: the views' texts have a sentence for each rule, with its numbers in it.
 *
 * @param rule id of the rule; the text's key is {@code finding.} and this id
 * @param run id of the run it is about
 * @param arguments the sentence's numbers and words, in order: {@link Long}, {@link Double} or {@link String}
 */
public record Finding(String rule, String run, List<Object> arguments) {
    public Finding {
        arguments = List.copyOf(arguments);
    }
}
