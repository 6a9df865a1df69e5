// Puts a recorded study into Tidemark's own file format, version 1 (see the JSON Schema beside the examples).
import { createHash } from 'node:crypto';
import { openSync, writeSync, closeSync } from 'node:fs';

/** SHA-256 over a part's compact JSON, keys in file order: what `tidemark verify` recomputes. */
const sha256 = (part) => createHash('sha256').update(JSON.stringify(part), 'utf8').digest('hex');

/** Median of at least one number; of an even count the mean of the middle two. */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}

/** Nearest rank over [upper bound, count] pairs in ascending order. */
export function percentile(histogram, p) {
  const total = histogram.reduce((sum, [, count]) => sum + count, 0);
  const rank = Math.max(1, Math.ceil(p * total));
  let seen = 0;
  for (const [bound, count] of histogram) {
    seen += count;
    if (seen >= rank) return bound;
  }
  return undefined;
}

/** Every figure that follows from the samples: median and maximum of each memory series in each phase. */
export function derive(phases, series) {
  const derived = [];
  for (const { metric, time, values } of series.filter((s) => s.metric.startsWith('memory.'))) {
    for (const { label, start, end } of phases) {
      const inside = values.filter((v, i) => v !== null && time[i] >= start && time[i] < end);
      if (inside.length === 0) continue;
      derived.push({ metric, phase: label, reducer: 'median', value: median(inside) });
      derived.push({ metric, phase: label, reducer: 'max', value: Math.max(...inside) });
    }
  }
  return derived;
}

/** Writes the study; an existing file is never overwritten. */
export function write(path, parts) {
  const { tool, study, environment, scenarios, runs } = parts;
  const document = {
    format: 'tidemark-study',
    version: 1,
    tool, study, environment, scenarios, runs,
    sha256: {
      tool: sha256(tool), study: sha256(study), environment: sha256(environment), scenarios: sha256(scenarios),
      runs: runs.map(sha256),
    },
  };
  const file = openSync(path, 'wx');
  writeSync(file, JSON.stringify(document));
  writeSync(file, '\n');
  closeSync(file);
}
