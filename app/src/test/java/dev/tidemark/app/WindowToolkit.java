package dev.tidemark.app;

import java.awt.image.BufferedImage;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import javafx.application.Platform;
import javafx.scene.Scene;
import javafx.scene.SnapshotParameters;
import javafx.scene.image.WritableImage;
import javafx.scene.transform.Transform;
import javax.imageio.ImageIO;

/** Starts the toolkit once without a display, and runs things on its thread. */
public final class WindowToolkit {
    private static final CountDownLatch STARTED = new CountDownLatch(1);
    private static boolean asked;

    private WindowToolkit() {}

    /** Returns once the toolkit runs. */
    public static synchronized void start() throws InterruptedException {
        if (!asked) {
            asked = true;
            Platform.setImplicitExit(false);
            try {
                Platform.startup(STARTED::countDown);
            } catch (IllegalStateException e) {
                STARTED.countDown(); // somebody else started it
            }
        }
        STARTED.await();
    }

    /** Runs something on the toolkit's thread and waits for its result. */
    public static <T> T call(Callable<T> work) throws InterruptedException, ExecutionException {
        start();
        FutureTask<T> task = new FutureTask<>(work);
        Platform.runLater(task);
        return task.get();
    }

    /** Writes what the scene shows now as a PNG. */
    public static void picture(Scene scene, double scale, Path file) throws IOException {
        SnapshotParameters parameters = new SnapshotParameters();
        parameters.setTransform(Transform.scale(scale, scale));
        WritableImage image = scene.getRoot().snapshot(parameters, null);
        int width = (int) image.getWidth();
        int height = (int) image.getHeight();
        BufferedImage copy = new BufferedImage(width, height, BufferedImage.TYPE_INT_ARGB);
        for (int y = 0; y < height; y++) {
            for (int x = 0; x < width; x++) {
                copy.setRGB(x, y, image.getPixelReader().getArgb(x, y));
            }
        }
        Files.createDirectories(file.toAbsolutePath().getParent());
        ImageIO.write(copy, "png", file.toFile());
    }
}
