import { createMeter } from '../../load/createMeter.mjs';
import { closeVisitors, createNotes, openVisitors } from '../../load/openVisitors.mjs';
import { threeLoads, toRates } from './costs.mjs';
import { measureLoads } from './measureLoads.mjs';
import { measureVisitors } from './measureVisitors.mjs';
import { startRoom } from './startRoom.mjs';

/** Visitors on each of several instances. */
const onEach = 2;
const instanceCounts = [1, 3];

const names = /** @type {const} */ (['platform', 'site', 'PostgreSQL', 'Redis']);

/** @typedef {Awaited<ReturnType<typeof startRoom>>} Room */
/** @typedef {import('./measureScale.mjs').ScaleOptions & { visitors: number, messages: number }} Options `visitors`, `messages` a second: as many as two cores bear */

/** Messages that no visitor sees: what writing one costs. @type {(room: Room, options: Options) => Promise<{ measured: import('./costs.mjs').Measured, usAMessage: Record<'platform' | 'site', number> }>} */
const measureMessages = async (room, { engines, messages, seconds, restSeconds, print }) => {
  const loads = threeLoads(messages);
  print(`rooms: ${loads.join(', ')} messages a second …`);
  const meter = createMeter({ platform: room.platform.pid, site: room.site.pid, ...engines.pids });
  const { units, perUnitUs, perUnit } = await measureLoads({
    meter,
    names,
    loads,
    restSeconds,
    run: (rate) => room.write({ rate, seconds }),
    counts: { wal: engines.walBytes },
  });
  const measured = {
    title: 'A message of one room, written through the site: messages a second',
    loads: loads.map(String),
    costs: {
      reached: { what: 'reached', unit: 'messages/s', values: toRates(units, seconds) },
      platform: { what: 'CPU of the platform', unit: 'µs/message', values: perUnitUs.platform },
      site: { what: 'CPU of the site', unit: 'µs/message', values: perUnitUs.site },
      database: { what: 'CPU of PostgreSQL', unit: 'µs/message', values: perUnitUs.PostgreSQL },
      redis: { what: 'CPU of Redis', unit: 'µs/message', values: perUnitUs.Redis },
      wal: { what: 'write-ahead log', unit: 'B/message', values: perUnit.wal },
    },
    notes: [],
  };
  // A tenth of the load is about what a room shows.
  const usAMessage = { platform: perUnitUs.platform[1] ?? 0, site: perUnitUs.site[1] ?? 0 };
  return { measured, usAMessage };
};

/**
 * What instances of one room share: messages written on all of them in turn, with some visitors on each.
 *
 * @type {(room: Room, options: Options) => Promise<import('./costs.mjs').Measured>}
 */
const measureInstances = async (room, { engines, messages, seconds, restSeconds, print }) => {
  const rate = Math.max(1, messages / 4);
  const instances = [room.platform];
  const seen = createNotes();
  /** @type {import('../../load/openVisitors.mjs').Visitor[]} */
  const open = [];
  /** @type {Record<'reached' | 'platforms' | 'PostgreSQL' | 'Redis', number[]>} */
  const found = { reached: [], platforms: [], PostgreSQL: [], Redis: [] };
  for (const count of instanceCounts) {
    print(`rooms: ${rate} messages a second on ${count} instances …`);
    while (instances.length < count) instances.push(await room.startPlatform(instances.length));
    for (const { url } of instances.slice(open.length / onEach)) {
      const server = { ...room.server, port: Number(new URL(url).port) };
      open.push(...(await openVisitors(server, onEach, seen, open.length)));
    }
    const platforms = instances.map((_, index) => `platform ${index}`);
    /** @type {Record<string, number>} */
    const pids = Object.fromEntries(instances.map(({ pid }, index) => [`platform ${index}`, pid]));
    const meter = createMeter(/** @type {Record<string, number>} */ ({ ...pids, ...engines.pids }));
    const { units, perUnitUs } = await measureLoads({
      meter,
      names: [...platforms, 'PostgreSQL', 'Redis'],
      loads: [rate],
      restSeconds,
      run: () => room.write({ rate, seconds }, (number) => instances[number % count]?.url),
    });
    const sum = platforms.reduce((total, name) => total + (perUnitUs[name]?.[0] ?? 0), 0);
    found.reached.push(...toRates(units, seconds));
    found.platforms.push(sum);
    found.PostgreSQL.push(...(perUnitUs['PostgreSQL'] ?? []));
    found.Redis.push(...(perUnitUs['Redis'] ?? []));
  }
  closeVisitors(open);
  return {
    title: `A message of a room that instances share, ${rate} a second, ${onEach} visitors on each: instances`,
    loads: instanceCounts.map(String),
    costs: {
      reached: { what: 'reached', unit: 'messages/s', values: found.reached },
      platforms: { what: 'CPU of all platforms', unit: 'µs/message', values: found.platforms },
      database: { what: 'CPU of PostgreSQL', unit: 'µs/message', values: found.PostgreSQL },
      redis: { what: 'CPU of Redis', unit: 'µs/message', values: found.Redis },
    },
    notes: seen.outOfOrder > 0 ? [`${seen.outOfOrder} lines were lost, doubled or out of order.`] : [],
  };
};

/** Live rooms: a message, a visitor, and what several instances share. @type {(options: Options) => Promise<Record<'messages' | 'visitors' | 'instances', import('./costs.mjs').Measured>>} */
export const measureRooms = async (options) => {
  const room = await startRoom(options);
  try {
    // Not counted: compilers warm up.
    await room.write({ rate: 100, seconds: 2 });
    const { measured: messages, usAMessage } = await measureMessages(room, options);
    const visitors = await measureVisitors(room, options, usAMessage);
    const instances = await measureInstances(room, options);
    const refused = room.refused();
    const notes = refused > 0 ? [`${refused} messages were refused.`] : [];
    return { messages: { ...messages, notes }, visitors, instances };
  } finally {
    await room.stop();
  }
};
