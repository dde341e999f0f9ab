/**
 * What statistics cost (`npm run bench:statistics`): events a second through one built receiver on PostgreSQL and its CPU for an event, and
 * how long it takes to remove old days while others are written. Needs a PostgreSQL (`TEST_DATABASE_URL`, else of this machine), in which it
 * creates a database, and `npx nx build reference-api`. Fails when an event is lost, or the removal takes more than five seconds.
 *
 * Usage: npm run bench:statistics -- [--seconds 10] [--events 20] [--days 15] [--rows 5000000] [--port 6950] [--program main.js --table "record where kind = 'beacon'"]
 */
import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { startForked } from '../../../tools/workspace/src/bench/startForked.mjs';
import { createEventSender } from '../../../tools/workspace/src/load/createEventSender.mjs';
import { cpuMs, residentMb } from '../../../tools/workspace/src/load/processUse.mjs';
import { startBuiltReceiver } from '../../../tools/workspace/src/load/startBuiltReceiver.mjs';
import { warnWhenBusy } from '../../../tools/workspace/src/load/warnWhenBusy.mjs';

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

/** CPU time of all processes of a PostgreSQL on this machine; 0 when there is none. */
const databaseMs = async () => {
  let sum = 0;
  for (const pid of (await readdir('/proc')).filter((entry) => /^\d+$/.test(entry))) {
    const command = await readFile(`/proc/${pid}/comm`, 'utf8').catch(() => '');
    if (command.trim() === 'postgres') sum += cpuMs(Number(pid));
  }
  return sum;
};

warnWhenBusy(console.log);
await mkdir(join(root, 'tmp'), { recursive: true });
const { started, ask, stop } = await startForked({
  root,
  file: 'libs/reference-statistics/scripts/statisticsDatabase.mjs',
});
const receiver = await startBuiltReceiver({
  root,
  port,
  file: resolve(values.program),
  databaseUrl: started.url,
  log: join(root, 'tmp/bench-statistics.log'),
  print: console.log,
});
const sender = createEventSender({ port, eventsPerRequest, connections });

console.log(`${connections} connections, ${eventsPerRequest} events a request, ${seconds} s …`);
await sender.sendFor(1);
const warm = sender.counts();
const before = { cpu: cpuMs(receiver.pid), database: await databaseMs(), at: performance.now() };
await sender.sendFor(seconds);
const tookMs = performance.now() - before.at;
const sent = sender.counts();
const [accepted, requests] = [sent.accepted - warm.accepted, sent.requests - warm.requests];
await pause(1_000);
const [cpu, database] = [cpuMs(receiver.pid) - before.cpu, (await databaseMs()) - before.database];
const megabytes = residentMb(receiver.pid);
await receiver.stop(15_000);
const [{ total }] = (await ask({ count: values.table })).result;
const lost = sent.accepted - total;
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
sender.close();
if (lost !== 0 || (removal && (removal.days !== days || removal.ms > removalLimitMs))) {
  console.error('FAILED: events were lost, or the removal took too long.');
  process.exitCode = 1;
}
