package dev.tidemark.cli.task;

import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicBoolean;

/** Lets a job end in order when the user presses Ctrl-C: the process waits until the job has put its results away. */
public final class Interruption implements AutoCloseable {
    private static final long LONGEST_WAIT_SECONDS = 10;

    private final AtomicBoolean asked = new AtomicBoolean();
    private final CountDownLatch finished = new CountDownLatch(1);

    private Interruption() {}

    /** From now until it is closed, Ctrl-C only asks. */
    public static Interruption expected() {
        Interruption interruption = new Interruption();
        Runtime.getRuntime().addShutdownHook(new Thread(interruption::askAndWait, "interruption"));
        return interruption;
    }

    @SuppressWarnings("ReturnValueIgnored") // in time or not, the process ends now
    private void askAndWait() {
        asked.set(true);
        try {
            finished.await(LONGEST_WAIT_SECONDS, TimeUnit.SECONDS);
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /** True as long as nobody has asked the job to end. */
    public boolean isAbsent() {
        return !asked.get();
    }

    @Override
    public void close() {
        finished.countDown();
    }
}
