import { toCostTable } from './costs.mjs';
import { measureItems } from './measureItems.mjs';
import { measurePages } from './measurePages.mjs';
import { measureRooms } from './measureRooms.mjs';
import { measureStatistics } from './measureStatistics.mjs';

/** @typedef {{ root: string, engines: import('./startEngines.mjs').Engines, port: number, seconds: number, restSeconds: number, print: (line: string) => void }} ScaleOptions `port`: the first of ten free ones */

/** The greatest load of each part: about what two cores bear, together with the visitors that this machine has to play, too. */
const whole = {
  visitors: 2_000,
  messages: 100,
  requests: 500,
  pages: 4_000,
  newPages: 200,
  items: 1_000_000,
  rounds: 100,
  seconds: 15,
  // A ping of each connection.
  restSeconds: 25,
};

/** Small enough to try the command in a minute or two. Its figures mean nothing. */
const small = {
  visitors: 200,
  messages: 50,
  requests: 100,
  pages: 500,
  newPages: 50,
  items: 10_000,
  rounds: 5,
  seconds: 2,
  restSeconds: 2,
};

/** @type {Record<string, (options: ScaleOptions & typeof whole) => Promise<import('./toNeeds.mjs').AllMeasured>>} */
const parts = {
  rooms: measureRooms,
  statistics: async (options) => ({ statistics: await measureStatistics(options) }),
  pages: async (options) => ({ pages: await measurePages(options) }),
  items: async (options) => ({ items: await measureItems(options) }),
};

export const partNames = Object.keys(parts);

/**
 * Measures the named parts, one after another; one that fails leaves the others.
 *
 * @param {Pick<ScaleOptions, 'root' | 'engines' | 'port' | 'print'> & { names: readonly string[], isQuick: boolean, items?: number | undefined }} options `items`: of the largest database
 * @returns {Promise<{ measured: import('./toNeeds.mjs').AllMeasured, missing: string[] }>} `missing`: parts that failed, and why
 */
export const measureScale = async ({ names, isQuick, items, ...rest }) => {
  const sizes = isQuick ? small : whole;
  const options = { ...rest, ...sizes, items: items ?? sizes.items };
  /** @type {import('./toNeeds.mjs').AllMeasured} */
  const measured = {};
  /** @type {string[]} */
  const missing = [];
  for (const name of names)
    try {
      const found = await parts[name]?.(options);
      for (const part of Object.values(found ?? {})) rest.print(`\n${toCostTable(part)}\n`);
      Object.assign(measured, found);
    } catch (error) {
      missing.push(`${name}: ${error instanceof Error ? error.message : error}`);
    }
  return { measured, missing };
};
