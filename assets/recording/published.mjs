// Writes the figures that three published studies print as Tidemark study files: node published.mjs FOLDER
// Every number here stands in the text named by `citation`; nothing is computed but the units.
import { join } from 'node:path';
import { write } from './study-file.mjs';

const [folder] = process.argv.slice(2);
const MIB = 2 ** 20;
const TOOL = { name: 'tidemark-example-recording', version: '1' };

/** A figure in base units; `spread` where the source prints minimum and maximum of n repetitions. */
function figure(metric, statistic, unit, [value, min, max], factor, phase, n = 3) {
  const base = (v) => Number((v * factor).toPrecision(12));
  return {
    metric, statistic, unit, value: base(value), phase,
    ...(statistic.startsWith('p') && { method: 'stated' }),
    ...(min !== undefined && { spread: { min: base(min), max: base(max), n } }),
  };
}

const count = (metric, value) => ({ metric, statistic: 'value', unit: 'count', value, phase: '' });

function study(name, parts) {
  write(join(folder, `${name}.tidemark.json`), {
    tool: TOOL,
    study: { smoke: false, publishable: true, origin: 'published', ...parts.study },
    environment: parts.environment,
    scenarios: parts.scenarios,
    runs: parts.runs,
  });
}

// ---- Memory of eight Node.js frameworks: scenario hello at 1,000 requests/s, medians [min–max] of three repetitions.
const frameworks = [
  ['Total.js 4', '0.0.99', '24.14.1', [61.0, 60.9, 61.1], [159.3, 150.1, 167.0], [174.3, 172.9, 174.5], [7.9, 7.8, 8.2], [5.0, 5.0, 5.0]],
  ['Total.js 5', '0.0.19', '24.15.0', [62.8, 62.8, 63.2], [165.7, 164.9, 166.7], [173.8, 173.1, 174.3], [8.2, 8.1, 8.2], [6.0, 6.0, 6.0]],
  ['Express', '5.3.0', '24.14.1', [74.1, 73.9, 74.2], [90.8, 90.4, 91.5], [90.9, 90.5, 91.6], [7.3, 7.1, 7.6], [5.0, 4.0, 5.0]],
  ['Fastify', '5.12.7', '24.14.1', [75.9, 75.4, 76.8], [91.2, 91.0, 91.6], [91.2, 91.0, 91.6], [4.9, 4.9, 5.0], [3.0, 3.0, 3.0]],
  ['Node.js http', '', '24.14.1', [50.2, 50.2, 50.2], [67.9, 67.5, 69.8], [67.9, 67.7, 70.0], [4.4, 4.4, 4.5], [3.0, 3.0, 3.0]],
  ['Meteor', '3.5.2', '24.15.0', [124.3, 123.4, 125.5], [168.6, 167.6, 171.1], [169.0, 168.5, 172.3], [12.8, 12.7, 12.8], [10.0, 8.0, 18.0]],
  ['AdonisJS', '6.21.0', '24.15.0', [114.3, 113.6, 115.4], [145.3, 144.6, 149.7], [145.3, 144.6, 149.6], [10.7, 10.4, 10.7], [6.0, 6.0, 7.0]],
  ['NestJS · Express', '12.1.3', '24.15.0', [100.4, 99.3, 101.3], [129.6, 129.4, 130.0], [129.8, 129.4, 130.2], [8.5, 8.5, 8.6], [5.0, 5.0, 13.0]],
];
study('published-node-frameworks-memory', {
  study: {
    id: 'published-forge-node-frameworks-2026-10',
    title: 'Memory of eight Node.js frameworks (published)',
    citation: 'Forge / Linux, “Benchmarks”, 17–18 October 2026, finished 2026-10-18 13:56:39 UTC; table of the scenario hello at 1,000 requests/s',
    plan: { repetitions: 3, phases: { initial: 1.5, warmup: 15, rest: 6, load: 60, recovery: 30 } },
  },
  environment: {
    'machine.cpu': 'Intel Core i7-6700',
    'machine.kind': 'shared Linux x64 server',
    'os.name': 'Linux',
    'limits': '2 logical CPUs, 2 GiB memory, no outside network',
    'generator': 'generator 8.0.0, in the same container',
  },
  scenarios: [{ id: 'hello-1000', workload: 'hello', load: { kind: 'paced', rate: 1000, connections: 32 } }],
  runs: frameworks.map(([name, version, node, initial, load, after, cpu, p99]) => ({
    id: `published-${name.toLowerCase().replace(/[^a-z0-9]+/g, '-')}`,
    subject: { name, version, runtime: 'Node.js', runtimeVersion: node },
    scenario: 'hello-1000',
    repetition: 0,
    figures: [
      figure('memory.rss', 'p50', 'B', initial, MIB, 'initial'),
      figure('memory.rss', 'p50', 'B', load, MIB, 'load'),
      figure('memory.rss', 'p50', 'B', after, MIB, 'recovery'),
      figure('cpu.usage', 'mean', 'cores', cpu, 0.01, 'load'),
      figure('latency', 'p99', 's', p99, 0.001, 'load'),
      figure('requests.coverage', 'value', 'ratio', [100, 100, 100], 0.01, 'load'),
      count('requests.errors', 0), count('requests.timeouts', 0), count('requests.non-2xx', 0),
      count('runs.healthy', 3), count('runs.count', 3),
    ],
  })),
});

