package dev.tidemark.app.compare;

import dev.tidemark.assets.Texts;
import dev.tidemark.report.build.Words;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Names the sides of a comparison as briefly as tells them apart. */
final class SideNames {
    private final Texts texts;
    private final Words words;

    SideNames(Texts texts) {
        this.texts = texts;
        this.words = new Words(texts);
    }

    /** A name per side, in their order. */
    List<String> of(List<Side> sides) {
        List<Function<Side, String>> parts = List.of(
                s -> s.first().subject().label(),
                s -> s.first().subject().runtimeLabel(),
                s -> words.scenario(s.first().scenario()),
                this::which,
                s -> s.study().study().title());
        List<List<String>> names = new ArrayList<>();
        sides.forEach(s -> names.add(new ArrayList<>(List.of(parts.getFirst().apply(s)))));
        for (Function<Side, String> part : parts.subList(1, parts.size())) {
            Map<List<String>, Long> count = new HashMap<>();
            names.forEach(n -> count.merge(List.copyOf(n), 1L, Long::sum));
            boolean differs = sides.stream().map(part).distinct().count() > 1;
            for (int i = 0; i < sides.size(); i++) {
                boolean ambiguous = count.getOrDefault(List.copyOf(names.get(i)), 0L) > 1;
                if (ambiguous && differs) {
                    names.get(i).add(part.apply(sides.get(i)));
                }
            }
        }
        return names.stream()
                .map(n -> n.stream().filter(p -> !p.isEmpty()).collect(Collectors.joining(" · ")))
                .toList();
    }

    private String which(Side side) {
        if (side.runs().size() > 1) {
            return texts.get("window.runs", side.runs().size());
        }
        int repetition = side.first().repetition();
        return repetition == 0 ? side.first().id() : texts.get("window.repetition", repetition);
    }
}
