package dev.tidemark.importers;

import dev.tidemark.importers.archive.LimitExceededException;
import dev.tidemark.importers.spi.ImportException;
import java.io.EOFException;
import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;
import java.util.zip.ZipException;

/** Puts what the file system says into a sentence with a remedy. */
final class Unreadable {
    private Unreadable() {}

    static ImportException of(IOException e) {
        if (e instanceof NoSuchFileException) {
            return because("the file is not there", "check the path; it may have been moved or deleted meanwhile", e);
        }
        if (e instanceof AccessDeniedException) {
            return because("the file may not be read", "ask its owner for permission, or copy it elsewhere", e);
        }
        if (e instanceof FileSystemLoopException) {
            return because("the folder links back to a folder above it", "it is read once already", e);
        }
        if (e instanceof LimitExceededException) {
            return because(said(e), "unpack it yourself and drop the files that you need", e);
        }
        if (e instanceof ZipException || e instanceof EOFException) {
            return because(
                    "the compressed data is damaged, cut off or encrypted (" + said(e) + ")",
                    "copy or download the file again",
                    e);
        }
        String reason = e instanceof FileSystemException fs && fs.getReason() != null ? fs.getReason() : said(e);
        return because("the file cannot be read: " + reason, "check the disk, or copy the file elsewhere", e);
    }

    private static ImportException because(String sentence, String remedy, IOException cause) {
        return new ImportException("", sentence, remedy, cause);
    }

    private static String said(IOException e) {
        String message = e.getMessage();
        return message == null ? e.getClass().getSimpleName() : message;
    }
}
