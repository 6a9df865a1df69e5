package dev.tidemark.importers.monitor;

import dev.tidemark.importers.spi.FileHead;
import java.util.Arrays;
import java.util.List;

/** What the first line of a table says about its form. */
final class Separated {
    private static final char[] SEPARATORS = {',', ';', '\t'};

    private Separated() {}

    /** The separator that occurs most often outside quotes; a comma where none does. */
    static char separator(String line) {
        char best = SEPARATORS[0];
        long most = 0;
        String unquoted = line.replaceAll("\"[^\"]*\"", "");
        for (char separator : SEPARATORS) {
            long count = unquoted.chars().filter(c -> c == separator).count();
            if (count > most) {
                most = count;
                best = separator;
            }
        }
        return best;
    }

    /** The first line's fields without quotes; one field where it is no table. */
    static List<String> header(FileHead head) {
        return fields(head.firstLine(), separator(head.firstLine()));
    }

    /** For sniffing only: a separator inside quotes counts as one. */
    static List<String> fields(String line, char separator) {
        return Arrays.stream(line.split(java.util.regex.Pattern.quote(String.valueOf(separator)), -1))
                .map(f -> f.strip().replaceAll("^\"|\"$", "").strip())
                .toList();
    }
}
