import { setTimeout as pause } from 'node:timers/promises';
import { askAll } from './askAll.mjs';
import { residentMb } from './processUse.mjs';
import { articlePath, missingPath } from './startSamplePlatform.mjs';

/** The first reading is taken after so many addresses of each kind. */
const firstCount = 1000;

/**
 * How often they are visited before it: the room the engine takes for its garbage grows with the pages that are made, and has reached
 * its size by then. Growth after later addresses is memory that they keep.
 */
const warmUpRounds = 5;

/** @type {(from: number, to: number) => Generator<string>} */
const paths = function* (from, to) {
  for (let number = from; number < to; number += 1)
    yield number % 2 ? articlePath(number) : missingPath(number);
};

/** The lowest of some readings: garbage comes and goes. */
const settled = async (/** @type {number} */ pid) => {
  let lowest = Infinity;
  for (let reading = 0; reading < 10; reading += 1) {
    await pause(300);
    lowest = Math.min(lowest, residentMb(pid));
  }
  return lowest;
};

/**
 * Resident memory of a site in MB, after 2,000 distinct addresses visited five times and after `count`: every second one is of an item
 * that does not exist.
 *
 * @param {{ url: string, pid: number }} site
 * @param {number} count
 * @param {(line: string) => void} print
 */
export const memoryOver = async ({ url, pid }, count, print) => {
  const step = Math.max(firstCount * 2, Math.ceil(count / 10));
  let refused = 0;
  const visit = (/** @type {number} */ from, /** @type {number} */ to) =>
    askAll(
      (function* () {
        for (const path of paths(from, to)) yield url + path;
      })(),
      { connections: 16, onAnswer: ({ status }) => (refused += status === 503 || status === 0 ? 1 : 0) },
    );
  for (let round = 0; round < warmUpRounds; round += 1) await visit(0, firstCount * 2);
  const before = await settled(pid);
  for (let from = firstCount * 2; from < count; from += step) {
    await visit(from, Math.min(count, from + step));
    print(`${Math.min(count, from + step)} addresses: ${residentMb(pid).toFixed(0)} MB`);
  }
  return { before, after: await settled(pid), refused };
};
