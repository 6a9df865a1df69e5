package dev.tidemark.chart.shape;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.awt.geom.Rectangle2D;
import java.util.Random;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.RepetitionInfo;
import org.junit.jupiter.api.Test;

class ChartGeometryTest {
    @RepeatedTest(100)
    void pixelToValueUndoesValueToPixel(RepetitionInfo info) {
        Random random = new Random(info.getCurrentRepetition());
        double xMin = random.nextGaussian() * 1e3;
        double yMin = random.nextGaussian() * 1e9;
        ChartGeometry geometry = new ChartGeometry(
                new Rectangle2D.Double(
                        random.nextInt(200), random.nextInt(200), 1 + random.nextInt(2000), 1 + random.nextInt(2000)),
                xMin,
                xMin + 1e-3 + random.nextDouble() * 1e4,
                yMin,
                yMin + 1 + random.nextDouble() * 1e9);
        double x = geometry.xMin() + random.nextDouble() * (geometry.xMax() - geometry.xMin());
        double y = geometry.yMin() + random.nextDouble() * (geometry.yMax() - geometry.yMin());

        assertThat(geometry.valueAtX(geometry.toX(x))).isCloseTo(x, within(1e-8));
        assertThat(geometry.valueAtY(geometry.toY(y))).isCloseTo(y, within(1e-2));
    }

    @Test
    void greaterValuesAreFurtherUp() {
        ChartGeometry geometry = new ChartGeometry(new Rectangle2D.Double(10, 20, 100, 200), 0, 1, 0, 1);

        assertThat(geometry.toY(0)).isEqualTo(220);
        assertThat(geometry.toY(1)).isEqualTo(20);
        assertThat(geometry.toX(0.5)).isEqualTo(60);
    }
}
