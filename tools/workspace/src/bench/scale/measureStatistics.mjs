import { join } from 'node:path';
import { atRate } from '../../load/atRate.mjs';
import { createEventSender } from '../../load/createEventSender.mjs';
import { createMeter } from '../../load/createMeter.mjs';
import { startBuiltReceiver } from '../../load/startBuiltReceiver.mjs';
import { measureLoads } from './measureLoads.mjs';
import { threeLoads, toRates } from './costs.mjs';

/** Events of a request: what a page collects while it is read, and one that comes alone. */
const listSizes = /** @type {const} */ ([20, 1]);
const connections = 16;

const names = /** @type {const} */ (['receiver', 'PostgreSQL']);

/**
 * An event of statistics, through the built receiver into PostgreSQL.
 *
 * @param {import('./measureScale.mjs').ScaleOptions & { requests: number }} options `requests`: with events, a second, as many as two cores bear
 */
export const measureStatistics = async ({ root, engines, port, seconds, restSeconds, requests, print }) => {
  const databaseUrl = await engines.createDatabase('statistics');
  const receiver = await startBuiltReceiver({
    root,
    port,
    databaseUrl,
    log: join(root, 'tmp/bench-scale-receiver.log'),
    print,
  });
  const meter = createMeter({ receiver: receiver.pid, PostgreSQL: engines.pids.PostgreSQL });
  const loads = threeLoads(requests);
  /** @type {{ reached: number[], perUnitUs: Record<typeof names[number], number[]>, bytes: number, walBytes: number[], accepted: number }[]} */
  const found = [];
  for (const eventsPerRequest of listSizes) {
    print(`statistics: ${loads.join(', ')} requests a second with ${eventsPerRequest} events …`);
    const sender = createEventSender({ port, eventsPerRequest, connections });
    // Not counted: compilers warm up.
    await sender.sendFor(seconds / 2);
    const { units, perUnitUs, perUnit } = await measureLoads({
      meter,
      names,
      loads,
      restSeconds,
      run: async (rate) => {
        const before = sender.counts().accepted;
        await atRate({ rate, seconds, atOnce: connections, act: sender.send });
        return sender.counts().accepted - before;
      },
      counts: { wal: engines.walBytes },
    });
    const { accepted, bytes } = sender.counts();
    found.push({
      reached: toRates(units, seconds),
      perUnitUs,
      walBytes: perUnit.wal,
      bytes: bytes / accepted,
      accepted,
    });
    sender.close();
  }
  await receiver.stop(15_000);
  const [stored] = await engines.query(
    databaseUrl,
    `select count(*)::int as rows, (select sum(pg_total_relation_size(relid)) from pg_partition_tree('tracking_event'))::float8 as bytes from tracking_event`,
  );
  const [lists, alone] = found;
  if (!lists || !alone) throw new Error('nothing was measured');
  const lost = lists.accepted + alone.accepted - Number(stored?.['rows']);
  return {
    title: `An event of statistics: events a second, ${listSizes[0]} a request (in brackets requests)`,
    loads: loads.map((rate) => `${rate * listSizes[0]} (${rate})`),
    costs: {
      reached: { what: 'reached', unit: 'events/s', values: lists.reached },
      receiver: { what: 'CPU of the receiver', unit: 'µs/event', values: lists.perUnitUs.receiver },
      database: { what: 'CPU of PostgreSQL', unit: 'µs/event', values: lists.perUnitUs.PostgreSQL },
      wal: { what: 'write-ahead log', unit: 'B/event', values: lists.walBytes },
      receiverAlone: {
        what: 'each event in a request of its own: CPU of the receiver',
        unit: 'µs/event',
        values: alone.perUnitUs.receiver,
      },
      databaseAlone: {
        what: 'each event in a request of its own: CPU of PostgreSQL',
        unit: 'µs/event',
        values: alone.perUnitUs.PostgreSQL,
      },
      request: { what: 'body of a request', unit: 'B/event', values: loads.map(() => lists.bytes) },
      stored: {
        what: 'in the database, with its index',
        unit: 'B/event',
        values: loads.map(() => Number(stored?.['bytes']) / Number(stored?.['rows'])),
      },
    },
    notes: lost === 0 ? [] : [`${lost} confirmed events were lost.`],
  };
};
