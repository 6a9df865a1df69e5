package dev.tidemark.analysis;

import dev.tidemark.model.HealthRule;
import dev.tidemark.model.Run;
import dev.tidemark.model.Spread;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;

/**
 * Two to eight groups of runs side by side. It describes: differences and ratios of medians, and whether the ranges
 * overlap; it claims no significance.
 *
 * @param baseline index of the group that the others are compared with
 * @param otherDifferences what else differs, to be shown above the numbers
 */
public record Comparison(
        List<Group> groups,
        int baseline,
        Reducer reducer,
        HealthRule rule,
        List<Line> lines,
        List<Differences.Difference> otherDifferences) {
    public static final int MOST_GROUPS = 8;

    /** Runs that stand together under one name. */
    public record Group(String label, List<Run> runs) {
        public Group {
            runs = List.copyOf(runs);
            if (runs.isEmpty()) {
                throw new IllegalArgumentException("group '" + label + "' has no run");
            }
        }

        /** How many of its runs are healthy by the rule. */
        public long healthy(HealthRule rule) {
            return runs.stream()
                    .filter(r -> HealthCheck.judge(rule, r).verdict() == dev.tidemark.model.Health.Verdict.HEALTHY)
                    .count();
        }
    }

    /** One column's figures, a side per group in the order of the groups. */
    public record Line(Column column, List<Side> sides) {
        public Line {
            sides = List.copyOf(sides);
        }
    }

    /**
     * One group's figure against the baseline's.
     *
     * @param difference median minus the baseline's median, in the column's base unit; empty where one is unknown, and
     *     for the baseline itself
     * @param ratio median ÷ the baseline's median; empty too where that is zero
     */
    public record Side(FrameworkTable.Cell cell, OptionalDouble difference, OptionalDouble ratio, Ranges ranges) {}

    /** How the [min–max] of a group lies to the baseline's. */
    public enum Ranges {
        /** The group is the baseline, or a side is unknown. */
        NOT_COMPARED,
        OVERLAP,
        ALL_LOWER,
        ALL_HIGHER,
        /** One value on a side is no range. */
        TOO_FEW
    }

    public Comparison {
        groups = List.copyOf(groups);
        lines = List.copyOf(lines);
        otherDifferences = List.copyOf(otherDifferences);
    }

    /**
     * Compares on those columns that at least one group has.
     *
     * @throws IllegalArgumentException for fewer than two groups, more than eight, or a baseline that is none of them
     */
    public static Comparison of(
            List<Group> groups, int baseline, List<Column> columns, Reducer reducer, HealthRule rule) {
        if (groups.size() < 2 || groups.size() > MOST_GROUPS) {
            throw new IllegalArgumentException(
                    "a comparison takes 2 to " + MOST_GROUPS + " groups, not " + groups.size());
        }
        if (baseline < 0 || baseline >= groups.size()) {
            throw new IllegalArgumentException("no group has the index " + baseline);
        }
        List<Line> lines = new ArrayList<>();
        for (Column column : columns) {
            List<FrameworkTable.Cell> cells = groups.stream()
                    .map(g -> FrameworkTable.cell(
                            column,
                            g.runs().stream().map(r -> new Measures(r, reducer)).toList()))
                    .toList();
            if (cells.stream().anyMatch(c -> c.spread().isPresent())) {
                lines.add(line(column, cells, baseline));
            }
        }
        return new Comparison(
                groups,
                baseline,
                reducer,
                rule,
                lines,
                Differences.between(groups.stream().map(Group::runs).toList()));
    }

    private static Line line(Column column, List<FrameworkTable.Cell> cells, int baseline) {
        Optional<Spread> base = cells.get(baseline).spread();
        List<Side> sides = new ArrayList<>();
        for (int i = 0; i < cells.size(); i++) {
            FrameworkTable.Cell cell = cells.get(i);
            if (i == baseline || base.isEmpty() || cell.spread().isEmpty()) {
                sides.add(new Side(cell, OptionalDouble.empty(), OptionalDouble.empty(), Ranges.NOT_COMPARED));
            } else {
                sides.add(side(cell, cell.spread().get(), base.get()));
            }
        }
        return new Line(column, sides);
    }

    private static Side side(FrameworkTable.Cell cell, Spread own, Spread base) {
        OptionalDouble ratio =
                base.median() == 0 ? OptionalDouble.empty() : OptionalDouble.of(own.median() / base.median());
        return new Side(cell, OptionalDouble.of(own.median() - base.median()), ratio, ranges(own, base));
    }

    private static Ranges ranges(Spread own, Spread base) {
        if (own.n() < 2 || base.n() < 2) {
            return Ranges.TOO_FEW;
        }
        if (own.overlaps(base)) {
            return Ranges.OVERLAP;
        }
        return own.max() < base.min() ? Ranges.ALL_LOWER : Ranges.ALL_HIGHER;
    }
}
