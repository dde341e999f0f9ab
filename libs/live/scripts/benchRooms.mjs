/**
 * Live rooms with many visitors (`npm run bench:rooms`): what they call, get and cost, with the feed and the follower of the pages over real
 * connections to the whole platform.
 *
 * 1. At rest: connected visitors of a live room; beside them as many who poll, as pages do while nothing is pushed.
 * 2. The state of the room changes: how many call in the same quarter of a second.
 * 3. A busy room: lines and bytes of each visitor.
 *
 * Counts are exact; the CPU time of the platform is that of its process. Fails when a promise of docs/operations.md is broken.
 *
 * Usage: npm run bench:rooms -- [--visitors 2000] [--minutes 10] [--rate 200] [--seconds 30]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startForked } from '../../../tools/workspace/src/bench/startForked.mjs';
import { warnWhenBusy } from '../../../tools/workspace/src/load/warnWhenBusy.mjs';

const { values } = parseArgs({
  options: {
    visitors: { type: 'string', default: '2000' },
    minutes: { type: 'string', default: '10' },
    rate: { type: 'string', default: '200' },
    seconds: { type: 'string', default: '30' },
  },
});
const [visitors, minutes, rate, seconds] = [values.visitors, values.minutes, values.rate, values.seconds].map(
  Number,
);
/** Visitors of the busy room, each with an account and as many lines as another. */
const inBusyRoom = 200;
const hostEvery = 50;
const linesPerSecond = 8;
const windowMs = 250;
/**
 * CPU milliseconds of the platform for one call of the room before state and counts were pushed, when visitors who were connected polled, too
 * (the built platform of that time on PostgreSQL, 200 calls a second, the machine of docs/scale.md).
 */
const formerCallMs = 1.48;

const root = join(import.meta.dirname, '../../..');
const pause = (ms) => new Promise((resolve) => setTimeout(resolve, ms));

const startRoom = async () => {
  process.env.LINES_PER_SECOND = String(linesPerSecond);
  const platform = await startForked({ root, file: 'libs/reference-platform/scripts/livelyPlatform.mjs' });
  const people = await startForked({
    root,
    file: 'libs/live/scripts/roomVisitors.mjs',
    withPackages: true,
  });
  const { port, room } = platform.started;
  return {
    platform,
    people,
    open: (options) => people.ask({ open: { origin: `http://127.0.0.1:${port}`, room, ...options } }),
    stop: async () => {
      await people.stop();
      await platform.stop();
    },
  };
};

const isOfRoom = ({ path }) => !path.endsWith('/live/token');

/** Visitors who do nothing, for a while. @returns calls and CPU milliseconds of one visitor in an hour */
const rest = async (isPushed, ms) => {
  const { platform, people, open, stop } = await startRoom();
  await open({ count: visitors, isPushed });
  await platform.ask();
  await people.ask();
  await pause(ms);
  const { calls, cpuMs, ms: passed, online } = await platform.ask();
  const toHour = (value) => (value / visitors) * (3_600_000 / passed);
  const measured = {
    connected: online,
    calls: calls.filter(isOfRoom).length,
    tickets: calls.filter((call) => !isOfRoom(call)).length,
    callsAnHour: toHour(calls.filter(isOfRoom).length),
    cpuMsAnHour: toHour(cpuMs),
  };
  return { measured, platform, people, stop };
};

/** The largest share of all visitors who call within a quarter of a second. */
const toLargestShare = (calls) => {
  const times = calls.map(({ at }) => at).toSorted((one, other) => one - other);
  const counts = times.map((start) => times.filter((at) => at >= start && at < start + windowMs).length);
  return Math.max(0, ...counts) / visitors;
};

const change = async ({ platform }) => {
  await platform.ask({ change: { status: 2 } });
  await pause(15_000);
  const { calls } = await platform.ask();
  return { calls: calls.length, largestShare: toLargestShare(calls) };
};

