/**
 * What statistics cost (`npm run bench:statistics`): events a second through one built receiver on PostgreSQL and its CPU for an event, and
 * how long it takes to remove old days while others are written. Needs a PostgreSQL (`TEST_DATABASE_URL`, else of this machine), in which it
 * creates a database, and `npx nx build reference-api`. Fails when an event is lost, or the removal takes more than five seconds.
 *
 * Usage: npm run bench:statistics -- [--seconds 10] [--events 20] [--days 15] [--rows 5000000] [--port 6950] [--program main.js --table "record where kind = 'beacon'"]
 */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { Agent, request as openRequest } from 'node:http';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startForked } from '../../../tools/workspace/src/bench/startForked.mjs';
import { cpuMs, residentMb } from '../../../tools/workspace/src/load/processUse.mjs';
import { warnWhenBusy } from '../../../tools/workspace/src/load/warnWhenBusy.mjs';
import { startProgram } from '../../../tools/workspace/src/start/startProgram.mjs';

const root = join(import.meta.dirname, '../../..');
const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    events: { type: 'string', default: '20' },
    days: { type: 'string', default: '15' },
    rows: { type: 'string', default: '5000000' },
    port: { type: 'string', default: '6950' },
    program: { type: 'string', default: join(root, 'apps/reference-api/dist/main.js') },
    table: { type: 'string', default: 'tracking_event' },
  },
});
const [seconds, eventsPerRequest, days, rows, port] = [
  values.seconds,
  values.events,
  values.days,
  values.rows,
  values.port,
].map(Number);
const connections = 16;
const removalLimitMs = 5_000;
const pause = (ms) => new Promise((done) => setTimeout(done, ms));

const toEvent = () => ({
  event_id: randomUUID(),
  timestamp: Math.floor(Date.now() / 1000),
  version: 1,
  terminal: 'wap',
  tid: 'wetland1',
  behavior: 'exposure',
  device_type: 'Android',
  device_os: 'Android 13',
  user_id: '3f2c1f9e-6d1b-4b1e-9c55-0c2d5a1e7b11',
  extras: { module: 'related', position: 3, read_id: 'a1b2c3d4' },
});

/** CPU time of all processes of a PostgreSQL on this machine; 0 when there is none. */
const databaseMs = async () => {
  let sum = 0;
  for (const pid of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    if (command.trim() === 'postgres') sum += cpuMs(Number(pid));
  }
  return sum;
};

const agent = new Agent({ keepAlive: true, maxSockets: connections });

/** The number of events that one request has stored. */
const post = (number) =>
  new Promise((done, fail) => {
    const body = JSON.stringify(Array.from({ length: eventsPerRequest }, toEvent));
    const headers = {
      'content-type': 'text/plain',
      'content-length': Buffer.byteLength(body),
      'x-forwarded-for': `10.${number % 200}.${Math.floor(number / 200) % 200}.7`,
    };
    const sent = openRequest(
      { agent, port, host: '127.0.0.1', path: '/tracker/log', method: 'POST', headers },
      async (response) => {
        let text = '';
        for await (const chunk of response) text += chunk;
        done(response.statusCode === 200 ? JSON.parse(text).data.accepted : 0);
      },
    );
    sent.on('error', fail).end(body);
  });

/** Sends for some seconds; as fast as the receiver answers. */
const send = async (ms) => {
  const end = Date.now() + ms;
  let number = 0;
  let accepted = 0;
  await Promise.all(
    Array.from({ length: connections }, async () => {
      while (Date.now() < end) {
        const stored = await post((number += 1));
        accepted += stored;
      }
    }),
  );
  return { accepted, requests: number };
};

warnWhenBusy(console.log);
await mkdir(join(root, 'tmp'), { recursive: true });
const { started, ask, stop } = await startForked({
  root,
  file: 'libs/reference-statistics/scripts/statisticsDatabase.mjs',
});
const receiver = startProgram({
  name: 'receiver',
  file: resolve(values.program),
  root,
  env: {
    PATH: process.env.PATH,
    DATABASE_URL: started.url,
    DATA_DIR: join(root, 'tmp/bench-statistics'),
    REFERENCE_API_PORT: String(port),
    REFERENCE_SEED: '0',
    REQUEST_LOG: 'off',
    RATE_LIMIT_BEACON_PER_MINUTE: '1000000',
    STATS_ONLY: 'true',
  },
  log: join(root, 'tmp/bench-statistics.log'),
  print: console.log,
});
await receiver.ready(`http://127.0.0.1:${port}/-/ready`, 60);

console.log(`${connections} connections, ${eventsPerRequest} events a request, ${seconds} s …`);
const warm = await send(1_000);
const before = { cpu: cpuMs(receiver.pid), database: await databaseMs(), at: performance.now() };
const { accepted, requests } = await send(seconds * 1_000);
const tookMs = performance.now() - before.at;
await pause(1_000);
const [cpu, database] = [cpuMs(receiver.pid) - before.cpu, (await databaseMs()) - before.database];
const megabytes = residentMb(receiver.pid);
await receiver.stop(15_000);
const [{ total }] = (await ask({ count: values.table })).result;
const lost = warm.accepted + accepted - total;
const round = (number) => Math.round(number * 10) / 10;
console.table({
  'events a second': Math.round(accepted / (tookMs / 1_000)),
  'requests a second': Math.round(requests / (tookMs / 1_000)),
  'CPU of the receiver, µs an event': round((cpu * 1_000) / accepted),
  'CPU of PostgreSQL, µs an event': round((database * 1_000) / accepted),
  'share of a core, receiver': `${round((cpu / tookMs) * 100)} %`,
  'memory, MB': Math.round(megabytes),
  'confirmed and not stored': lost,
});

let removal;
if (rows > 0) {
  console.log(`${rows} events on ${days} days, removed together while others are written …`);
  await ask({ fill: { days, rows } });
  removal = (await ask({ remove: true })).result;
  console.table({
    'days removed': removal.days,
    'removal, ms': Math.round(removal.ms),
    'longest insert of 500 events meanwhile, ms': Math.round(removal.longestMs),
    'inserts meanwhile': removal.batches,
  });
}
await ask({ drop: true });
await stop();
agent.destroy();
if (lost !== 0 || (removal && (removal.days !== days || removal.ms > removalLimitMs))) {
  console.error('FAILED: events were lost, or the removal took too long.');
  process.exitCode = 1;
}
