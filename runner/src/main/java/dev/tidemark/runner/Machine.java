package dev.tidemark.runner;

import dev.tidemark.model.Conditions;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;

/** What can be learned about the machine from below {@code /proc}; what is not there stays unknown. */
public final class Machine {
    private final Path proc;

    /** @param proc {@code /proc} */
    public Machine(Path proc) {
        this.proc = proc;
    }

    /** CPU model, cores, memory, operating system, kernel and the load of the last minute. */
    public Conditions conditions() {
        Map<String, String> facts = new TreeMap<>();
        facts.put(Conditions.CORES, Integer.toString(Runtime.getRuntime().availableProcessors()));
        facts.put(Conditions.OS, System.getProperty("os.name"));
        facts.put(Conditions.KERNEL, System.getProperty("os.version"));
        read("cpuinfo").flatMap(t -> field(t, "model name")).ifPresent(v -> facts.put(Conditions.CPU, v));
        read("meminfo")
                .flatMap(t -> field(t, "MemTotal"))
                .flatMap(Machine::bytes)
                .ifPresent(v -> facts.put(Conditions.MEMORY, v));
        read("loadavg").ifPresent(t -> facts.put("machine.load-average", t.split(" ", 2)[0]));
        return Conditions.of(facts);
    }

    private Optional<String> read(String name) {
        try {
            return Optional.of(Files.readString(proc.resolve(name), StandardCharsets.ISO_8859_1));
        } catch (IOException unknown) {
            return Optional.empty();
        }
    }

    /** {@code model name : Apple M3} → {@code Apple M3}. */
    private static Optional<String> field(String text, String name) {
        return text.lines()
                .filter(l -> l.startsWith(name) && l.contains(":"))
                .map(l -> l.substring(l.indexOf(':') + 1).strip())
                .findFirst();
    }

    /** {@code 24683332 kB}, where kB means 1,024 bytes. */
    private static Optional<String> bytes(String kibibytes) {
        String number = kibibytes.replace("kB", "").strip();
        return number.matches("[0-9]+") ? Optional.of(Long.toString(Long.parseLong(number) * 1024)) : Optional.empty();
    }
}
