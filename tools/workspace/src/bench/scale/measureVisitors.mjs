import { setTimeout as pause } from 'node:timers/promises';
import { quantile } from '../../load/askAll.mjs';
import { createMeter } from '../../load/createMeter.mjs';
import { closeVisitors, createNotes, openVisitors } from '../../load/openVisitors.mjs';
import { recordOf } from '../../load/recordOf.mjs';
import { threeLoads } from './costs.mjs';

/** What a busy room pushes in a second (`REALTIME_LINES_PER_SECOND`). */
const linesPerSecond = 8;

/** What is measured at each load. */
const columns = /** @type {const} */ ({
  comePlatform: ['connecting: CPU of the platform', 'µs/visitor'],
  comeSite: ['connecting: CPU of the site', 'µs/visitor'],
  comePostgreSQL: ['connecting: CPU of PostgreSQL', 'µs/visitor'],
  restPlatform: ['at rest: CPU of the platform', 'µs/visitor and s'],
  restSite: ['at rest: CPU of the site', 'µs/visitor and s'],
  restBytes: ['at rest: received', 'B/visitor and s'],
  kbPlatform: ['memory of the platform', 'kB/visitor'],
  kbSite: ['memory of the site', 'kB/visitor'],
  lines: [`lines received by all, at ${linesPerSecond} a second to each`, 'lines/s'],
  linePlatform: ['a line to a visitor: CPU of the platform', 'µs/line'],
  lineSite: ['a line to a visitor: CPU of the site', 'µs/line'],
  lineBytes: ['a line to a visitor: received', 'B/line'],
  delay: ['half of the lines come within', 'ms'],
});

/** @typedef {keyof typeof columns} Key */
/** @typedef {Record<'platform' | 'site' | 'PostgreSQL', number>} Cpu */

/**
 * Visitors who are connected through the site: as they come, at rest, and while the room shows as many lines as it may.
 *
 * @param {Awaited<ReturnType<typeof import('./startRoom.mjs').startRoom>>} room
 * @param {import('./measureScale.mjs').ScaleOptions & { visitors: number }} options
 * @param {Record<'platform' | 'site', number>} usAMessage what writing a line costs
 * @returns {Promise<import('./costs.mjs').Measured<Key>>}
 */
export const measureVisitors = async (room, options, usAMessage) => {
  const { engines, visitors, seconds, restSeconds, print } = options;
  const loads = threeLoads(visitors);
  const meter = createMeter({
    platform: room.platform.pid,
    site: room.site.pid,
    PostgreSQL: engines.pids.PostgreSQL,
  });
  const rest = () => meter.over(() => pause(restSeconds * 1_000));
  const megabytes = () => ({ platform: meter.megabytes('platform'), site: meter.megabytes('site') });
  const seen = createNotes();
  /** @type {import('../../load/openVisitors.mjs').Visitor[]} */
  const open = [];
  // What came before is to be done.
  await pause(restSeconds * 200);
  const empty = { ...(await rest()), mb: megabytes() };

  const come = async (/** @type {number} */ count) => {
    const coming = count - open.length;
    const { result, cpu } = await meter.over(() => openVisitors(room.server, coming, seen, open.length));
    open.push(...result);
    const each = (/** @type {keyof Cpu} */ name) => (cpu[name] * 1_000) / coming;
    return { comePlatform: each('platform'), comeSite: each('site'), comePostgreSQL: each('PostgreSQL') };
  };
  const stay = async (/** @type {number} */ count) => {
    await pause(2_000);
    const before = seen.bytes;
    const { cpu, seconds: passed } = await rest();
    const now = megabytes();
    const each = (/** @type {keyof Cpu} */ name) =>
      ((cpu[name] / passed - empty.cpu[name] / empty.seconds) * 1_000) / count;
    const kb = (/** @type {'platform' | 'site'} */ name) => ((now[name] - empty.mb[name]) * 1_024) / count;
    const values = {
      restPlatform: each('platform'),
      restSite: each('site'),
      restBytes: (seen.bytes - before) / count / passed,
      kbPlatform: kb('platform'),
      kbSite: kb('site'),
    };
    return { values, msASecond: { platform: cpu.platform / passed, site: cpu.site / passed } };
  };
  const listen = async (/** @type {Record<'platform' | 'site', number>} */ msASecond) => {
    const before = { lines: seen.lines, bytes: seen.bytes };
    seen.delays.length = 0;
    const talk = await meter.over(async () => {
      const written = await room.write({ rate: linesPerSecond, seconds });
      await pause(1_000);
      return written;
    });
    const lines = seen.lines - before.lines;
    const each = (/** @type {'platform' | 'site'} */ name) =>
      (talk.cpu[name] * 1_000 - msASecond[name] * talk.seconds * 1_000 - usAMessage[name] * talk.result) /
      lines;
    return {
      lines: lines / seconds,
      linePlatform: each('platform'),
      lineSite: each('site'),
      lineBytes: (seen.bytes - before.bytes) / lines,
      delay: quantile(seen.delays, 0.5),
    };
  };

  /** @type {Record<Key, number>[]} */
  const found = [];
  for (const count of loads) {
    print(`rooms: ${count} visitors come, rest, and get ${linesPerSecond} lines a second …`);
    const coming = await come(count);
    const { values, msASecond } = await stay(count);
    found.push({ ...coming, ...values, ...(await listen(msASecond)) });
  }
  closeVisitors(open);
  const keys = /** @type {Key[]} */ (Object.keys(columns));
  return {
    title: 'A visitor who is connected to one room through the site: visitors',
    loads: loads.map(String),
    costs: recordOf(keys, (key) => {
      const [what, unit] = columns[key];
      return { what, unit, values: found.map((load) => load[key]) };
    }),
    notes: [
      ...(seen.outOfOrder > 0 ? [`${seen.outOfOrder} lines were lost, doubled or out of order.`] : []),
      ...(seen.closed.length > 0 ? [`${seen.closed.length} connections were closed.`] : []),
    ],
  };
};
