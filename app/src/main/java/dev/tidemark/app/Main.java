package dev.tidemark.app;

import java.util.Map;
import javafx.application.Application;

/** Opens the window. Not itself the application class, which the launcher would look for on the module path. */
public final class Main {
    private Main() {}

    /** @param arguments {@code --settings DIR} and {@code --library FILE}, both optional */
    public static void main(String[] arguments) {
        Application.launch(WorkbenchApp.class, arguments);
    }

    /**
     * Whether there is a display to open a window on.
     *
     * @param environment the process's
     * @param os value of {@code os.name}
     * @param platform value of {@code glass.platform}, empty where not set
     */
    public static boolean hasDisplay(Map<String, String> environment, String os, String platform) {
        if (!os.equals("Linux") || platform.equalsIgnoreCase("Headless")) {
            return true;
        }
        return !environment.getOrDefault("DISPLAY", "").isBlank();
    }
}
