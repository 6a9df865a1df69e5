package dev.tidemark.importers;

import dev.tidemark.importers.archive.ArchiveLimits;
import dev.tidemark.importers.archive.Unpacker;
import dev.tidemark.importers.spi.FileHead;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import dev.tidemark.model.Study;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;

/** Takes in whatever was dropped or named: files, folders, archives. No file can stop the others. */
public final class Intake {
    private final Importers importers;
    private final Unpacker unpacker;

    public Intake(Importers importers) {
        this(importers, ArchiveLimits.DEFAULT);
    }

    public Intake(Importers importers, ArchiveLimits limits) {
        this.importers = importers;
        this.unpacker = new Unpacker(limits);
    }

    /**
     * Reads everything below the paths, one file after the other in the order of the paths and of the names within each
     * folder, on the calling thread.
     */
    public void take(List<Path> paths, IntakeListener listener) {
        List<FileWalk.Found> files = FileWalk.of(paths, listener);
        if (listener.isCancelled()) {
            return;
        }
        listener.found(files.size());
        Session session = new Session(listener, files.size());
        for (FileWalk.Found file : files) {
            if (listener.isCancelled()) {
                return;
            }
            session.take(file);
        }
    }

    /** One call of {@link #take}: knows how many files there are by now. */
    private final class Session {
        private final IntakeListener listener;
        private int total;

        private Session(IntakeListener listener, int total) {
            this.listener = listener;
            this.total = total;
        }

        private void take(FileWalk.Found file) {
            if (!file.named()
                    && NotMeasurements.byName(file.name().substring(file.name().lastIndexOf('/') + 1))) {
                listener.skipped(file.name(), "not a measurement, by its name");
                return;
            }
            try {
                InputFile input = Importers.open(file.path());
                FileHead head = Guard.run(input::head);
                Origin origin = new Origin(file.path(), folderStudy(file.path()), file.named());
                if (Unpacker.isZip(head)) {
                    Guard.run(() -> unzip(file));
                } else if (Unpacker.isGzip(head)) {
                    read(unpacker.gunzip(input), file.name(), origin);
                } else {
                    read(input, file.name(), origin);
                }
            } catch (ImportException e) {
                listener.refused(Refusal.of(file.name(), e));
            }
        }

        private boolean unzip(FileWalk.Found archive) throws IOException, ImportException {
            String name = String.valueOf(archive.path().getFileName());
            Origin origin = new Origin(archive.path(), Study.measured("folder:" + name, name), false);
            ArchiveVisit visit = new ArchiveVisit(this, origin);
            unpacker.unzip(archive.path(), archive.name(), visit);
            if (archive.named() && visit.useful == 0 && !listener.isCancelled()) {
                throw new ImportException(
                        "", "the archive holds no file that Tidemark reads", "look into it: is it the right one?");
            }
            return true;
        }

        /** Reads one file that is no archive. Returns false where it was skipped. */
        private boolean read(InputFile input, String name, Origin origin) {
            try {
                FileHead head = Guard.run(input::head);
                if (!origin.named() && isForeign(head)) {
                    listener.skipped(name, "not a known measurement: it looks like " + Looks.of(head));
                    return false;
                }
                ImportedFile file = importers.read(input).named(name);
                Study study = file.result().study().orElse(origin.study());
                listener.read(new IntakeItem(origin.path(), file, study));
            } catch (ImportException e) {
                listener.refused(Refusal.of(name, e));
            }
            return true;
        }

        /** An empty or damaged file may well have been a measurement; that must not pass in silence. */
        private boolean isForeign(FileHead head) {
            return head.size() > 0 && !Looks.isBroken(head) && !importers.recognises(head);
        }
    }

    /** Where a file came from. */
    private record Origin(Path path, Study study, boolean named) {}

    private static final class ArchiveVisit implements Unpacker.Visitor {
        private final Session session;
        private final Origin origin;
        private int useful;

        private ArchiveVisit(Session session, Origin origin) {
            this.session = session;
            this.origin = origin;
        }

        @Override
        public void holds(int files) {
            session.total += Math.max(files, 1) - 1;
            session.listener.found(session.total);
        }

        @Override
        public void file(InputFile file) {
            String base = file.name().substring(file.name().lastIndexOf('!') + 1);
            if (NotMeasurements.byName(base.substring(base.lastIndexOf('/') + 1))) {
                session.listener.skipped(file.name(), "not a measurement, by its name");
            } else if (session.read(file, file.name(), origin)) {
                useful++;
            }
        }

        @Override
        public void failed(String name, IOException why) {
            useful++;
            session.listener.refused(Refusal.of(name, why));
        }

        @Override
        public boolean isCancelled() {
            return session.listener.isCancelled();
        }
    }

    private static Study folderStudy(Path file) {
        Path folder = file.toAbsolutePath().normalize().getParent();
        String name = folder == null || folder.getFileName() == null
                ? "files"
                : folder.getFileName().toString();
        return Study.measured("folder:" + name, name.isBlank() ? "files" : name);
    }
}
