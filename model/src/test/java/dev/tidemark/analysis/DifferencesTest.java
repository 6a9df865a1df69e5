package dev.tidemark.analysis;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.model.Conditions;
import dev.tidemark.model.Load;
import dev.tidemark.model.Run;
import dev.tidemark.model.Scenario;
import dev.tidemark.model.Subject;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class DifferencesTest {
    private static final Scenario READ = Scenario.of("read", Load.closed(64)).with("batch", "64");

    @Test
    void runsUnderTheSameConditionsDifferInNothingElse() {
        Run a = run("24.14.1", "Apple M3", READ).build();

        assertThat(Differences.between(List.of(List.of(a), List.of(a)))).isEmpty();
    }

    @Test
    void everyOtherFactIsNamedWithEachSidesValue() {
        Run a = run("24.14.1", "Apple M3", READ)
                .started(Instant.parse("2026-10-17T23:59:59Z"))
                .build();
        Run b = run(
                        "24.15.0",
                        "Apple M3",
                        Scenario.of("read", Load.count(1000, 4)).with("batch", "1"))
                .started(Instant.parse("2026-10-18T00:00:01Z"))
                .build();

        assertThat(text(a, b))
                .containsExactly(
                        "date 2026-10-17/2026-10-18",
                        "load closed/count",
                        "load.connections 64/4",
                        "load.count ?/1000",
                        "runtime Node.js 24.14.1/Node.js 24.15.0",
                        "workload.batch 64/1");
    }

    @Test
    void unknownIsNotEqual() {
        Run stated = run("", "Apple M3", READ).build();
        Run silent = Run.builder("b", Subject.named("b"), READ).build();

        assertThat(text(stated, silent)).containsExactly("machine.cpu Apple M3/?", "runtime Node.js/?");
    }

    @Test
    void phasesDifferFromHalfASecondOn() {
        Run a = Fixtures.run("a", 1).build();
        Run b = Run.builder("b", Subject.named("a"), Fixtures.HELLO)
                .add(Fixtures.phase(dev.tidemark.model.Phase.Kind.LOAD, 0, 60))
                .build();

        assertThat(text(a, b)).containsExactly("phases initial 2 s, load 4 s, recovery 2 s/load 60 s");
    }

    @Test
    void aFactThatVariesWithinASideShowsAllItsValues() {
        Run first = run("1", "x", READ).build();
        Run second = run("2", "x", READ).build();

        List<Differences.Difference> found =
                Differences.between(List.of(List.of(first, second, first), List.of(first)));

        assertThat(found)
                .containsExactly(new Differences.Difference("runtime", List.of("Node.js 1 | Node.js 2", "Node.js 1")));
    }

    @Test
    void ratesArePartOfTheLoad() {
        Run a = Run.builder("a", Subject.named("a"), Scenario.of("w", Load.paced(100, 1)))
                .build();
        Run b = Run.builder("b", Subject.named("b"), Scenario.of("w", Load.paced(1000.5, 1)))
                .build();

        assertThat(text(a, b)).containsExactly("load.rate 100/1000.5");
    }

    private static List<String> text(Run a, Run b) {
        return Differences.between(List.of(List.of(a), List.of(b))).stream()
                .map(d -> d.fact() + " " + String.join("/", d.values()))
                .toList();
    }

    private static Run.Builder run(String runtimeVersion, String cpu, Scenario scenario) {
        return Run.builder("r", new Subject("s", "1", "Node.js", runtimeVersion), scenario)
                .conditions(Conditions.of(Map.of(Conditions.CPU, cpu, "machine.load-average", runtimeVersion + "9")));
    }
}
