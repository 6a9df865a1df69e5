package dev.tidemark.importers;

import static org.assertj.core.api.Assertions.assertThat;

import dev.tidemark.importers.spi.FileHead;
import java.nio.charset.StandardCharsets;
import java.util.HexFormat;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LooksTest {
    @ParameterizedTest
    @CsvSource(
            delimiter = '|',
            quoteCharacter = '`',
            value = {
                "`` | an empty file",
                "`  ` | white space only",
                "{\"a\":1,\"b\":{\"c\":2}} | a JSON object with the keys a, b",
                "{\"a\":1} | a JSON object with the key a",
                "{} | a JSON object",
                "[] | a JSON array",
                "[{\"a\":1},{\"b\":1}] | a JSON array of objects with the keys a, b",
                "{\"a\":1,\"b\":1,\"c\":1,\"d\":1,\"e\":1,\"f\":1,\"g\":1} | a JSON object with the keys a, b, c, d, e, f …",
                "{\"a\":1,\"b | a JSON object with the key a that is cut off or damaged",
                "[OVERALL], 5 | text that begins '[OVERALL], 5'",
                "[[[[ | a JSON array that is cut off or damaged",
                "<!DOCTYPE html><p> | a web page",
                "<HTML> | a web page",
                "<testResults> | XML that begins '<testResults>'",
                "time;value | text that begins 'time;value'",
                "0123456789012345678901234567890123456789012345678901234567890123456789"
                        + " | text that begins '012345678901234567890123456789012345678901234567890123456789…'",
            })
    void describesText(String text, String words) {
        assertThat(Looks.of(head(text.getBytes(StandardCharsets.UTF_8)))).isEqualTo(words);
    }

    @ParameterizedTest
    @CsvSource({
        "1f8b0800, gzip-compressed data",
        "504b0304, a ZIP archive",
        "28b52ffd, Zstandard-compressed data",
        "89504e470d0a1a0a, a PNG image",
        "6162630064, binary data",
        "0102030405, binary data",
    })
    void describesBinary(String hex, String words) {
        assertThat(Looks.of(head(HexFormat.of().parseHex(hex)))).isEqualTo(words);
    }

    @Test
    void knowsATarArchive() {
        byte[] tar = new byte[512];
        System.arraycopy("ustar".getBytes(StandardCharsets.US_ASCII), 0, tar, 257, 5);

        assertThat(Looks.of(head(tar))).isEqualTo("a tar archive (unpack it first)");
    }

    private static FileHead head(byte[] bytes) {
        return FileHead.of("unknown", bytes);
    }
}
