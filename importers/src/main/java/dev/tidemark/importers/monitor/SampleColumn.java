package dev.tidemark.importers.monitor;

import dev.tidemark.importers.parts.ColumnMeaning;
import dev.tidemark.importers.parts.DoubleColumn;
import dev.tidemark.importers.parts.UnitNames;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Problem;
import dev.tidemark.model.SeriesBuilder;
import dev.tidemark.model.Unit;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** The values of one column, whose unit may stand in the header, beside each value, or nowhere. One thread. */
final class SampleColumn {
    private static final Set<String> MISSING =
            Set.of("", "-", "--", "nan", "n/a", "na", "null", "none", "inf", "+inf", "-inf", "undefined");
    /** Bytes are whole, and less than this is no process's memory: then the numbers may be KiB or MiB. */
    private static final double LEAST_IN_BYTES = 1 << 20;

    private final ColumnMeaning meaning;
    private final DoubleColumn values = new DoubleColumn();
    private @Nullable Metric metric;
    private int withUnit;
    private int withoutUnit;
    private int unreadable;
    private String decimalUnit = "";
    private boolean whole = true;
    private double largest;

    SampleColumn(ColumnMeaning meaning) {
        this.meaning = meaning;
        this.metric = meaning.metric().orElse(null);
    }

    void add(String text) {
        if (MISSING.contains(text.toLowerCase(Locale.ROOT))) {
            values.add(Double.NaN);
            return;
        }
        UnitNames.Quantity quantity = UnitNames.quantity(text).orElse(null);
        if (quantity == null) {
            unreadable++;
            values.add(Double.NaN);
        } else if (quantity.unit().isEmpty()) {
            values.add(plain(quantity.number()));
        } else {
            values.add(converted(quantity));
        }
    }

    private double plain(double number) {
        if (meaning.unit().isPresent()) {
            withUnit++;
            noteDecimal(meaning.unit().get(), "the header's unit");
            return meaning.unit().get().toBase(number);
        }
        withoutUnit++;
        whole &= number == Math.rint(number);
        largest = Math.max(largest, number);
        return number;
    }

    private double converted(UnitNames.Quantity quantity) {
        Optional<UnitNames.Scaled> unit = UnitNames.of(quantity.unit());
        if (metric == null && unit.isPresent()) {
            metric = ColumnMeaning.ofTable(meaning.header(), unit.get().unit());
        }
        Metric target = metric;
        Optional<UnitNames.Scaled> fitting =
                target == null ? Optional.empty() : unit.flatMap(u -> ColumnMeaning.fit(u, target.unit()));
        if (fitting.isEmpty()) {
            unreadable++;
            return Double.NaN;
        }
        withUnit++;
        noteDecimal(fitting.get(), quantity.unit());
        return fitting.get().toBase(quantity.number());
    }

    /** Not every tool means 10^6 bytes where it writes MB. */
    private void noteDecimal(UnitNames.Scaled unit, String written) {
        if (unit.unit() == Unit.BYTE && unit.multiplier() >= 1000 && unit.multiplier() % 1024 != 0) {
            decimalUnit = written;
        }
    }

    /** Why no series comes of the column; empty where one does. */
    Optional<Problem> refusal() {
        if (metric == null) {
            return Optional.of(Problem.note(place(), "no known metric and no unit, left out"));
        }
        if (withUnit + withoutUnit == 0) {
            return Optional.of(Problem.note(place(), "no values, left out"));
        }
        if (withUnit > 0 && withoutUnit > 0) {
            return Optional.of(Problem.dataLoss(place(), "some values have a unit and some have none, left out"));
        }
        if (withoutUnit > 0 && !isTakenAsBytes()) {
            return Optional.of(Problem.dataLoss(
                    place(),
                    "neither the header nor the values say the unit, left out; write it into the header, as in '"
                            + meaning.header() + (metric.unit() == Unit.BYTE ? " (MiB)'" : " (%)'")));
        }
        return Optional.empty();
    }

    private boolean isTakenAsBytes() {
        return metric != null && metric.unit() == Unit.BYTE && whole && largest >= LEAST_IN_BYTES;
    }

    /** What was assumed or could not be read, where a series comes of the column. */
    Optional<Problem> doubt() {
        if (withoutUnit > 0) {
            return Optional.of(
                    Problem.warning(place(), "no unit is stated; whole numbers of this size are taken as bytes"));
        }
        if (unreadable > 0) {
            return Optional.of(
                    Problem.dataLoss(place(), "values that are no number in the column's unit: " + unreadable));
        }
        return decimalUnit.isEmpty()
                ? Optional.empty()
                : Optional.of(Problem.note(place(), decimalUnit + " is taken as a power of 1000, not of 1024"));
    }

    private String place() {
        return "column '" + meaning.header() + "'";
    }

    /** @param offsets in nanoseconds, one for each value */
    SeriesBuilder series(long[] offsets) {
        Metric target = metric;
        if (target == null) {
            throw new IllegalStateException(place() + " was refused");
        }
        SeriesBuilder series = new SeriesBuilder(target);
        double[] inOrder = values.toArray();
        for (int i = 0; i < inOrder.length; i++) {
            series.add(offsets[i], inOrder[i]);
        }
        return series;
    }
}
