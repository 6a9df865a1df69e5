package dev.tidemark.importers.micro;

import dev.tidemark.model.Load;
import dev.tidemark.model.Metric;
import dev.tidemark.model.Scenario;
import java.util.Map;
import java.util.TreeMap;

/** What JMH's two result files have in common: the benchmark is the workload, its parameters are the scenario. */
final class Jmh {
    private Jmh() {}

    static Scenario scenario(String benchmark, String mode, String threads, Map<String, String> parameters) {
        TreeMap<String, String> all = new TreeMap<>(parameters);
        all.put("mode", mode);
        if (!threads.isEmpty() && !threads.equals("1")) {
            all.put("threads", threads);
        }
        return new Scenario(benchmark, Load.NONE, all);
    }

    /** Half the width of the 99.9 % confidence interval that JMH prints as its error. */
    static Metric error(Metric score) {
        return new Metric(score.key() + ".error", score.label() + ", ± 99.9 %", score.unit());
    }
}
