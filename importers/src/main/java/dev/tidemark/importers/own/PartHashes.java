package dev.tidemark.importers.own;

import dev.tidemark.importers.json.JsonDoc;
import dev.tidemark.importers.json.JsonParts;
import dev.tidemark.importers.own.Verification.Mismatch;
import dev.tidemark.importers.spi.ImportException;
import dev.tidemark.importers.spi.InputFile;
import java.io.IOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import tools.jackson.core.JsonParser;
import tools.jackson.core.JsonToken;

/** The SHA-256 of each part of a study file, recomputed from its tokens and as the file states it. */
final class PartHashes {
    /** What no hash covers: who alters these makes the file unreadable, or another study. */
    private static final Set<String> UNCOVERED = Set.of("format", "version", "sha256", "$schema");

    private final Map<String, String> computed = new LinkedHashMap<>();
    private final Map<String, String> stated = new LinkedHashMap<>();

    private PartHashes() {}

    /** Reads the whole file, one part at a time. */
    static PartHashes of(InputFile input) throws IOException, ImportException {
        PartHashes hashes = new PartHashes();
        JsonParts.members(input, hashes::compute);
        JsonDoc file = JsonParts.without(input, "runs");
        file.members("sha256").forEach((part, hash) -> {
            if (hash.isArray()) {
                List<JsonDoc> elements = hash.elements();
                for (int i = 0; i < elements.size(); i++) {
                    hashes.stated.put("/" + part + "/" + i, elements.get(i).print());
                }
            } else {
                hashes.stated.put("/" + part, hash.print());
            }
        });
        return hashes;
    }

    private void compute(String name, JsonParser parser) {
        if (UNCOVERED.contains(name)) {
            parser.skipChildren();
        } else if (name.equals("runs") && parser.currentToken() == JsonToken.START_ARRAY) {
            for (int i = 0; parser.nextToken() != JsonToken.END_ARRAY; i++) {
                computed.put("/runs/" + i, JsonText.copyOf(parser).sha256());
            }
        } else {
            computed.put("/" + name, JsonText.copyOf(parser).sha256());
        }
    }

    int count() {
        return computed.size();
    }

    List<Mismatch> mismatches() {
        List<Mismatch> mismatches = new ArrayList<>();
        computed.forEach((part, hash) -> {
            String said = stated.get(part);
            if (said == null) {
                mismatches.add(new Mismatch(part, "no SHA-256 covers it", "", hash));
            } else if (!said.equals(hash)) {
                mismatches.add(new Mismatch(part, "it differs from its SHA-256", said, hash));
            }
        });
        stated.forEach((part, hash) -> {
            if (!computed.containsKey(part)) {
                mismatches.add(new Mismatch("/sha256" + part, "the part that it covers is missing", hash, ""));
            }
        });
        return mismatches;
    }
}
