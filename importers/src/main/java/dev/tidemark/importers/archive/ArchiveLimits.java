package dev.tidemark.importers.archive;

/**
 * How much may come out of an archive. A few kilobytes can be made to unpack to petabytes.
 *
 * @param fileBytes of one unpacked file
 * @param archiveBytes of all files of one archive together
 * @param ratio unpacked ÷ packed size of one file; looked at once a file exceeds {@link #RATIO_FROM}, since small files
 *     of equal lines do pack that well
 * @param entries files in one archive
 * @param nesting archives within archives; 1 allows none inside another
 */
public record ArchiveLimits(long fileBytes, long archiveBytes, int ratio, int entries, int nesting) {
    public static final ArchiveLimits DEFAULT = new ArchiveLimits(2L << 30, 8L << 30, 300, 20_000, 3);

    static final long RATIO_FROM = 16 << 20;

    void checkFile(long unpacked, long packed) throws LimitExceededException {
        if (unpacked > fileBytes) {
            throw new LimitExceededException("it unpacks to more than the " + fileBytes + " bytes allowed");
        }
        if (unpacked > RATIO_FROM && unpacked / Math.max(packed, 1) > ratio) {
            throw new LimitExceededException("it unpacks to more than the " + ratio + "-fold allowed");
        }
    }

    void checkArchive(long unpacked) throws LimitExceededException {
        if (unpacked > archiveBytes) {
            throw new LimitExceededException("its archive unpacks to more than the " + archiveBytes + " bytes allowed");
        }
    }
}
