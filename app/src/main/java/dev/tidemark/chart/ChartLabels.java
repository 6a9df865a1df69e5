package dev.tidemark.chart;

import dev.tidemark.assets.Texts;
import dev.tidemark.format.Formats;
import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Phase;
import dev.tidemark.model.Scenario;
import java.util.ArrayList;
import java.util.List;

/** The model's names in the reader's language, as charts print them. */
public final class ChartLabels {
    private final Texts texts;
    private final Formats formats;

    public ChartLabels(Texts texts) {
        this.texts = texts;
        this.formats = new Formats(texts.locale());
    }

    /** The translated name of a known metric, else the label that its source gave it. */
    public String metric(Metric metric) {
        return texts.find("metric." + metric.key()).orElse(metric.label());
    }

    /** The translated name of the phase's kind; a phase of no known kind keeps what its source calls it. */
    public String phase(Phase phase) {
        return phase.kind() == Phase.Kind.OTHER
                ? phase.label()
                : texts.get("phase." + phase.kind().word());
    }

    /** {@code hello · 1,000 requests/s · 50 connections · batch = 64}: what the source says of it. */
    public String scenario(Scenario scenario) {
        List<String> parts = new ArrayList<>();
        parts.add(scenario.workload());
        Load load = scenario.load();
        load.rate().ifPresent(r -> parts.add(texts.get("load.rate", formats.count(Math.round(r)))));
        load.count().ifPresent(n -> parts.add(texts.get("load.requests", formats.count(n))));
        load.connections().ifPresent(n -> parts.add(texts.get("load.connections", formats.count(n))));
        scenario.parameters().forEach((name, text) -> parts.add(name + " = " + text));
        return String.join(" · ", parts);
    }
}
