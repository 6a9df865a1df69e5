package dev.tidemark.analysis.rules;

import dev.tidemark.analysis.Finding;
import dev.tidemark.analysis.Rule;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.Run;
import java.util.List;
import java.util.Optional;

/** The run did not end well: its figures are not those of a complete run. */
public final class FailedRun implements Rule {
    @Override
    public String id() {
        return "failed-run";
    }

    @Override
    public Optional<Finding> judge(Run run) {
        if (run.outcome().status() == Outcome.Status.COMPLETED) {
            return Optional.empty();
        }
        String detail = run.outcome().detail().lines().findFirst().orElse("–");
        return Optional.of(new Finding(id(), run.id(), List.of(detail)));
    }
}