// ---- A URL shortener on three runtimes: only the text's rounded rates are known.
study('published-url-shortener', {
  study: {
    id: 'published-url-shortener-node-deno-bun',
    title: 'URL shortener on Node.js, Deno and Bun (published)',
    citation: 'HackerNoon article on Node.js, Deno and Bun with a URL shortener (Spanish machine translation); its text gives “about 12k” and “12.4k” requests per second, its table is not preserved',
    plan: { repetitions: 1 },
  },
  environment: {
    'machine.cpu': 'Apple M2, 12 cores as stated',
    'machine.kind': 'MacBook Pro',
    'machine.memory': String(16 * 1024 * MIB),
    'os.name': 'macOS',
    'generator': 'bombardier, modified to send a random URL',
  },
  scenarios: [{ id: 'shorten', workload: 'POST /shorten', load: { kind: 'count', count: 1_000_000, connections: 100 } }],
  runs: [
    ['Node.js + Fastify', 'Node.js', '24.4.1', 12_000],
    ['Deno + Hono', 'Deno', '2.4.2', 12_400],
    ['Bun + Elysia', 'Bun', '1.2.18', 12_400],
  ].map(([name, runtime, runtimeVersion, rate]) => ({
    id: `published-shorten-${runtime.toLowerCase().replace('.js', '')}`,
    subject: { name, version: '', runtime, runtimeVersion },
    scenario: 'shorten',
    repetition: 0,
    conditions: { 'figures.rounding': 'to about 0.1 thousand requests/s by the source' },
    figures: [figure('requests.rate', 'value', '1/s', [rate], 1, '')],
  })),
});

// ---- Batched reads from PostgreSQL.
const SQL = 'Prepared SQL';
const MGET = 'SQL mget';
const reads = [ // connections, keys, [SQL, mget] medians of three ten-second samples
  [4, 64, [7_023, 7_528]],
  [64, 64, [15_577, 16_616]],
  [256, 64, [15_459, 16_574]],
  [64, 1, [55_409, 53_646]],
];
const resources = { // 64 connections, 64 keys
  [SQL]: { cpuMicros: 286, cores: 4.43, mib: 205.5, client: 0.87 },
  [MGET]: { cpuMicros: 170, cores: 2.80, mib: 215.0, client: 0.84 },
};
const application = [ // workload, keys, SQL, mget: median, minimum, maximum
  ['warm', 1, [56_104, 52_246, 56_364], [52_842, 52_494, 53_399]],
  ['warm', 16, [37_391, 36_996, 37_938], [38_425, 38_340, 38_617]],
  ['warm', 64, [15_178, 15_109, 15_488], [16_294, 16_131, 16_368]],
  ['mixed-5pct', 1, [55_768, 54_273, 56_527], [52_621, 51_432, 53_216]],
  ['mixed-5pct', 16, [38_669, 38_429, 38_718], [37_604, 37_481, 37_916]],
  ['mixed-5pct', 64, [16_049, 16_008, 16_063], [16_814, 16_771, 17_229]],
];
const subject = (name) => ({ name, version: '2.0.2', runtime: 'Node.js', runtimeVersion: '24.18.0' });
const slug = (name) => name.toLowerCase().replace(/ /g, '-');
const scenarios = [];
const runs = [];
for (const [connections, keys, rates] of reads) {
  const id = `read-${connections}x${keys}`;
  scenarios.push({ id, workload: 'read', parameters: { batch: String(keys) }, load: { kind: 'closed', connections } });
  [SQL, MGET].forEach((name, i) => {
    const known = connections === 64 && keys === 64 ? resources[name] : undefined;
    runs.push({
      id: `published-${id}-${slug(name)}`, subject: subject(name), scenario: id, repetition: 0,
      figures: [
        figure('requests.rate', 'value', '1/s', [rates[i]], 1, 'load'),
        ...(known ? [
          figure('cpu.per-request', 'value', 's', [known.cpuMicros], 1e-6, 'load'),
          figure('cpu.usage', 'mean', 'cores', [known.cores], 1, 'load'),
          figure('memory.cgroup', 'max', 'B', [known.mib], MIB, 'load'),
          figure('client.cpu', 'value', 'cores', [known.client], 1, 'load'),
        ] : []),
      ],
    });
  });
}
for (const [workload, keys, ...rates] of application) {
  const id = `${workload}-${keys}`;
  scenarios.push({ id, workload, parameters: { batch: String(keys) }, load: { kind: 'count', count: 50_000, connections: 64 } });
  [SQL, MGET].forEach((name, i) => runs.push({
    id: `published-${id}-${slug(name)}`, subject: subject(name), scenario: id, repetition: 0,
    figures: [figure('requests.rate', 'value', '1/s', rates[i], 1, 'load')],
  }));
}
study('published-postgresql-batched-reads', {
  study: {
    id: 'published-pg-local-cache-node-2026-09',
    title: 'Batched reads from PostgreSQL with Node.js (published)',
    citation: 'pg_local_cache, “Node.js benchmarks”, measured 14 September 2026 with extension build 67e5754; medians of three samples',
    plan: { repetitions: 3 },
  },
  environment: {
    'generator': 'node-postgres 8.16.3 on macOS, through the SQL port published by Docker',
    'limits': 'cache budget 384 MiB',
  },
  scenarios,
  runs,
});