const talk = async () => {
  const { platform, people, open, stop } = await startRoom();
  const { tokens } = await platform.ask({ tokens: inBusyRoom });
  await open({ count: inBusyRoom, isPushed: true, tokens });
  await people.ask();
  const count = rate * seconds;
  await platform.ask({ sendLines: { count, rate, hostEvery, authors: inBusyRoom } });
  await pause(2_000);
  const { notes } = await people.ask();
  await stop();
  const most = (field) => Math.max(...notes.map((each) => each[field]));
  const least = (field) => Math.min(...notes.map((each) => each[field]));
  const isHost = (number) => number % hostEvery === 0;
  const numbers = Array.from({ length: count }, (_, number) => number);
  const ownOf = (user) => numbers.filter((number) => !isHost(number) && number % inBusyRoom === user).length;
  return {
    linesASecond: most('lines') / seconds,
    bytesASecond: most('bytes') / seconds,
    hostLines: `${least('hostLines')} of ${numbers.filter(isHost).length}`,
    hasAllHostLines: least('hostLines') === numbers.filter(isHost).length,
    hasAllOwnLines: notes.every(({ ownLines }, user) => ownLines === ownOf(user)),
    doubled: most('doubled'),
    missing: most('missing'),
  };
};

warnWhenBusy(console.log);
console.log(`${visitors} visitors who poll, for a minute …`);
const before = await rest(false, 60_000);
await before.stop();
console.log(`${visitors} visitors who are connected, for ${minutes} minutes …`);
const after = await rest(true, minutes * 60_000);
console.log('The state of the room changes …');
const changed = await change(after);
await after.stop();
console.log(`${rate} messages a second for ${seconds} s …`);
const busy = await talk();

const toPercent = (share) => `${(share * 100).toFixed(1)} %`;
const polled = before.measured;
const pushed = after.measured;
const formerMsAnHour = polled.callsAnHour * formerCallMs;
const shareOf = (former) => toPercent(pushed.cpuMsAnHour / former);
console.table({
  'connected at rest': `${pushed.connected} of ${visitors}`,
  'calls of the room at rest (tickets)': `${pushed.calls} (${pushed.tickets})`,
  'calls of a visitor in an hour, polling': polled.callsAnHour.toFixed(0),
  'calls of a visitor in an hour, connected': pushed.callsAnHour.toFixed(2),
  'CPU of the platform for a visitor in an hour, polling': `${polled.cpuMsAnHour.toFixed(0)} ms`,
  'CPU of the platform for a visitor in an hour, connected': `${pushed.cpuMsAnHour.toFixed(1)} ms (${shareOf(polled.cpuMsAnHour)})`,
  'the same of what all visitors cost before state was pushed': `${shareOf(formerMsAnHour)} of ${formerMsAnHour.toFixed(0)} ms`,
  'calls after a change of state': changed.calls,
  'most of them in a quarter of a second': toPercent(changed.largestShare),
  'busy room: lines of a visitor in a second': busy.linesASecond.toFixed(1),
  'busy room: bytes of a visitor in a second': busy.bytesASecond.toFixed(0),
  'busy room: lines of the host': busy.hostLines,
  'busy room: own lines': busy.hasAllOwnLines ? 'all' : 'some are missing',
  'busy room: doubled, missing': `${busy.doubled}, ${busy.missing}`,
});
await mkdir(join(root, 'tmp'), { recursive: true });
await writeFile(
  join(root, 'tmp/bench-rooms.json'),
  JSON.stringify({ polled, pushed, changed, busy }, null, 2),
);

const broken = [
  [pushed.connected === visitors && pushed.calls === 0, 'visitors who are connected call nothing'],
  [pushed.tickets <= visitors / 100, 'visitors who are connected request no new token for a while'],
  [
    pushed.cpuMsAnHour <= formerMsAnHour / 20,
    'a visitor at rest costs a twentieth of what visitors cost before state was pushed',
  ],
  [
    changed.largestShare <= 0.05 && changed.calls > 0,
    'a change makes one in twenty call in a quarter of a second',
  ],
  [busy.linesASecond <= 10 && busy.bytesASecond <= 4_000, 'a busy room sends 10 lines and 4 kB a second'],
  [busy.hasAllHostLines && busy.hasAllOwnLines, 'own lines and those of the host always come'],
  [busy.doubled === 0 && busy.missing === 0, 'nothing comes twice, and what is left out is counted'],
].filter(([isMet]) => !isMet);
for (const [, promise] of broken) console.error(`FAILED: ${promise}.`);
if (broken.length > 0) process.exitCode = 1;
