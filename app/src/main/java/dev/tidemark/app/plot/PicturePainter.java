package dev.tidemark.app.plot;

import dev.tidemark.app.Background;
import dev.tidemark.chart.ChartSpec;
import dev.tidemark.chart.draw.ChartRenderer;
import dev.tidemark.chart.draw.Theme;
import dev.tidemark.chart.shape.ChartGeometry;
import java.awt.Graphics2D;
import java.awt.geom.Rectangle2D;
import java.awt.image.BufferedImage;
import java.awt.image.DataBufferInt;
import java.nio.IntBuffer;
import java.util.Optional;
import java.util.function.Consumer;
import javafx.scene.image.PixelBuffer;
import javafx.scene.image.PixelFormat;
import javafx.scene.image.WritableImage;

/**
 * Paints charts off the UI thread, one at a time: while one is being painted only the latest wish is kept, so that a
 * fast hand does not fill a queue. Called on the UI thread.
 */
final class PicturePainter {
    /**
     * What to paint.
     *
     * @param width in units of the window, as is {@code height}
     * @param scale pixels per unit
     */
    record Wish(ChartSpec chart, Theme theme, double width, double height, double scale) {}

    private final Background background;
    private final Consumer<Picture> publish;
    private final Consumer<Throwable> failed;
    private final ChartRenderer renderer = new ChartRenderer();
    private Optional<Wish> next = Optional.empty();
    private boolean painting;

    /** @param background nobody else's, as only the latest submission publishes */
    PicturePainter(Background background, Consumer<Picture> publish, Consumer<Throwable> failed) {
        this.background = background;
        this.publish = publish;
        this.failed = failed;
    }

    void paint(Wish wish) {
        if (painting) {
            next = Optional.of(wish);
            return;
        }
        painting = true;
        background.submit(
                () -> picture(wish),
                picture -> {
                    publish.accept(picture);
                    done();
                },
                why -> {
                    failed.accept(why);
                    done();
                });
    }

    private void done() {
        painting = false;
        Optional<Wish> waiting = next;
        next = Optional.empty();
        waiting.ifPresent(this::paint);
    }

    private Picture picture(Wish wish) {
        int width = Math.max(1, (int) Math.ceil(wish.width() * wish.scale()));
        int height = Math.max(1, (int) Math.ceil(wish.height() * wish.scale()));
        BufferedImage image = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB_PRE);
        Graphics2D g = image.createGraphics();
        g.setPaint(wish.theme().background());
        g.fillRect(0, 0, width, height);
        g.scale(wish.scale(), wish.scale());
        ChartGeometry geometry =
                renderer.draw(wish.chart(), wish.theme(), g, new Rectangle2D.Double(0, 0, wish.width(), wish.height()));
        g.dispose();
        int[] pixels = ((DataBufferInt) image.getRaster().getDataBuffer()).getData();
        PixelBuffer<IntBuffer> buffer =
                new PixelBuffer<>(width, height, IntBuffer.wrap(pixels), PixelFormat.getIntArgbPreInstance());
        return new Picture(new WritableImage(buffer), wish.scale(), geometry);
    }
}
