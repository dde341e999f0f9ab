import { createMeter } from '../../load/createMeter.mjs';
import { startForked } from '../startForked.mjs';
import { threeLoads } from './costs.mjs';

/** Entries of a page of a list. */
const perPage = 50;
/** A page of a list is measured up to this one. */
const farthestPage = 1_000;
/** Entries of the lists that are not of all items, and comments of one. */
const others = 2_000;

/** Names of calls in `platformCalls.mjs`, by what they have in common. @type {(page: number) => Record<'first' | 'last' | 'rare' | 'common', string[]>} */
const toCalls = (page) => ({
  first: ['newest items, page 1', 'channel of all items, page 1'],
  last: [`newest items, page ${page}`, `channel of all items, page ${page}`],
  rare: ['a word in none', 'a letter in none'],
  common: ['a word in every third item', 'a word in some thousand', 'two words'],
});

/** @typedef {{ p50: number, platformMs: number, databaseMs: number }} CallCost */

/** @type {(options: Options, items: number) => Promise<{ bytes: Record<string, number>, megabytes: number, calls: Record<keyof ReturnType<typeof toCalls>, CallCost> }>} */
const measureSize = async ({ root, engines, rounds, print }, items) => {
  print(`items: a database with ${items} …`);
  const { started, ask, stop } =
    /** @type {{ started: { url: string }, ask: (request?: object) => Promise<any>, stop: () => Promise<void> }} */ (
      await startForked({
        root,
        file: 'libs/reference-platform/scripts/platformDatabase.mjs',
        env: { TEST_DATABASE_URL: engines.adminUrl },
      })
    );
  const request = async (/** @type {object} */ body) => {
    const { result, error } = await ask(body);
    if (error) throw new Error(error);
    return result;
  };
  const meter = createMeter({ PostgreSQL: engines.pids.PostgreSQL });
  try {
    const { megabytes } = await request({ fill: { items, comments: others, perList: others } });
    const [bytes = {}] = await engines.query(
      started.url,
      `select pg_total_relation_size('content')::float8 as items, pg_total_relation_size('search_entry')::float8 as search,
         pg_total_relation_size('list_item')::float8 as lists, pg_indexes_size('content')::float8 + pg_indexes_size('search_entry')::float8
         + pg_indexes_size('list_item')::float8 as indexes`,
    );
    const page = Math.min(farthestPage, Math.floor(items / perPage));
    /** @type {Record<string, CallCost>} */
    const calls = {};
    for (const [kind, names] of Object.entries(toCalls(page))) {
      const { result, cpu } = await meter.over(() => request({ time: names, rounds, page }));
      calls[kind] = {
        p50: result.p50,
        platformMs: result.cpuMs,
        databaseMs: cpu.PostgreSQL / result.calls,
      };
    }
    return { bytes: /** @type {Record<string, number>} */ (bytes), megabytes, calls };
  } finally {
    await request({ drop: true });
    await stop();
  }
};

/** @typedef {import('./measureScale.mjs').ScaleOptions & { items: number, rounds: number }} Options `rounds`: of each call */

/**
 * An item of the platform on PostgreSQL: room on the disk, a page of a list, a search.
 *
 * @param {Options} options
 */
export const measureItems = async (options) => {
  const sizes = threeLoads(options.items);
  /** @type {Awaited<ReturnType<typeof measureSize>>[]} */
  const found = [];
  for (const items of sizes) found.push(await measureSize(options, items));
  /** @type {(kind: keyof ReturnType<typeof toCalls>, what: string) => import('./costs.mjs').Cost[]} */
  const toCosts = (kind, what) => [
    {
      what: `${what}: CPU of the platform`,
      unit: 'ms',
      values: found.map(({ calls }) => calls[kind].platformMs),
    },
    {
      what: `${what}: CPU of PostgreSQL`,
      unit: 'ms',
      values: found.map(({ calls }) => calls[kind].databaseMs),
    },
    {
      what: `${what}: half of the answers within`,
      unit: 'ms',
      values: found.map(({ calls }) => calls[kind].p50),
    },
  ];
  /** @type {(part: string) => number[]} */
  const perItem = (part) =>
    found.map(({ bytes }, index) => (bytes[part] ?? Number.NaN) / (sizes[index] ?? 1));
  const rows = {
    items: { what: 'the item with its indexes', unit: 'B/item', values: perItem('items') },
    search: { what: 'its entry of the search', unit: 'B/item', values: perItem('search') },
    lists: { what: 'its entry of a list', unit: 'B/item', values: perItem('lists') },
    indexes: { what: 'indexes of these three', unit: 'B/item', values: perItem('indexes') },
    database: { what: 'the whole database', unit: 'MB', values: found.map(({ megabytes }) => megabytes) },
  };
  const calls = [
    ...toCosts('first', 'first page of a list'),
    ...toCosts('last', `page ${farthestPage} of a list, or the last`),
    ...toCosts('common', 'search of words in many items'),
    ...toCosts('rare', 'search of a word in none'),
  ];
  return {
    title: 'An item on PostgreSQL: items',
    loads: sizes.map(String),
    costs: { ...rows, ...Object.fromEntries(calls.map((cost) => [cost.what, cost])) },
    notes: [],
  };
};
