package dev.tidemark.analysis;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import dev.tidemark.analysis.Comparison.Group;
import dev.tidemark.analysis.Comparison.Ranges;
import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Run;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ComparisonTest {
    private static final double MIB = 1 << 20;

    @Test
    void differenceAndRatioAreOfMedians() {
        Comparison.Line line = compare(group("a", 100, 110, 120), group("b", 200, 220, 240))
                .lines()
                .getFirst();

        assertThat(line.column()).isEqualTo(Columns.RSS_LOAD);
        Comparison.Side base = line.sides().get(0);
        Comparison.Side other = line.sides().get(1);
        assertThat(base.difference()).isEmpty();
        assertThat(base.ranges()).isEqualTo(Ranges.NOT_COMPARED);
        assertThat(other.difference()).hasValue(110 * MIB);
        assertThat(other.ratio()).hasValue(2);
        assertThat(other.ranges()).isEqualTo(Ranges.ALL_HIGHER);
    }

    @Test
    void rangesAreDescribed() {
        assertThat(ranges(group("a", 100, 110), group("b", 110, 120))).isEqualTo(Ranges.OVERLAP);
        assertThat(ranges(group("a", 100, 110), group("b", 90, 99))).isEqualTo(Ranges.ALL_LOWER);
        assertThat(ranges(group("a", 100, 110), group("b", 200))).isEqualTo(Ranges.TOO_FEW);
        assertThat(ranges(group("a", 100), group("b", 200, 210))).isEqualTo(Ranges.TOO_FEW);
        assertThat(ranges(group("a", 100, 110), empty("b"))).isEqualTo(Ranges.NOT_COMPARED);
        assertThat(ranges(empty("a"), group("b", 100, 110))).isEqualTo(Ranges.NOT_COMPARED);
    }

    @Test
    void aBaselineOfZeroHasNoRatio() {
        Comparison.Side side = compare(group("a", 0, 0), group("b", 1, 1))
                .lines()
                .getFirst()
                .sides()
                .get(1);

        assertThat(side.ratio()).isEmpty();
        assertThat(side.difference()).hasValue(MIB);
    }

    @Test
    void columnsThatNobodyHasAreLeftOut() {
        Comparison comparison = Comparison.of(
                List.of(group("a", 1, 2), group("b", 3, 4)), 0, Columns.all(), Reducer.MEDIAN, HealthRule.DEFAULT);

        assertThat(comparison.lines()).extracting(l -> l.column().id()).containsExactly("rss-load", "rss-peak");
    }

    @Test
    void healthyRunsOfAGroupAreCounted() {
        Group group = new Group(
                "a",
                List.of(
                        Fixtures.healthy(Fixtures.run("a", 1)).build(),
                        Fixtures.run("a", 2).build()));

        assertThat(group.healthy(HealthRule.DEFAULT)).isEqualTo(1);
    }

    @Test
    void takesTwoToEightGroupsAndABaselineAmongThem() {
        List<Group> nine = Collections.nCopies(9, group("a", 1));

        assertThatIllegalArgumentException().isThrownBy(() -> of(List.of(group("a", 1)), 0));
        assertThatIllegalArgumentException().isThrownBy(() -> of(nine, 0));
        assertThatIllegalArgumentException().isThrownBy(() -> of(nine.subList(0, 2), 2));
        assertThatIllegalArgumentException().isThrownBy(() -> of(nine.subList(0, 2), -1));
        assertThatIllegalArgumentException().isThrownBy(() -> new Group("none", List.of()));
        assertThat(of(nine.subList(0, 8), 7).groups()).hasSize(8);
    }

    private static Ranges ranges(Group base, Group other) {
        return compare(base, other).lines().getFirst().sides().get(1).ranges();
    }

    private static Comparison compare(Group... groups) {
        return of(List.of(groups), 0);
    }

    private static Comparison of(List<Group> groups, int baseline) {
        return Comparison.of(groups, baseline, List.of(Columns.RSS_LOAD), Reducer.MEDIAN, HealthRule.DEFAULT);
    }

    /** One run per value, which is its RSS under load in MiB. */
    private static Group group(String name, double... mebibytes) {
        List<Run> runs = Arrays.stream(mebibytes)
                .mapToObj(v -> Fixtures.run(name, 1, Double.NaN, Double.NaN, v, v, v, v)
                        .build())
                .toList();
        return new Group(name, runs);
    }

    private static Group empty(String name) {
        return new Group(name, List.of(Fixtures.run(name, 1).build()));
    }
}
