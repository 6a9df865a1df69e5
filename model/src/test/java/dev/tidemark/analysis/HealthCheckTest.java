package dev.tidemark.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Figure;
import dev.tidemark.model.Health;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Outcome;
import dev.tidemark.model.PercentileMethod;
import dev.tidemark.model.Statistic;
import org.junit.jupiter.api.Test;

class HealthCheckTest {
    @Test
    void allClausesHold() {
        Health health = HealthCheck.judge(
                HealthRule.DEFAULT, Fixtures.healthy(Fixtures.run("a", 1)).build());

        assertThat(health.verdict()).isEqualTo(Health.Verdict.HEALTHY);
        assertThat(health.rule()).isEqualTo(HealthRule.DEFAULT);
    }

    @Test
    void everyFailedClauseIsNamedWithItsValue() {
        Health health = HealthCheck.judge(
                HealthRule.DEFAULT,
                Fixtures.run("a", 1)
                        .add(Figure.of(Metric.COMPLETED, Statistic.VALUE, 30_000))
                        .add(Figure.of(Metric.DURATION, Statistic.VALUE, 60))
                        .add(Figure.of(Metric.ERRORS, Statistic.VALUE, 2))
                        .add(Figure.of(Metric.TIMEOUTS, Statistic.VALUE, 0))
                        .add(Figure.of(Metric.NON_2XX, Statistic.VALUE, 0))
                        .add(Figure.percentile(Metric.LATENCY, 99, 0.251, PercentileMethod.HDR))
                        .build());

        assertThat(health.verdict()).isEqualTo(Health.Verdict.UNHEALTHY);
        assertThat(health.failures())
                .extracting(f -> f.clause() + ": " + f.actual())
                .containsExactly(
                        "requests.coverage value ≥ 0.95 ratio: 0.5",
                        "latency p99 ≤ 0.25 s: 0.251",
                        "requests.errors value ≤ 0.0 count: 2.0");
    }

    @Test
    void limitsThemselvesAreHealthy() {
        HealthRule rule = HealthRule.DEFAULT;

        assertThat(rule.clauses().get(0).holds(0.95)).isTrue();
        assertThat(rule.clauses().get(1).holds(0.250)).isTrue();
        assertThat(rule.clauses().get(1).holds(Math.nextUp(0.250))).isFalse();
    }

    @Test
    void whatCannotBeJudgedIsUnknownNotHealthy() {
        Health health =
                HealthCheck.judge(HealthRule.DEFAULT, Fixtures.run("a", 1).build());

        assertThat(health.verdict()).isEqualTo(Health.Verdict.UNKNOWN);
        assertThat(health.unknown()).hasSize(5);
    }

    @Test
    void aFailedRunIsNeverHealthy() {
        Health silent = HealthCheck.judge(
                HealthRule.DEFAULT,
                Fixtures.run("a", 1).outcome(Outcome.failed("exit code 1")).build());

        assertThat(silent.verdict()).isEqualTo(Health.Verdict.UNHEALTHY);
        assertThat(silent.failures()).allSatisfy(f -> assertThat(f.actual()).isNaN());
    }
}
