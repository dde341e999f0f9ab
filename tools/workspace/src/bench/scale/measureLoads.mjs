import { setTimeout as pause } from 'node:timers/promises';
import { recordOf } from '../../load/recordOf.mjs';

/** Work that comes after the last answer, such as a batch that is written, belongs to the load. */
const settleMs = 1_000;

/**
 * What a unit costs each process at each load: CPU time, less what the process needs at rest, when all work of before is done; and how
 * much further counts grow with it.
 *
 * @template {string} Name
 * @template {string} [Count=never]
 * @param {object} options
 * @param {Pick<ReturnType<typeof import('../../load/createMeter.mjs').createMeter<Name>>, 'over'>} options.meter
 * @param {readonly Name[]} options.names
 * @param {readonly number[]} options.loads
 * @param {number} options.restSeconds
 * @param {(load: number) => Promise<number>} options.run puts a load on the processes and resolves to its number of units
 * @param {Record<Count, () => number | Promise<number>>} [options.counts] such as bytes that were written so far
 * @param {(ms: number) => Promise<unknown>} [options.wait]
 * @returns {Promise<{ units: number[], perUnitUs: Record<Name, number[]>, perUnit: Record<Count, number[]> }>}
 */
export const measureLoads = async ({ meter, names, loads, restSeconds, run, counts, wait = pause }) => {
  const countNames = /** @type {Count[]} */ (Object.keys(counts ?? {}));
  const readCounts = async () => Promise.all(countNames.map((name) => counts?.[name]() ?? 0));
  await wait(restSeconds * 200);
  const rest = await meter.over(() => wait(restSeconds * 1_000));
  /** @type {{ units: number, us: Record<Name, number>, counts: number[] }[]} */
  const found = [];
  for (const load of loads) {
    const before = await readCounts();
    const { result, cpu, seconds } = await meter.over(async () => {
      const done = await run(load);
      await wait(settleMs);
      return done;
    });
    const after = await readCounts();
    const ofRest = (/** @type {Name} */ name) => (rest.cpu[name] / rest.seconds) * seconds;
    found.push({
      units: result,
      us: recordOf(names, (name) => ((cpu[name] - ofRest(name)) * 1_000) / result),
      counts: after.map((count, index) => (count - (before[index] ?? Number.NaN)) / result),
    });
  }
  return {
    units: found.map(({ units }) => units),
    perUnitUs: recordOf(names, (name) => found.map(({ us }) => us[name])),
    perUnit: recordOf(countNames, (name) =>
      found.map((load) => load.counts[countNames.indexOf(name)] ?? Number.NaN),
    ),
  };
};
