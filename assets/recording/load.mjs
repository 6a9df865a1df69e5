// One load phase in a process of its own: node load.mjs URL RATE CONNECTIONS SECONDS
// Prints one JSON object: autocannon's result and a histogram of every response time that it reported.
import autocannon from 'autocannon';

const [url, rate, connections, seconds] = process.argv.slice(2);
const BUCKET_MS = 0.01;
const buckets = new Map();
const started = process.hrtime.bigint();
const cpuBefore = process.cpuUsage();

const instance = autocannon({
  url,
  overallRate: Number(rate),
  connections: Number(connections),
  duration: Number(seconds),
  // Percentiles of completed requests, not of back-filled ones.
  ignoreCoordinatedOmission: true,
});
instance.on('response', (client, status, bytes, milliseconds) => {
  const bucket = Math.ceil(milliseconds / BUCKET_MS);
  buckets.set(bucket, (buckets.get(bucket) ?? 0) + 1);
});
const result = await instance;

const elapsed = Number(process.hrtime.bigint() - started) / 1e9;
const cpu = process.cpuUsage(cpuBefore);
const histogram = [...buckets].sort(([a], [b]) => a - b);
console.log(JSON.stringify({
  result,
  elapsed,
  generatorCpuCores: (cpu.user + cpu.system) / 1e6 / elapsed,
  bucketMs: BUCKET_MS,
  histogram,
}));
