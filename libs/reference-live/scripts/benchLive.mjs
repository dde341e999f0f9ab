/**
 * The load proof of the realtime hub (`npm run bench:live`): visitors of one room and messages to all of them, in several rounds,
 * and then visitors who only listen, through one instance of the built site. Every visitor has an address of its own. Fails when a
 * message is lost, doubled or out of order. Delays are those of the best round: other work on the machine makes them longer.
 *
 * Usage: npm run bench:live -- [--visitors 500] [--rate 20] [--seconds 10] [--rounds 3] [--idle 2000] [--port 6900]
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { cpuMs, residentMb } from '../../../tools/workspace/src/load/processUse.mjs';
import { warnWhenBusy } from '../../../tools/workspace/src/load/warnWhenBusy.mjs';
import { closeVisitors, createNotes, openVisitors } from '../../../tools/workspace/src/load/openVisitors.mjs';
import { startLiveServer, startSiteInFront } from './startLiveServer.mjs';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '500' },
    rate: { type: 'string', default: '20' },
    seconds: { type: 'string', default: '10' },
    rounds: { type: 'string', default: '3' },
    idle: { type: 'string', default: '2000' },
    port: { type: 'string', default: '6900' },
  },
});
const [visitors, rate, seconds, rounds, idle, port] = [
  values.visitors,
  values.rate,
  values.seconds,
  values.rounds,
  values.idle,
  values.port,
].map(Number);
const root = join(import.meta.dirname, '../../..');
const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];

warnWhenBusy(console.log);
const server = await startLiveServer();

/** One round: everybody connects, listens for a while, and then gets the messages. */
const runRound = async () => {
  const seen = createNotes();
  const sockets = await openVisitors(server, visitors, seen);
  await server.ask();
  await pause(2_000);
  const { share: shareAtRest } = await server.ask();
  const { share, megabytes } = await server.ask({ sendLines: { count: rate * seconds, rate } });
  const expected = visitors * rate * seconds;
  for (let waits = 0; seen.delays.length < expected && waits < 100; waits += 1) await pause(100);
  closeVisitors(sockets);
  const delays = seen.delays.sort((one, other) => one - other);
  return {
    lost: expected - delays.length,
    outOfOrder: seen.outOfOrder,
    shareOfCore: share,
    shareAtRest,
    megabytes,
    p50: percentile(delays, 0.5),
    p99: percentile(delays, 0.99),
  };
};

/** Visitors who only listen, through one instance of the built site. */
const runAtRest = async () => {
  const site = await startSiteInFront(server.port, port);
  const before = residentMb(site.pid);
  const seen = createNotes();
  const sockets = await openVisitors({ ...server, port: site.port }, idle, seen);
  await server.ask();
  const start = { cpu: cpuMs(site.pid), at: performance.now() };
  await pause(30_000);
  const hub = await server.ask();
  const siteShare = (cpuMs(site.pid) - start.cpu) / (performance.now() - start.at);
  const siteMb = residentMb(site.pid);
  const answer = await server.ask({ sendLines: { count: 1, rate } });
  for (let waits = 0; seen.delays.length < idle && waits < 100; waits += 1) await pause(100);
  closeVisitors(sockets);
  await site.stop();
  return {
    visitors: idle,
    online: hub.online,
    reached: seen.delays.length,
    hub: { shareOfCore: hub.share, megabytes: answer.megabytes },
    site: { shareOfCore: siteShare, megabytes: siteMb, added: siteMb - before },
  };
};

const results = { visitors, rate, rounds: [] };
for (let round = 1; round <= rounds; round += 1) {
  console.log(`Round ${round}: ${visitors} visitors, ${rate} messages a second for ${seconds} s …`);
  const measured = await runRound();
  console.log(`  p50 ${measured.p50} ms, p99 ${measured.p99} ms`);
  results.rounds.push(measured);
}
const best = results.rounds.toSorted((one, other) => one.p99 - other.p99)[0];
const sum = (field) => results.rounds.reduce((total, round) => total + round[field], 0);
const toPercent = (share) => `${(share * 100).toFixed(1)} %`;
const rows = {
  'messages delivered': `${visitors * rate * seconds * rounds - sum('lost')} of ${visitors * rate * seconds * rounds}`,
  'out of order or twice': sum('outOfOrder'),
  'delay p50 / p99, best round': `${best.p50} / ${best.p99} ms`,
  'share of a core, best round (at rest)': `${toPercent(best.shareOfCore)} (${toPercent(best.shareAtRest)})`,
  memory: `${best.megabytes.toFixed(0)} MB`,
};

if (existsSync(join(root, 'apps/share-web/dist/server/main.js'))) {
  console.log(`${idle} visitors who only listen for 30 s, through one instance of the site …`);
  const rest = (results.rest = await runAtRest());
  rows[`${idle} at rest: subscribed, reached by a message`] = `${rest.online}, ${rest.reached}`;
  rows[`${idle} at rest: hub`] = `${toPercent(rest.hub.shareOfCore)}, ${rest.hub.megabytes.toFixed(0)} MB`;
  rows[`${idle} at rest: site`] =
    `${toPercent(rest.site.shareOfCore)}, ${rest.site.megabytes.toFixed(0)} MB (${rest.site.added.toFixed(0)} MB more)`;
} else console.log('Visitors at rest were left out: the site is not built (npx nx build share-web).');

await server.stop();
console.table(rows);
await mkdir(join(root, 'tmp'), { recursive: true });
await writeFile(join(root, 'tmp/bench-live.json'), JSON.stringify(results, null, 2));
const { rest } = results;
if (sum('lost') || sum('outOfOrder') || (rest && (rest.online !== idle || rest.reached !== idle))) {
  console.error('FAILED: messages or visitors were lost, or the order was wrong.');
  process.exitCode = 1;
}
