/** Memory and CPU over time. */
@NullMarked
package dev.tidemark.importers.monitor;

import org.jspecify.annotations.NullMarked;
