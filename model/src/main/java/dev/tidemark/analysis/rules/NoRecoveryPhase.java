package dev.tidemark.analysis.rules;

import dev.tidemark.analysis.Finding;
import dev.tidemark.analysis.Rule;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Run;
import java.util.List;
import java.util.Optional;

/** Memory was sampled under load but not after it: whether it is given back cannot be said. */
public final class NoRecoveryPhase implements Rule {
    @Override
    public String id() {
        return "no-recovery-phase";
    }

    @Override
    public Optional<Finding> judge(Run run) {
        boolean silent = run.series(Metric.RSS).isPresent()
                && run.phase(Phase.Kind.LOAD).isPresent()
                && run.phase(Phase.Kind.RECOVERY).isEmpty();
        return silent ? Optional.of(new Finding(id(), run.id(), List.of())) : Optional.empty();
    }
}
